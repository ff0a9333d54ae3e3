import type { SignalKind, IncidentDetail } from '@ayana/contracts/operations';
import type { Role } from '@ayana/contracts/identity';
import type { Problem } from '@ayana/contracts/problems';
import { atTime, type TestApi } from '../../../../test/support/api.js';
import type { SignalDetailDto, SignalDto, SignalsPageDto } from '../../signals/signal-answers.dto.js';
import { SignalsJob } from '../../signals/signals.job.js';
import { userIdOf } from '../../journeys/testing/journeys.js';

export type SignalAnswer = SignalDetailDto & Pick<Problem, 'code' | 'detail'>;
export type IncidentAnswer = IncidentDetail & Pick<Problem, 'code' | 'detail'>;

export const HOUR = 60 * 60_000;
const START = Date.now();
/** A time so many hours after the start of the test; before it when negative. */
export const inHours = (hours: number): Date => new Date(START + hours * HOUR);

/** Crisis detection and incident command through HTTP; the job runs when a test says so. */
export function operationsOf(api: TestApi) {
  const staff = 'ayana_staff' as const;

  /** What the job does at a moment. @returns how many signals it opened */
  const evaluate = (at: Date = new Date()): Promise<number> =>
    atTime(api, at, () => api.app.get(SignalsJob, { strict: false }).run());
  const list = async (query = ''): Promise<SignalDto[]> =>
    (await api.call<SignalsPageDto>('GET', `/signals?limit=100&${query}`, { as: staff })).body.items;
  /** The signals of a kind about one thing, the newest first. */
  const about = async (kind: SignalKind, subject_id: string | null): Promise<SignalDto[]> =>
    (await list(`kind=${kind}`)).filter(({ subject }) => subject.id === subject_id);
  const signal = (id: string, as: Role = staff) => api.call<SignalAnswer>('GET', `/signals/${id}`, { as });
  const move = (
    id: string,
    body: object,
    { as = staff, headers = {} }: { as?: Role; headers?: Record<string, string> } = {},
  ) => api.call<SignalAnswer>('POST', `/signals/${id}/transitions`, { as, body, headers });

  const incident = (id: string) => api.call<IncidentAnswer>('GET', `/incidents/${id}`, { as: staff });
  const open = (body: object = {}, as: Role = staff) =>
    api.call<IncidentAnswer>('POST', '/incidents', {
      as,
      body: { title: 'Fever after a knee replacement', type: 'medical', severity: 2, ...body },
    });
  const act = (
    method: string,
    path: string,
    body?: object,
    { as = staff, headers = {} }: { as?: Role; headers?: Record<string, string> } = {},
  ) => api.call<IncidentAnswer>(method, `/incidents/${path}`, { as, headers, ...(body === undefined ? {} : { body }) });

  const userId = (role: Role) => userIdOf(api, role);
  const trail = (action: string, id: string) =>
    api.database.rows<{ actor_role: string | null; details: Record<string, unknown> }>(
      `select actor_role, details from audit_entries where action = $1 and details->>'id' = $2 order by created_at, id`,
      [action, id],
    );

  return { evaluate, list, about, signal, move, incident, open, act, userId, trail };
}

export type Operations = ReturnType<typeof operationsOf>;
