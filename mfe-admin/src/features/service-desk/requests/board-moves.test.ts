import type { ServiceRequestState } from '@ayana/contracts/service-desk';
import { BOARD_STATES, columnOf, moveTo } from './board-moves';

const moves = (state: ServiceRequestState): Record<string, string> =>
  Object.fromEntries(
    BOARD_STATES.flatMap((column) => {
      const name = moveTo({ state }, column);
      return name === undefined ? [] : [[column, name]];
    }),
  );

test('each column is reached by the transition of the workflow, or not at all', () => {
  expect(moves('new')).toEqual({ assigned: 'assign', in_progress: 'start', awaiting_approval: 'ask_approval' });
  expect(moves('assigned')).toEqual({
    assigned: 'assign',
    in_progress: 'start',
    pending: 'wait',
    awaiting_approval: 'ask_approval',
    resolved: 'resolve',
  });
  expect(moves('pending')).toEqual({ assigned: 'assign', in_progress: 'resume', resolved: 'resolve' });
  expect(moves('awaiting_approval')).toEqual({});
  expect(moves('resolved')).toEqual({ new: 'reopen' });
});

test('a reopened request waits like a new one, and a closed one is on no board', () => {
  expect(columnOf('reopened')).toBe('new');
  expect(columnOf('closed')).toBeNull();
});
