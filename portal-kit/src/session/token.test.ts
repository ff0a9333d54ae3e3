import { accessToken, renewAccessToken, setAccessToken, setTokenRenewal } from './token';

const renew = jest.fn(async () => setAccessToken('new', 600));
let monotonic = 0;
let wall = Date.parse('2026-11-20T12:00:00Z');
const MINUTE = 60_000;

beforeEach(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => monotonic);
  jest.spyOn(Date, 'now').mockImplementation(() => wall);
  renew.mockClear();
  setTokenRenewal(renew);
  setAccessToken('old', 600);
});
afterEach(() => jest.restoreAllMocks());

function pass(
  milliseconds: number,
  clocks: { monotonic?: boolean; wall?: boolean } = { monotonic: true, wall: true },
): void {
  if (clocks.monotonic === true) monotonic += milliseconds;
  if (clocks.wall === true) wall += milliseconds;
}

it('is used as long as it lives and renewed shortly before it ends', async () => {
  pass(9 * MINUTE);
  expect(await accessToken()).toBe('old');
  pass(MINUTE);
  expect(await accessToken()).toBe('new');
  expect(renew).toHaveBeenCalledTimes(1);
});

it('is renewed after an hour of sleep, also where the monotonic clock stopped', async () => {
  pass(60 * MINUTE, { wall: true });
  expect(await accessToken()).toBe('new');
});

it('is not harmed by a wall clock that is set back', async () => {
  wall -= 120 * MINUTE;
  pass(10 * MINUTE);
  expect(await accessToken()).toBe('new');
});

it('twenty refusals one after another request one new token', async () => {
  for (const token of Array.from({ length: 20 }, () => 'old')) expect(await renewAccessToken(token)).toBe('new');
  expect(renew).toHaveBeenCalledTimes(1);
});

it('is not requested when the user is signed out', async () => {
  setAccessToken(undefined);
  expect(await renewAccessToken('old')).toBeUndefined();
  expect(renew).not.toHaveBeenCalled();
});
