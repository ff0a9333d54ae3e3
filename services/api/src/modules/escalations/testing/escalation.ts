import type { EscalationChain, EscalationRunDetail, PlannedStep, OnCallRotaDetail } from '@ayana/contracts/operations';
import type { Problem } from '@ayana/contracts/problems';
import { atTime, type TestApi } from '../../../../test/support/api.js';
import { type Person, personOf } from '../../journeys/testing/case.js';
import { RunSteps } from '../runs/run-steps.js';

export type Run = EscalationRunDetail & Pick<Problem, 'code' | 'detail'>;
export type Chain = EscalationChain & Pick<Problem, 'code'>;
export type Rota = OnCallRotaDetail & Pick<Problem, 'code'>;

let names = 0;

/** Escalation through HTTP. */
export function escalationOf(api: TestApi) {
  const staff = 'ayana_staff' as const;

  /** Someone of the staff, with a phone. */
  async function colleague(phone: string | null = '+91 98400 12345'): Promise<Person> {
    const person = await personOf(api, staff);
    await api.database.rows('update users set phone = $2 where id = $1', [person.id, phone]);
    return person;
  }

  const addChain = (steps: PlannedStep[], changes: object = {}) =>
    api.call<Chain>('POST', '/escalation-chains', {
      as: staff,
      body: { name: `Chain ${(names += 1)}`, rounds: 2, steps, ...changes },
    });

  async function chainOf(...steps: PlannedStep[]): Promise<Chain> {
    const { status, body, text } = await addChain(steps);
    if (status !== 201) throw new Error(`The chain was answered ${status} ${text}`);
    return body;
  }

  const addRota = (people: readonly Person[], changes: object = {}) =>
    api.call<Rota>('POST', '/on-call-rotas', {
      as: staff,
      body: {
        name: `Rota ${(names += 1)}`,
        zone: 'Asia/Kolkata',
        handover_time: '09:00',
        turn_days: 7,
        starts_on: '2026-11-02',
        people: people.map(({ id }) => id),
        ...changes,
      },
    });

  const start = async (chain: { id: string }, changes: object = {}): Promise<Run> =>
    (
      await api.call<Run>('POST', '/escalation-runs', {
        as: staff,
        body: { chain_id: chain.id, title: 'Fever on day 2', text: 'A patient reports 39.2.', ...changes },
      })
    ).body;
  const run = async (id: string): Promise<Run> =>
    (await api.call<Run>('GET', `/escalation-runs/${id}`, { as: staff })).body;
  const acknowledge = (id: string, as: object = { as: staff }) =>
    api.call<Run>('POST', `/escalation-runs/${id}/acknowledge`, { ...as, body: {} });
  const clock = () => api.app.get(RunSteps, { strict: false });
  /** What the clock does at a time. */
  const at = (time: Date) => atTime(api, time, () => clock().run());

  return { colleague, addChain, chainOf, addRota, start, run, acknowledge, at };
}

export const step = (
  people: readonly { id: string }[],
  wait_minutes = 5,
  channels: PlannedStep['channels'] = ['bell', 'mail', 'text'],
): PlannedStep => ({ targets: people.map(({ id }) => ({ kind: 'person', id })), channels, wait_minutes });
