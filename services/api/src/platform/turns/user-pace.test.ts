import { UserPace } from './user-pace.js';

function pace() {
  let time = 0;
  return { pace: new UserPace(() => time), pass: (milliseconds: number) => (time += milliseconds) };
}

test('while others ask, 150 milliseconds of work are free, and then a fortieth of the time', () => {
  const { pace: ours, pass } = pace();
  ours.note('ann');
  ours.note('bob');
  expect(ours.restAfter('ann', 150)).toBe(0);
  expect(ours.restAfter('ann', 20)).toBe(800);
  pass(800);
  ours.note('bob');
  expect(ours.restAfter('ann', 20)).toBe(800);
  expect(ours.restAfter('bob', 20)).toBe(0);
});

test('a user who is alone never rests', () => {
  const { pace: ours, pass } = pace();
  ours.note('bob');
  ours.note('ann');
  pass(1001);
  ours.note('ann');
  expect(ours.restAfter('ann', 5000)).toBe(0);
  ours.note('bob');
  expect(ours.restAfter('ann', 80)).toBe(3000);
});

test('a rest is at most three seconds, and then the work goes on', () => {
  const { pace: ours, pass } = pace();
  ours.note('bob');
  expect(ours.restAfter('ann', 60_000)).toBe(3000);
  pass(3000);
  ours.note('bob');
  expect(ours.restAfter('ann', 1)).toBe(40);
  pass(60_000);
  ours.note('bob');
  expect(ours.restAfter('ann', 149)).toBe(0);
});
