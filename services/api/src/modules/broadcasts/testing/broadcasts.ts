import { randomUUID } from 'node:crypto';
import type { Role } from '@ayana/contracts/identity';
import type { AudienceCount, BroadcastDetail, BroadcastPreview } from '@ayana/contracts/operations';
import type { Problem } from '@ayana/contracts/problems';
import { atTime, type TestApi } from '../../../../test/support/api.js';
import { personOf } from '../../journeys/testing/case.js';
import { BroadcastSending, type StepOutcome } from '../sending/broadcast-sending.js';
import { BroadcastsJob } from '../sending/broadcasts.job.js';

export type BroadcastAnswer = BroadcastDetail & Pick<Problem, 'code' | 'detail' | 'errors'>;

interface Reader {
  country: string;
  phone?: string;
  zone?: string;
}

/** Broadcasts through HTTP; the job runs when a test says so. */
export function broadcastsOf(api: TestApi) {
  const staff = 'ayana_staff' as const;
  const rows = <T extends object>(text: string, ...values: unknown[]) => api.database.rows<T>(text, values);

  /** A country that only the readers of one test have. */
  const land = (): string => `Land ${randomUUID()}`;
  /** Patients of a country, in order. */
  async function readersIn(country: string, count: number, { phone, zone = 'Asia/Dhaka' }: Partial<Reader> = {}) {
    const people = [];
    for (let index = 0; index < count; index += 1) {
      const person = await personOf(api, 'patient');
      await rows(
        'update users set country = $2, phone = $3, time_zone = $4 where id = $1',
        person.id,
        country,
        phone === undefined ? null : `${phone}${index}`,
        zone,
      );
      people.push(person);
    }
    return people;
  }

  const form = (country: string, more: object = {}) => ({
    title: 'Rain in Chennai',
    purpose: 'mandatory',
    channels: ['mail'],
    texts: [{ language: 'en', subject: 'Heavy rain', body: 'Hello {{name}}, please stay inside.' }],
    audience: { kind: 'people', roles: ['patient'], countries: [country] },
    is_urgent: true,
    ...more,
  });
  const create = (body: object, as: Role = staff) => api.call<BroadcastAnswer>('POST', '/broadcasts', { as, body });
  const read = (id: string, as: Role = staff) => api.call<BroadcastAnswer>('GET', `/broadcasts/${id}`, { as });
  const change = (id: string, body: object, as: Role = staff, headers: Record<string, string> = {}) =>
    api.call<BroadcastAnswer>('PATCH', `/broadcasts/${id}`, { as, body, headers });
  const move = (id: string, name: string, more: object = {}, as: Role = staff) =>
    api.call<BroadcastAnswer>('POST', `/broadcasts/${id}/transitions`, { as, body: { name, ...more } });
  const count = (body: object) =>
    api.call<AudienceCount & Problem>('POST', '/broadcasts/audience', { as: staff, body });
  const preview = (id: string, key?: string) =>
    api.call<BroadcastPreview & Problem>('GET', `/broadcasts/${id}/preview${key === undefined ? '' : `?key=${key}`}`, {
      as: staff,
    });

  /** A broadcast that an administrator has approved. */
  async function approved(body: object): Promise<BroadcastAnswer> {
    const { body: draft, status, text } = await create(body);
    if (status !== 201) throw new Error(text);
    for (const [name, as] of [
      ['submit', staff],
      ['approve', 'admin'],
    ] as const) {
      const moved = await move(draft.id, name, {}, as);
      if (moved.status !== 200) throw new Error(moved.text);
    }
    return (await read(draft.id)).body;
  }

  const step = (id: string, at = new Date()): Promise<StepOutcome> =>
    atTime(api, at, () => api.app.get(BroadcastSending, { strict: false }).step(id));
  const tick = (at: Date): Promise<void> => atTime(api, at, () => api.app.get(BroadcastsJob, { strict: false }).tick());
  /** Messages by state. */
  const states = async (id: string): Promise<Record<string, number>> =>
    Object.fromEntries(
      (
        await rows<{ state: string; count: number }>(
          'select state, count(*)::int as count from broadcast_messages where broadcast_id = $1 group by state',
          id,
        )
      ).map(({ state, count: many }) => [state, many]),
    );
  const mails = (id: string) =>
    rows<{ recipient: string; status: string; data: { id: string; subject: string; body: string } }>(
      `select recipient, status, data from outgoing_mails where template = 'broadcast'
        and data->>'id' in (select id::text from broadcast_messages where broadcast_id = $1) order by recipient`,
      id,
    );

  return {
    rows,
    land,
    readersIn,
    form,
    create,
    read,
    change,
    move,
    count,
    preview,
    approved,
    step,
    tick,
    states,
    mails,
  };
}
