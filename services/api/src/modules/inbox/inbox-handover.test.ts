import { refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';
import { type Inbox, inboxOf } from './testing/inbox.js';

interface Colleague {
  id: string;
  name: string;
  role: string;
}

let api: TestApi;
let inbox: Inbox;
const colleagues: Record<string, Colleague> = {};
beforeAll(async () => {
  api = await startApi();
  inbox = inboxOf(api);
  const { body } = await api.call<{ items: Colleague[] }>('GET', '/staff', { as: 'ayana_staff' });
  for (const person of body.items) colleagues[person.role] = person;
});
afterAll(() => api.close());

const idOf = (role: string): string => colleagues[role]?.id ?? '';

test('the staff find each other by name or address, and nobody else', async () => {
  expect(Object.keys(colleagues).toSorted()).toEqual(['admin', 'ayana_staff', 'super_admin']);
  const found = async (q: string) =>
    (await api.call<{ items: Colleague[] }>('GET', `/staff?q=${q}`, { as: 'ayana_staff' })).body.items.map(
      ({ role }) => role,
    );
  expect(await found('ayana+staff')).toEqual(['ayana_staff']);
  expect(await found('patient')).toEqual([]);
});

test('the list of the staff is by name, in pages', async () => {
  const names: string[] = [];
  let cursor = '';
  do {
    const { body } = await api.call<{ items: Colleague[]; next_cursor: string | null }>(
      'GET',
      `/staff?limit=1${cursor && `&cursor=${cursor}`}`,
      { as: 'admin' },
    );
    names.push(...body.items.map(({ name }) => name));
    cursor = body.next_cursor ?? '';
  } while (cursor !== '');
  expect(names).toEqual(Object.values(colleagues).map(({ name }) => name));
});

test('a request is handed to a colleague, who finds it unread and gets a mail with the note', async () => {
  const id = await inbox.received('contact');
  await inbox.claim(id);
  await api.call('POST', `/inbox/${id}/read`, { as: 'admin' });
  const { status, body } = await inbox.handOver(id, { assigned_to: idOf('admin'), note: 'She speaks French.' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'claimed', assigned_to: { id: idOf('admin') } });
  expect(body.timeline.at(-1)).toMatchObject({
    event: 'handed_over',
    actor: { id: idOf('ayana_staff') },
    person: { id: idOf('admin') },
    text: 'She speaks French.',
  });
  expect((await inbox.detail(id, 'admin')).body.is_read).toBe(false);
  const mails = await api.database.rows<{ recipient: string; data: { note: string; visitor: string } }>(
    `select recipient, data from outgoing_mails where template = 'inbox_handed_over' and data->>'id' = $1`,
    [id],
  );
  expect(mails).toMatchObject([
    { recipient: 'admin@demo.ayana.test', data: { note: 'She speaks French.', visitor: 'Amina Otieno' } },
  ]);
  const audited = await api.database.rows(
    `select subject_id, details->>'transition' as transition from audit_entries
     where action = 'inbox.changed' and details->>'id' = $1 order by id`,
    [id],
  );
  expect(audited).toEqual([
    { subject_id: null, transition: 'claim' },
    { subject_id: idOf('admin'), transition: 'hand_over' },
  ]);
});

test('one that nobody has claimed becomes the colleague’s; an answered one stays answered; a closed one is refused', async () => {
  const id = await inbox.received('contact');
  expect((await inbox.handOver(id, { assigned_to: idOf('super_admin') })).body.status).toBe('claimed');
  await inbox.patch(id, { status: 'answered' });
  const answered = await inbox.handOver(id, { assigned_to: idOf('ayana_staff') }, 'admin');
  expect(answered.body).toMatchObject({ status: 'answered', assigned_to: { id: idOf('ayana_staff') } });
  await inbox.patch(id, { status: 'closed' });
  expect((await inbox.handOver(id, { assigned_to: idOf('admin') })).body.code).toBe('illegal_transition');
});

test('only to a member of the staff who does not have it already', async () => {
  const id = await inbox.received('contact');
  await inbox.claim(id);
  const [patient] = await api.database.rows<{ id: string }>(`select id from users where role = 'patient' limit 1`);
  for (const assigned_to of [patient?.id, idOf('ayana_staff'), '0190a000-0000-7000-8000-00000000dead', undefined])
    expect(refusedFieldsOf(await inbox.handOver(id, { assigned_to }))).toEqual(['assigned_to']);
});
