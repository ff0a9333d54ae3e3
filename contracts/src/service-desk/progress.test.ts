import { type RequestWithProgress, requestProgress } from './index.ts';

const T = '2026-11-20T08:00:00.000Z';
const REQUEST: RequestWithProgress = {
  state: 'new',
  outcome: null,
  created_at: T,
  owned_at: null,
  resolved_at: null,
  closed_at: null,
  approvals: [],
  entries: [],
};
const steps = (over: Partial<RequestWithProgress>): string[] =>
  requestProgress({ ...REQUEST, ...over }).map(({ id, state }) => `${id} ${state}`);
const started = { owned_at: T, entries: [{ at: T, to_state: 'in_progress' }] } as const;

test('a request moves along its steps', () => {
  expect(steps({})).toEqual([
    'new current',
    'assigned upcoming',
    'in_progress upcoming',
    'resolved upcoming',
    'closed upcoming',
  ]);
  expect(steps({ ...started, state: 'in_progress' }).slice(0, 4)).toEqual([
    'new done',
    'assigned done',
    'in_progress current',
    'resolved upcoming',
  ]);
  expect(steps({ ...started, state: 'closed', outcome: 'done', resolved_at: T, closed_at: T })).toEqual([
    'new done',
    'assigned done',
    'in_progress done',
    'resolved done',
    'closed done',
  ]);
});

test('it waits for someone, or for an approval, and works again once it is reopened', () => {
  expect(steps({ ...started, state: 'pending' })).toContain('in_progress waiting');
  expect(requestProgress({ ...REQUEST, state: 'pending' }).map(({ name }) => name)).toContain('pending');
  expect(steps({ state: 'awaiting_approval', approvals: [{ decided_at: null }] }).slice(0, 3)).toEqual([
    'new done',
    'assigned done',
    'awaiting_approval waiting',
  ]);
  expect(steps({ ...started, state: 'reopened' }).slice(2, 4)).toEqual(['in_progress current', 'resolved upcoming']);
});

test('what a closed request never reached is skipped, and a refusal is seen', () => {
  expect(steps({ state: 'closed', outcome: 'cancelled', owned_at: T, closed_at: T })).toEqual([
    'new done',
    'assigned done',
    'in_progress skipped',
    'resolved skipped',
    'closed done',
  ]);
  expect(steps({ state: 'closed', outcome: 'declined', closed_at: T, approvals: [{ decided_at: T }] })).toEqual([
    'new done',
    'assigned skipped',
    'awaiting_approval failed',
    'in_progress skipped',
    'resolved skipped',
    'closed failed',
  ]);
});

test('a step has the time at which it was last reached', () => {
  const entries = [
    { at: T, to_state: 'in_progress' },
    { at: '2026-11-22T08:00:00.000Z', to_state: 'reopened' },
  ] as const;
  const progress = requestProgress({ ...REQUEST, state: 'reopened', owned_at: T, entries });
  expect(progress.map(({ at }) => at)).toEqual([T, T, '2026-11-22T08:00:00.000Z', null, null]);
});
