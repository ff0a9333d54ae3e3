import { callsAnswered, counted } from './quiet';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A call that is answered when `answer` is called, and what has happened so far. */
function call(): { answer: () => void } {
  let answer: () => void = () => {};
  void counted(
    new Promise<void>((resolve) => {
      answer = resolve;
    }),
  );
  return { answer: () => answer() };
}

async function waiting(): Promise<{ isOver: () => boolean }> {
  let over = false;
  void callsAnswered().finally(() => {
    over = true;
  });
  await jest.advanceTimersByTimeAsync(50);
  return { isOver: () => over };
}

test('without calls it is over once a page has had time to begin some', async () => {
  expect((await waiting()).isOver()).toBe(true);
});

test('it waits for the last of several answers', async () => {
  const [first, second] = [call(), call()];
  const wait = await waiting();
  first.answer();
  await jest.advanceTimersByTimeAsync(10);
  expect(wait.isOver()).toBe(false);
  second.answer();
  await jest.advanceTimersByTimeAsync(10);
  expect(wait.isOver()).toBe(true);
});

test('a call without an answer holds nothing up for long', async () => {
  const { answer } = call();
  const wait = await waiting();
  await jest.advanceTimersByTimeAsync(1_900);
  expect(wait.isOver()).toBe(false);
  await jest.advanceTimersByTimeAsync(200);
  expect(wait.isOver()).toBe(true);
  answer();
});
