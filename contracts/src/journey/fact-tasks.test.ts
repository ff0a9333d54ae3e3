import { CALLS, factsEnding, TASK_KINDS, type TaskKind, taskKindOf } from './fact-tasks.ts';
import { FACT_EFFECTS } from './facts.ts';
import { taskEndOf } from './turn-tasks.ts';

const KINDS = Object.keys(TASK_KINDS) as TaskKind[];

test.each(KINDS)('a task "%s" ends by what its table says', (kind) => {
  const ends = factsEnding(kind);
  const before = ends.filter((fact) => fact !== 'withdrawn' && fact !== 'closed');
  // The last stage closes the case.
  if (TASK_KINDS[kind] === 'facts' && !['withdrawn', 'facts_missing', 'last_stage'].includes(kind))
    expect(before).not.toEqual([]);
  for (const fact of ['withdrawn', 'closed'] as const) {
    const isCall = CALLS.includes(kind) || (kind === 'withdrawn' && fact === 'withdrawn');
    expect([kind, fact, taskEndOf(new Set([fact]), `${kind}.x`) !== null]).toEqual([kind, fact, !isCall]);
  }
});

test('every name in the table of facts is that of a kind of task', () => {
  const names = Object.values(FACT_EFFECTS).flatMap(({ done = [], pointless = [] }) => done.concat(pointless));
  const unknown = names.filter((name) => !KINDS.some((kind) => `${kind}.`.startsWith(name) || name.startsWith(kind)));
  expect(unknown).toEqual([]);
});

test('a name belongs to one kind', () => {
  expect(taskKindOf('plan_travel.visa')).toBe('plan_travel.visa');
  expect(taskKindOf('lapsed.0190.2026-11-29')).toBe('lapsed');
  expect(taskKindOf('paper.0190.2')).toBe('paper');
  expect(taskKindOf('something')).toBeUndefined();
});
