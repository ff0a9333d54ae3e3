import type { Role } from '@ayana/contracts/identity';
import type { Workflow } from '@ayana/contracts/workflow';
import { Clock } from '../clock/clock.js';
import type { EntityManager } from '../database/database.js';
import type { CurrentUser } from '../http/access/access.js';
import { Workflows, type WorkflowDefinition } from './workflow.js';

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

interface Counted {
  state: State;
  updated_at: Date;
  version?: number;
}
const NOW = new Date('2026-12-01T10:00:00Z');

/** What is done to a row, in its order. */
function recorded(row: Counted | null, more: Partial<WorkflowDefinition<Counted, State, 'approve'>> = {}) {
  const log: string[] = [];
  const workflows = new Workflows<Counted, State, 'approve'>({
    clock: { now: () => NOW },
    transitions: TRANSITIONS,
    lock: (_em, { id }, asked) => Promise.resolve((log.push(`lock ${asked} for ${id}`), row)),
    stateOf: ({ state }) => state,
    enter: (_em, _row, { note }) => void log.push(`enter, ${note}`),
    audit: (_em, _row, { note }) => Promise.resolve(void log.push(`audit, ${note}`)),
    publish: (_em, { version }) => Promise.resolve(void log.push(`publish ${version}`)),
    ...more,
  });
  const em = { flush: () => Promise.resolve(void log.push('flush')) } as unknown as EntityManager;
  const actor = { id: 'u1', role: 'admin' } as CurrentUser;
  const change = (ifMatch?: string) => workflows.change(em, actor, 'r1', ifMatch, () => void log.push('work'));
  return {
    log,
    change,
    move: (note?: string) =>
      workflows.move(em, actor, row as Counted, { name: 'approve', ...(note === undefined ? {} : { note }) }),
  };
}

test('a change locks the row, works on it, counts it and announces it, in this order', async () => {
  const row: Counted = { state: 'asked', updated_at: new Date(0), version: 3 };
  const { log, change } = recorded(row);
  expect(await change('"3"')).toBe(row);
  expect(log).toEqual(['lock r1 for u1', 'work', 'flush', 'publish 4']);
  expect(row).toEqual({ state: 'asked', updated_at: NOW, version: 4 });
});

test('a row that is not there is not found, and one that was changed meanwhile stays', async () => {
  const gone = recorded(null);
  await expect(gone.change()).rejects.toMatchObject({ code: 'not_found' });
  const row: Counted = { state: 'asked', updated_at: new Date(0), version: 3 };
  const stale = recorded(row);
  await expect(stale.change('"2"')).rejects.toMatchObject({ code: 'stale_version' });
  expect([gone.log, stale.log, row.version]).toEqual([['lock r1 for u1'], ['lock r1 for u1'], 3]);
});

test('a row without versions is never stale, and gets none', async () => {
  const row: Counted = { state: 'asked', updated_at: new Date(0) };
  await recorded(row).change('"2"');
  expect(row).toEqual({ state: 'asked', updated_at: NOW });
});

test('a transition writes its note into the timeline, where there is one, and into the audit trail', async () => {
  const row: Counted = { state: 'asked', updated_at: NOW };
  const plain = recorded(row);
  await plain.move();
  expect(plain.log).toEqual(['enter, null', 'audit, null']);
  const entries: (string | null)[] = [];
  const withEntry = recorded(row, { addEntry: (_em, _row, { note }) => void entries.push(note) });
  await withEntry.move('Seen');
  expect([withEntry.log, entries]).toEqual([['enter, Seen', 'audit, Seen'], ['Seen']]);
});

test('without a first state to lead to, nothing is moved', async () => {
  const nowhere = { approve: { ...TRANSITIONS.approve, to: [] } } as Workflow<State, 'approve'>;
  const { log, move } = recorded({ state: 'asked', updated_at: NOW }, { transitions: nowhere });
  await expect(move()).rejects.toMatchObject({ code: 'illegal_transition' });
  expect(log).toEqual([]);
});
