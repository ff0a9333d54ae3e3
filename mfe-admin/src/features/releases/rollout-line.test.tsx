import { render, screen } from '@testing-library/react';
import type { Rollout } from './loader';
import { RolloutLine, TakenBack } from './rollout-line';

const rollout = (state: Rollout['state'], findings: Rollout['findings'] = []): Rollout => ({
  state,
  since: '2026-11-26T10:00:00Z',
  before: { version: '1.0.0-a', visitors: 900, failures: 2 },
  now: { version: '1.0.0-b', visitors: 80, failures: 20 },
  findings,
});
const failing = rollout('worse', [
  { measure: 'failures', before: 0.222, now: 25 },
  { measure: 'LCP', before: 1900, now: 3200 },
]);

test.each([
  ['gathering', 'Too little yet to compare them.'],
  ['same', 'No difference.'],
] as const)('a roll-out that is %s', (state, words) => {
  render(<RolloutLine rollout={rollout(state)} />);
  const line = screen.getByText(/The roll-out began/);
  expect(line).toHaveTextContent('80 visitors had the new version and 900 the other.');
  expect(line).toHaveTextContent(words);
});

const takenBack = (reason: Rollout): HTMLElement => {
  const change = {
    id: '1',
    remote: 'mfe-public',
    kind: 'end_part',
    version: '1.0.0-b',
    traffic: null,
    state: 'done',
    generation: 3,
    changed_by: null,
    reason,
    started_at: '2026-11-26T11:00:00Z',
    finished_at: '2026-11-26T11:00:01Z',
  } as const;
  render(<TakenBack change={change} reason={reason} />);
  return screen.getByRole('status');
};

test('what was taken back by itself says why, with both figures', () => {
  const notice = takenBack(failing);
  expect(notice).toHaveTextContent('1.0.0-b was rolled back by itself');
  expect(notice).toHaveTextContent('It failed for 25% of its visitors, the other for 0.2%.');
  expect(notice).toHaveTextContent('Largest paint: 3.2 s, with the other 1.9 s.');
});

test('what was judged before visitors were counted speaks of pages, without a number of visitors', () => {
  const { before, now } = failing;
  const notice = takenBack({ ...failing, before: { ...before, visitors: null }, now: { ...now, visitors: null } });
  expect(notice).toHaveTextContent('25% of its pages failed, with the other 0.2%. Largest paint: 3.2 s');
  expect(notice).not.toHaveTextContent(/visitor|NaN/);
});
