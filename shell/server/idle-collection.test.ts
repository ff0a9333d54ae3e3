import { collectWhenIdle, CHECK_EVERY } from './idle-collection';

const MB = 2 ** 20;
const server = { used: 0, resident: 200 * MB, collections: 0 };
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(server, { used: 0, resident: 200 * MB, collections: 0 });
  stop = collectWhenIdle({
    used: () => server.used,
    resident: () => server.resident,
    collect: () => {
      server.collections += 1;
      server.resident = 190 * MB;
    },
  });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

/** @param share of one processor that is used meanwhile */
const look = (share: number): void => {
  server.used += share * CHECK_EVERY * 1000;
  jest.advanceTimersByTime(CHECK_EVERY);
};

it('gives memory back once the rush is over, not during it', () => {
  look(0);
  expect(server.collections).toBe(1);
  server.resident = 400 * MB;
  look(1);
  look(0.2);
  expect(server.collections).toBe(1);
  look(0.01);
  expect([server.collections, server.resident]).toEqual([2, 190 * MB]);
});

it('leaves a server alone that has not grown', () => {
  look(0);
  server.resident = 215 * MB;
  for (let time = 0; time < 10; time += 1) look(0.01);
  expect(server.collections).toBe(1);
});
