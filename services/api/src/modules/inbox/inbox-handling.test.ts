import { randomUUID } from 'node:crypto';
import { INBOX_STATUSES, type InboxStatus } from '@ayana/contracts/inbox';
import { REQUEST_STEPS } from '@ayana/contracts/testing';
import { atTime, refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';
import { type Detail, type Inbox, inboxOf } from './testing/inbox.js';

let api: TestApi;
let inbox: Inbox;
beforeAll(async () => {
  api = await startApi();
  inbox = inboxOf(api);
});
afterAll(() => api.close());

const mails = (id: string, template: string) =>
  api.database.rows<{ data: Record<string, unknown>; recipient: string }>(
    `select data, recipient from outgoing_mails where template = $2 and data->>'id' = $1 order by created_at`,
    [id, template],
  );

describe('claiming', () => {
  test('by ten at once succeeds for one', async () => {
    const id = await inbox.received();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_each, index) => inbox.claim(id, index % 2 ? 'admin' : 'ayana_staff')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const lost = answers.filter(({ status }) => status === 409);
    expect(lost).toHaveLength(9);
    expect(new Set(lost.map(({ body }) => body.code))).toEqual(new Set(['already_claimed']));
    const { body } = await inbox.detail(id);
    expect(body.status).toBe('claimed');
    expect(body.timeline.filter(({ event }) => event === 'claimed')).toMatchObject([
      { actor: body.assigned_to, from_status: 'new', to_status: 'claimed' },
    ]);
  });

  test('and releasing', async () => {
    const id = await inbox.received();
    await inbox.claim(id);
    const { body } = await inbox.patch(id, { status: 'new' });
    expect(body).toMatchObject({ status: 'new', assigned_to: null });
    expect(body.timeline.at(-1)).toMatchObject({ event: 'released', from_status: 'claimed', to_status: 'new' });
    expect((await inbox.claim(id, 'admin')).status).toBe(200);
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
    const id = await inbox.received();
    for (const step of reach[from]) await (step === 'claimed' ? inbox.claim(id) : inbox.patch(id, { status: step }));
    const before = (await inbox.detail(id)).body;
    expect(before.status).toBe(from);
    const answer = await inbox.patch(id, { status: to });
    if (REQUEST_STEPS[from].includes(to)) {
      expect([answer.status, answer.body.status]).toEqual([200, to]);
      expect(answer.body.timeline).toHaveLength(before.timeline.length + 1);
    } else {
      expect([answer.status, answer.body.code]).toEqual([409, 'illegal_transition']);
      expect((await inbox.detail(id)).body).toEqual(before);
    }
  });

  test('a contact message cannot be confirmed', async () => {
    const id = await inbox.received('contact');
    await inbox.claim(id);
    expect((await inbox.patch(id, { status: 'confirmed' })).body.code).toBe('illegal_transition');
  });

  test('a note appears on the timeline and changes nothing else', async () => {
    const id = await inbox.received();
    const { body } = await inbox.patch(id, { notes: 'Call after six, she said.' });
    expect(body.status).toBe('new');
    expect(body.timeline.at(-1)).toMatchObject({
      event: 'note',
      text: 'Call after six, she said.',
      actor: { name: 'Demo ayana staff' },
    });
  });

  test('an empty change and fields of other actions are refused', async () => {
    const id = await inbox.received();
    expect(refusedFieldsOf(await inbox.patch(id, {}))).toEqual(['status']);
    expect(refusedFieldsOf(await inbox.patch(id, { notes: 'x', preferred_date: '2031-01-01' }))).toEqual([
      'preferred_date',
    ]);
    expect(refusedFieldsOf(await inbox.patch(id, { assigned_to: randomUUID(), received_at: 'now' }))).toEqual([
      'assigned_to',
      'received_at',
    ]);
  });
});

describe('confirming', () => {
  test('mails the right time in the visitor’s zone', async () => {
    const id = await inbox.received('consultation', {
      consultation_type: 'Phone Consultation',
      country: 'Nepal',
      time_zone: 'Asia/Kathmandu',
      timezone: 'UTC+06:00',
    });
    await inbox.claim(id);
    const { body } = await inbox.patch(id, { status: 'confirmed' });
    expect(body.confirmed).toEqual({ starts_at: '2031-03-14T04:15:00.000Z', time_zone: 'Asia/Kathmandu', minutes: 30 });
    const [mail] = await mails(id, 'consultation_confirmed');
    expect(mail).toMatchObject({
      recipient: 'nadia.rahman@example.com',
      data: { preferred_date: '2031-03-14', preferred_time: '10:00 AM', time_zone: 'Asia/Kathmandu', sequence: 0 },
    });
  });

  test('another time can be agreed, and moved again', async () => {
    const id = await inbox.received('video_consultation');
    await inbox.claim(id);
    const unknown = await inbox.patch(id, { status: 'confirmed' });
    expect(refusedFieldsOf(unknown)).toEqual(['time_zone']);
    expect((await inbox.detail(id)).body.status).toBe('claimed');
    const agreed = await inbox.patch(id, {
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
    await inbox.patch(id, { status: 'answered' });
    await inbox.patch(id, { status: 'confirmed', preferred_date: '2031-07-02', time_zone: 'Europe/Paris' });
    expect((await mails(id, 'consultation_confirmed')).map(({ data }) => data['sequence'])).toEqual([0, 1]);
  });

  test('a time that has passed is refused', async () => {
    const id = await inbox.received();
    await inbox.claim(id);
    const answer = await atTime(api, new Date('2031-03-15T00:00:00Z'), () => inbox.patch(id, { status: 'confirmed' }));
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

  test('mails the visitor and stops the clock', async () => {
    const id = await inbox.received('contact');
    await inbox.claim(id);
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

  test('requires a claimed request', async () => {
    const id = await inbox.received('contact');
    expect((await reply(id, 'Hello')).body.code).toBe('illegal_transition');
    expect(await mails(id, 'inbox_reply')).toEqual([]);
    expect(refusedFieldsOf(await reply(id, ' '))).toEqual(['message']);
  });
});

test('every change of a status is in the audit trail with who made it', async () => {
  const id = await inbox.received('contact');
  await inbox.claim(id, 'admin');
  for (const message of ['Dear Amina, yes.', 'And one thing more.'])
    await api.call('POST', `/inbox/${id}/replies`, { as: 'admin', body: { message } });
  await inbox.patch(id, { status: 'closed', notes: 'Done' });
  await inbox.patch(id, { status: 'new' });
  const entries = await api.database.rows<{ actor_role: string; details: object }>(
    `select actor_role, details from audit_entries where action = 'inbox.changed' and details->>'id' = $1 order by id`,
    [id],
  );
  expect(entries).toEqual([
    { actor_role: 'admin', details: { id, transition: 'claim', from: 'new', to: 'claimed' } },
    { actor_role: 'admin', details: { id, transition: 'answer', from: 'claimed', to: 'answered' } },
    { actor_role: 'admin', details: { id, transition: 'reply', from: 'answered', to: 'answered' } },
    { actor_role: 'ayana_staff', details: { id, transition: 'close', from: 'answered', to: 'closed' } },
  ]);
});
