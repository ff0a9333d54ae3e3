import type { Role } from '@ayana/contracts/identity';
import type { Workflow } from '@ayana/contracts/workflow';
import { Clock } from '../clock/clock.js';
import type { EntityManager } from '../database/database.js';
import type { CurrentUser } from '../http/access/access.js';
import { Workflows } from './workflow.js';

type State = 'asked' | 'approved' | 'done';
const TRANSITIONS = {
  approve: { from: ['asked'], to: ['approved'], entry: 'broadcast_approval', note: 'internal' },
} as const satisfies Workflow<State, 'approve'>;

function workflow() {
  const log: string[] = [];
  const workflows = new Workflows<{ state: State; updated_at: Date }, State, 'approve'>({
    clock: new Clock(),
    transitions: TRANSITIONS,
    lock: () => Promise.resolve(null),
    stateOf: ({ state }) => state,
    enter: (_em, row, { to }) => {
      row.state = to;
    },
    audit: (_em, _row, { name, from, to }) => {
      log.push(`${name}: ${from} to ${to}`);
      return Promise.resolve();
    },
    publish: () => Promise.resolve(),
  });
  const em = {} as EntityManager;
  const move = async (role: Role | null, state: State, to?: State): Promise<State> => {
    const row = { state, updated_at: new Date() };
    const actor = { id: 'u1', role } as CurrentUser;
    await workflows
      .move(em, actor, row, { name: 'approve', ...(to === undefined ? {} : { to }) })
      .catch((error: Error) => {
        expect(row.state).toBe(state);
        throw error;
      });
    return row.state;
  };
  return { move, log };
}

test('a role that may not make a transition is refused, and nothing is written', async () => {
  const { move, log } = workflow();
  const refused: (Role | null)[] = ['ayana_staff', 'doctor', 'patient', 'partner/hospital', null];
  for (const role of refused) await expect(move(role, 'asked')).rejects.toMatchObject({ code: 'not_allowed' });
  expect(log).toEqual([]);
});

test('a role that may makes it from its state to its state only', async () => {
  const { move, log } = workflow();
  expect(await move('admin', 'asked')).toBe('approved');
  await expect(move('admin', 'approved')).rejects.toMatchObject({ code: 'illegal_transition' });
  await expect(move('admin', 'asked', 'done')).rejects.toMatchObject({ code: 'illegal_transition' });
  expect(log).toEqual(['approve: asked to approved']);
});
