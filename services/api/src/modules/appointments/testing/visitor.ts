import type { Appointment } from '@ayana/contracts/consultations';
import type { Hold, FreeTimes } from '@ayana/contracts/catalogue';
import type { FormAnswer } from '@ayana/contracts/forms';
import type { Problem } from '@ayana/contracts/problems';
import { atTime, type TestApi } from '../../../../test/support/api.js';
import { permanentTokens } from '../../../platform/secrets/permanent-token.js';
import { fixedId } from '../../../seeds/fixed-id.js';
import type { AppointmentMailData } from '../../messaging/templates/enquiry-data.js';

/** Tuesdays 10 to 13, Thursdays and Saturdays 14 to 17, Fridays 18 to 20:15 in India, by video and phone. */
export const DOCTOR = fixedId('0006', 2);
export const SUNDAY = new Date('2026-11-22T06:00:00Z');
const MINUTE = 60_000;
/** Ten on Tuesday in India. */
export const TEN = '2026-11-24T04:30:00.000Z';
export const NEXT = '2026-11-24T05:15:00.000Z';

/** An appointment, or the problem with it. */
export type Seen = Appointment & Pick<Problem, 'code'>;

export const later = (minutes: number): Date => new Date(SUNDAY.getTime() + minutes * MINUTE);

/** A visitor's actions on a time of `DOCTOR`, on `SUNDAY` unless another time is given. */
export function visitorOf(api: () => TestApi) {
  const call = <T>(method: string, path: string, body?: unknown, at = SUNDAY) =>
    atTime(api(), at, () => api().call<T>(method, path, body === undefined ? {} : { body }));

  const hold = (body: object = {}, at = SUNDAY) =>
    call<Hold>('POST', `/doctors/${DOCTOR}/holds`, { starts_at: TEN, kind: 'video', ...body }, at);
  async function held(body: object = {}, at = SUNDAY): Promise<Hold> {
    const answer = await hold(body, at);
    expect(answer.status).toBe(201);
    return answer.body;
  }
  const refusedHold = async (body: object = {}, at = SUNDAY): Promise<Problem> => {
    const { status, body: problem } = await call<Problem>(
      'POST',
      `/doctors/${DOCTOR}/holds`,
      { starts_at: TEN, kind: 'video', ...body },
      at,
    );
    expect([status, problem.code]).toEqual([409, 'slot_taken']);
    return problem;
  };
  async function free(kind = 'video', at = SUNDAY): Promise<string[]> {
    const { status, body } = await call<FreeTimes>(
      'GET',
      `/doctors/${DOCTOR}/free-times?from=2026-11-24&days=1&kind=${kind}`,
      undefined,
      at,
    );
    expect([status, body]).toMatchObject([200, { items: expect.any(Array) as unknown }]);
    return body.items.map(({ starts_at }) => starts_at);
  }
  const form = (slot_id: string, changes: object = {}) => ({
    patient_name: 'Amina Otieno',
    email: 'amina.otieno@example.com',
    slot_id,
    time_zone: 'Africa/Nairobi',
    ...changes,
  });
  const send = <T = FormAnswer>(body: object, at = SUNDAY) =>
    call<T>('POST', '/functions/video-consultation-request', body, at);
  async function booked(changes: object = {}): Promise<{ id: string; token: string; slot: Hold }> {
    const slot = await held();
    const { status, body } = await send(form(slot.slot_id, changes));
    expect(status).toBe(201);
    return { id: body.id ?? '', token: tokenOf(body.id ?? ''), slot };
  }
  const tokenOf = (id: string): string => permanentTokens(api().config.cookieSecret)('manage_appointment', id);
  const seen = (token: string, at = SUNDAY) =>
    call<Seen>('GET', `/appointments/by-token?token=${encodeURIComponent(token)}`, undefined, at);
  const mailsOf = (id: string) =>
    api().database.rows<{ template: string; recipient: string; data: AppointmentMailData }>(
      `select template, recipient, data from outgoing_mails where data->>'id' = $1 order by created_at, id`,
      [id],
    );
  /** The first free time of a doctor. */
  const firstOf = async (doctor: string): Promise<string> => {
    const { body } = await call<FreeTimes>('GET', `/doctors/${doctor}/free-times`);
    return body.items[0]?.starts_at ?? '';
  };

  return { call, hold, held, refusedHold, free, form, send, booked, tokenOf, seen, mailsOf, firstOf };
}
