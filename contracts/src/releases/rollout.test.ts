import { bucketOf, VITALS } from '../operation/index.ts';
import { judgeRollout, ROLLOUT_LIMITS, type VersionSeen, type WatchedVital } from './index.ts';

const seen = (visitors: number, failures: number, vitals: VersionSeen['vitals'] = {}): VersionSeen => ({
  visitors,
  failures,
  vitals,
});
const judge = (before: VersionSeen, now: VersionSeen): ReturnType<typeof judgeRollout> =>
  judgeRollout(before, now, ROLLOUT_LIMITS);
const measured = (vital: WatchedVital, values: readonly number[], times: number): VersionSeen['vitals'] => {
  const buckets = Array.from({ length: VITALS[vital].bounds.length + 1 }, () => 0);
  for (const value of values) buckets[bucketOf(vital, value)] = (buckets[bucketOf(vital, value)] ?? 0) + times;
  return { [vital]: buckets };
};

describe('failures of a new version', () => {
  it('are waited for until both versions were seen often enough', () => {
    expect(judge(seen(1000, 0), seen(49, 40)).state).toBe('gathering');
    expect(judge(seen(49, 0), seen(1000, 400)).state).toBe('gathering');
  });

  it('of all visitors are a reason', () => {
    expect(judge(seen(900, 1), seen(60, 60))).toEqual({
      state: 'worse',
      findings: [{ measure: 'failures', before: 0.111, now: 100 }],
    });
  });

  it.each([
    ['as often as before', seen(2000, 20), seen(200, 2), 'same'],
    ['twice as often, but seldom', seen(100_000, 100), seen(10_000, 20), 'same'],
    ['more often, but by few reports', seen(5000, 0), seen(100, 4), 'same'],
    ['more often by chance', seen(300, 3), seen(100, 5), 'same'],
    ['five in a hundred instead of one in a thousand', seen(5000, 5), seen(400, 20), 'worse'],
  ] as const)('%s', (_words, before, now, state) => expect(judge(before, now).state).toBe(state));
});

describe('a vital of a new version', () => {
  const fast = measured('LCP', [900, 1200, 1500, 2000], 100);

  it('that is clearly slower and not good any more is a reason', () => {
    const slow = measured('LCP', [1500, 2600, 3200, 4500], 40);
    expect(judge(seen(400, 0, fast), seen(160, 0, slow))).toMatchObject({
      state: 'worse',
      findings: [{ measure: 'LCP' }],
    });
  });

  it.each([
    ['slower, but still good', measured('LCP', [1000, 1500, 2000, 2300], 100)],
    ['slower in a handful', measured('LCP', [1500, 2600, 3200, 4500], 10)],
    ['as it was', measured('LCP', [900, 1200, 1500, 2000], 30)],
  ])('%s is none', (_words, now) => expect(judge(seen(400, 0, fast), seen(400, 0, now)).state).toBe('same'));

  it('that was bad before and is a little worse is none', () => {
    const before = measured('INP', [100, 200, 410, 700], 100);
    expect(judge(seen(400, 0, before), seen(400, 0, measured('INP', [120, 220, 420, 690], 60))).state).toBe('same');
  });
});

test('asked every minute of a day, versions without a difference are taken back less than once in a hundred times', () => {
  // A generator of its own, so that each run is the same.
  let state = 7;
  const chance = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 0x1_0000_0000;
  };
  let taken = 0;
  for (let rollout = 0; rollout < 300; rollout += 1) {
    const [before, now] = [seen(0, 0), seen(0, 0)];
    const show = (side: VersionSeen, visitors: number): void => {
      side.visitors += visitors;
      for (let visitor = 0; visitor < visitors; visitor += 1) if (chance() < 0.02) side.failures += 1;
    };
    for (let minute = 0; minute < 1440; minute += 1) {
      show(before, 5);
      if (minute % 2 === 0) show(now, 1);
      if (judge(before, now).state !== 'worse') continue;
      taken += 1;
      break;
    }
  }
  expect(taken).toBeLessThan(3);
});
