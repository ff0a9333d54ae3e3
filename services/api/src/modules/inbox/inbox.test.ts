import { randomUUID } from 'node:crypto';
import {
  INBOX_STATUSES,
  INBOX_TRANSITIONS,
  type InboxDetail,
  type InboxItem,
  type InboxStatus,
} from '@ayana/contracts/inbox';
import type { Problem } from '@ayana/contracts/problems';
import { atTime, refusedFieldsOf, startApi, type TestApi } from '../../../test/api.js';
import { consultationForm, videoConsultationForm } from '../consultations/consultation.factory.js';
import { contactForm } from '../inquiries/contact.factory.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const FORMS = {
  contact: ['/functions/contact-form', contactForm],
  consultation: ['/functions/consultation-form', consultationForm],
  video_consultation: ['/functions/video-consultation-request', videoConsultationForm],
} as const;
type Detail = InboxDetail & Pick<Problem, 'code'>;
type Page = { items: InboxItem[]; next_cursor: string | null };

async function received(
  kind: keyof typeof FORMS = 'consultation',
  changes: Record<string, unknown> = {},
): Promise<string> {
  const [path, form] = FORMS[kind];
  const { body } = await api.call<{ id: string }>('POST', path, { body: form(changes) });
  return body.id;
}
const list = (query = '') => api.call<Page>('GET', `/inbox${query}`, { as: 'ayana_staff' });
const detail = (id: string, as: 'ayana_staff' | 'admin' = 'ayana_staff') =>
  api.call<Detail>('GET', `/inbox/${id}`, { as });
const claim = (id: string, as: 'ayana_staff' | 'admin' = 'ayana_staff') =>
  api.call<Detail>('POST', `/inbox/${id}/claim`, { as });
const patch = (id: string, body: object) => api.call<Detail>('PATCH', `/inbox/${id}`, { as: 'ayana_staff', body });
const mails = (id: string, template: string) =>
  api.database.rows<{ data: Record<string, unknown>; recipient: string }>(
    `select data, recipient from outgoing_mails where template = $2 and data->>'id' = $1 order by created_at`,
    [id, template],
  );

describe('reading', () => {
  test('shows everything the visitor wrote, as text, with the promise’s clock', async () => {
    const id = await received('contact', { additional_info: 'a & b > c "quoted"' });
    const { body } = await detail(id);
    expect(body).toMatchObject({
      id,
      kind: 'contact',
      status: 'new',
      name: 'Amina Otieno',
      email: 'amina.otieno@example.com',
      phone: '+254 712 345678',
      country: null,
      assigned_to: null,
      is_read: false,
      confirmed: null,
      payload: { ...contactForm(), additional_info: 'a & b  c quoted' },
      timeline: [{ event: 'received', actor: null, to_status: 'new' }],
    });
    expect(Date.parse(body.due_at) - Date.parse(body.received_at)).toBe(24 * 3_600_000);
  });

  test('lists newest first, a page at a time, each once', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 7; index += 1) ids.unshift(await received('video_consultation', { country: 'Fiji' }));
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const { body }: { body: Page } = await list(`?country=Fiji&limit=3${cursor ? `&cursor=${cursor}` : ''}`);
      seen.push(...body.items.map((item) => item.id));
      cursor = body.next_cursor;
    } while (cursor);
    expect(seen).toEqual(ids);
  });

  test('filters by kind, status, country, age and overdue', async () => {
    const now = Date.now();
    const country = 'Nepal';
    const fresh = await received('consultation', { country });
    const old = await received('consultation', { country });
    await api.database.rows(`update inbox_items set received_at = $2, due_at = $3 where id = $1`, [
      old,
      new Date(now - 8 * 86_400_000),
      new Date(now - 7 * 86_400_000),
    ]);
    const ids = async (query: string) => (await list(`?country=${country}&${query}`)).body.items.map(({ id }) => id);
    expect(await ids('kind=consultation')).toEqual([fresh, old]);
    expect(await ids('kind=contact')).toEqual([]);
    expect(await ids('age=today')).toEqual([fresh]);
    expect(await ids('age=week')).toEqual([fresh]);
    expect(await ids('age=older')).toEqual([old]);
    expect(await ids('overdue=true')).toEqual([old]);
    expect(await ids('overdue=false')).toEqual([fresh]);
    await claim(old);
    expect(await ids('status=claimed')).toEqual([old]);
    await patch(old, { status: 'closed' });
    expect(await ids('overdue=true')).toEqual([]);
    expect(await ids('status=&kind=')).toEqual([fresh, old]);
  });

  test('refuses filters it does not know', async () => {
    expect(refusedFieldsOf(await list('?kind=fax&limit=0&owner=me&cursor=abc'))).toEqual(['kind', 'limit', 'owner']);
    expect(refusedFieldsOf(await list('?cursor=abc'))).toEqual(['cursor']);
  });

  test('each member of staff has opened what they opened', async () => {
    const id = await received();
    const unread = async (as: 'ayana_staff' | 'admin') =>
      (await api.call<number>('GET', '/inbox/unread-count', { as })).body;
    const [mine, theirs] = [await unread('ayana_staff'), await unread('admin')];
    for (let again = 0; again < 2; again += 1)
      expect((await api.call('POST', `/inbox/${id}/read`, { as: 'ayana_staff' })).status).toBe(204);
    expect([await unread('ayana_staff'), await unread('admin')]).toEqual([mine - 1, theirs]);
    expect([(await detail(id)).body.is_read, (await detail(id, 'admin')).body.is_read]).toEqual([true, false]);
  });

  test('what is not there is not found, whatever is asked of it', async () => {
    const id = '01900000-0000-7000-8000-000000000000';
    const answers = [
      await detail(id),
      await detail('me'),
      await claim(id),
      await patch(id, { notes: 'x' }),
      await api.call('POST', `/inbox/${id}/read`, { as: 'ayana_staff' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });
});

describe('taking over', () => {
  test('of ten at once one succeeds', async () => {
    const id = await received();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_each, index) => claim(id, index % 2 ? 'admin' : 'ayana_staff')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const lost = answers.filter(({ status }) => status === 409);
    expect(lost).toHaveLength(9);
    expect(new Set(lost.map(({ body }) => body.code))).toEqual(new Set(['already_claimed']));
    const { body } = await detail(id);
    expect(body.status).toBe('claimed');
    expect(body.timeline.filter(({ event }) => event === 'claimed')).toMatchObject([
      { actor: body.assigned_to, from_status: 'new', to_status: 'claimed' },
    ]);
  });

  test('and giving back', async () => {
    const id = await received();
    await claim(id);
    const { body } = await patch(id, { status: 'new' });
    expect(body).toMatchObject({ status: 'new', assigned_to: null });
    expect(body.timeline.at(-1)).toMatchObject({ event: 'released', from_status: 'claimed', to_status: 'new' });
    expect((await claim(id, 'admin')).status).toBe(200);
  });
});

describe('changing status', () => {
  const reach: Record<InboxStatus, InboxStatus[]> = {
    new: [],
    claimed: ['claimed'],
    confirmed: ['claimed', 'confirmed'],
    answered: ['claimed', 'answered'],
    closed: ['closed'],
  };
  const steps = INBOX_STATUSES.flatMap((from) => INBOX_STATUSES.map((to) => [from, to] as const));

  test.each(steps)('%s to %s', async (from, to) => {
    const id = await received();
    for (const step of reach[from]) await (step === 'claimed' ? claim(id) : patch(id, { status: step }));
    const before = (await detail(id)).body;
    expect(before.status).toBe(from);
    const answer = await patch(id, { status: to });
    const allowed = INBOX_TRANSITIONS[from].includes(to) && !(from === 'new' && to === 'claimed');
    if (allowed) {
      expect([answer.status, answer.body.status]).toEqual([200, to]);
      expect(answer.body.timeline).toHaveLength(before.timeline.length + 1);
    } else {
      expect([answer.status, answer.body.code]).toEqual([409, 'illegal_transition']);
      expect((await detail(id)).body).toEqual(before);
    }
  });

  test('a contact message is never confirmed', async () => {
    const id = await received('contact');
    await claim(id);
    expect((await patch(id, { status: 'confirmed' })).body.code).toBe('illegal_transition');
  });

  test('a note stands on the timeline and changes nothing else', async () => {
    const id = await received();
    const { body } = await patch(id, { notes: 'Call after six, she said.' });
    expect(body.status).toBe('new');
    expect(body.timeline.at(-1)).toMatchObject({
      event: 'note',
      text: 'Call after six, she said.',
      actor: { name: 'Demo ayana staff' },
    });
  });

  test('an empty change and fields of others are refused', async () => {
    const id = await received();
    expect(refusedFieldsOf(await patch(id, {}))).toEqual(['status']);
    expect(refusedFieldsOf(await patch(id, { notes: 'x', preferred_date: '2031-01-01' }))).toEqual(['preferred_date']);
    expect(refusedFieldsOf(await patch(id, { assigned_to: randomUUID(), received_at: 'now' }))).toEqual([
      'assigned_to',
      'received_at',
    ]);
  });
});

describe('confirming', () => {
  test('mails the right instant in the visitor’s zone', async () => {
    const id = await received('consultation', {
      consultation_type: 'Phone Consultation',
      country: 'Nepal',
      time_zone: 'Asia/Kathmandu',
      timezone: 'UTC+06:00',
    });
    await claim(id);
    const { body } = await patch(id, { status: 'confirmed' });
    expect(body.confirmed).toEqual({ starts_at: '2031-03-14T04:15:00.000Z', time_zone: 'Asia/Kathmandu', minutes: 30 });
    const [mail] = await mails(id, 'consultation_confirmed');
    expect(mail).toMatchObject({
      recipient: 'nadia.rahman@example.com',
      data: { preferred_date: '2031-03-14', preferred_time: '10:00 AM', time_zone: 'Asia/Kathmandu', sequence: 0 },
    });
  });

  test('another moment may be agreed, and moved again', async () => {
    const id = await received('video_consultation');
    await claim(id);
    const unknown = await patch(id, { status: 'confirmed' });
    expect(refusedFieldsOf(unknown)).toEqual(['time_zone']);
    expect((await detail(id)).body.status).toBe('claimed');
    const agreed = await patch(id, {
      status: 'confirmed',
      preferred_date: '2031-07-01',
      preferred_time: '9:00 AM',
      time_zone: 'Europe/Paris',
    });
    expect(agreed.body.confirmed).toEqual({
      starts_at: '2031-07-01T07:00:00.000Z',
      time_zone: 'Europe/Paris',
      minutes: 45,
    });
    await patch(id, { status: 'answered' });
    await patch(id, { status: 'confirmed', preferred_date: '2031-07-02', time_zone: 'Europe/Paris' });
    expect((await mails(id, 'consultation_confirmed')).map(({ data }) => data['sequence'])).toEqual([0, 1]);
  });

  test('a moment that has passed is refused', async () => {
    const id = await received();
    await claim(id);
    const answer = await atTime(api, new Date('2031-03-15T00:00:00Z'), () => patch(id, { status: 'confirmed' }));
    expect(refusedFieldsOf(answer)).toEqual(['preferred_date']);
    expect(await mails(id, 'consultation_confirmed')).toEqual([]);
  });
});

describe('answering', () => {
  const reply = (id: string, message: string, key = randomUUID()) =>
    api.call<Detail>('POST', `/inbox/${id}/replies`, {
      as: 'ayana_staff',
      body: { message },
      headers: { 'idempotency-key': key },
    });

  test('mails the visitor and keeps the promise', async () => {
    const id = await received('contact');
    await claim(id);
    const key = randomUUID();
    const answers = [await reply(id, 'Dear Amina,\nyes.', key), await reply(id, 'Dear Amina,\nyes.', key)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[1]?.text).toBe(answers[0]?.text);
    expect(answers[0]?.body.status).toBe('answered');
    expect(answers[0]?.body.timeline.at(-1)).toMatchObject({
      event: 'reply',
      text: 'Dear Amina,\nyes.',
      to_status: 'answered',
    });
    expect(await mails(id, 'inbox_reply')).toMatchObject([
      { recipient: 'amina.otieno@example.com', data: { message: 'Dear Amina,\nyes.', staff_name: 'Demo ayana staff' } },
    ]);
  });

  test('somebody must have taken it over', async () => {
    const id = await received('contact');
    expect((await reply(id, 'Hello')).body.code).toBe('illegal_transition');
    expect(await mails(id, 'inbox_reply')).toEqual([]);
    expect(refusedFieldsOf(await reply(id, ' '))).toEqual(['message']);
  });
});
