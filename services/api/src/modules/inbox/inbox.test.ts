import { refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';
import { contactForm } from '../inquiries/contact.factory.js';
import { type Inbox, inboxOf, type Page } from './testing/inbox.js';

let api: TestApi;
let inbox: Inbox;
beforeAll(async () => {
  api = await startApi();
  inbox = inboxOf(api);
});
afterAll(() => api.close());

describe('reading', () => {
  test('shows everything the visitor wrote, as text, with the due time', async () => {
    const id = await inbox.received('contact', { additional_info: 'a & b > c "quoted"; BMI <30, 5\'10" tall' });
    const { body } = await inbox.detail(id);
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
      payload: { ...contactForm(), additional_info: 'a & b › c quoted; BMI ‹30, 5′10″ tall' },
      timeline: [{ event: 'received', actor: null, to_status: 'new' }],
    });
    expect(Date.parse(body.due_at) - Date.parse(body.received_at)).toBe(24 * 3_600_000);
  });

  test('shows the trip estimate of a consultation', async () => {
    const trip_estimate = 'Hip replacement in Kochi. 21 days in India, 2 people. $6,200 to $9,400';
    const id = await inbox.received('consultation', { trip_estimate });
    expect((await inbox.detail(id)).body.payload).toMatchObject({ trip_estimate });
  });

  test('lists newest first, each once across pages', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 7; index += 1)
      ids.unshift(await inbox.received('video_consultation', { country: 'Fiji' }));
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const { body }: { body: Page } = await inbox.list(`?country=Fiji&limit=3${cursor ? `&cursor=${cursor}` : ''}`);
      seen.push(...body.items.map((item) => item.id));
      cursor = body.next_cursor;
    } while (cursor);
    expect(seen).toEqual(ids);
  });

  test('filters by kind, status, country, age and overdue', async () => {
    const now = Date.now();
    const country = 'Nepal';
    const fresh = await inbox.received('consultation', { country });
    const old = await inbox.received('consultation', { country });
    await api.database.rows(`update inbox_items set received_at = $2, due_at = $3 where id = $1`, [
      old,
      new Date(now - 8 * 86_400_000),
      new Date(now - 7 * 86_400_000),
    ]);
    const ids = async (query: string) =>
      (await inbox.list(`?country=${country}&${query}`)).body.items.map(({ id }) => id);
    expect(await ids('kind=consultation')).toEqual([fresh, old]);
    expect(await ids('kind=contact')).toEqual([]);
    expect(await ids('age=today')).toEqual([fresh]);
    expect(await ids('age=week')).toEqual([fresh]);
    expect(await ids('age=older')).toEqual([old]);
    expect(await ids('overdue=true')).toEqual([old]);
    expect(await ids('overdue=false')).toEqual([fresh]);
    await inbox.claim(old);
    expect(await ids('status=claimed')).toEqual([old]);
    await inbox.patch(old, { status: 'closed' });
    expect(await ids('overdue=true')).toEqual([]);
    expect(await ids('status=&kind=')).toEqual([fresh, old]);
  });

  test('a staff member’s own queue: their claimed requests, the soonest due first, in pages', async () => {
    const taken: string[] = [];
    for (const hours of [5, 1, 3]) {
      const id = await inbox.received('consultation');
      await inbox.claim(id);
      await api.database.rows(
        `update inbox_items set due_at = date_trunc('milliseconds', now()) + make_interval(hours => $2) where id = $1`,
        [id, hours],
      );
      taken.push(id);
    }
    const [five = '', one = '', three = ''] = taken;
    const theirs = await inbox.received('consultation');
    await inbox.claim(theirs, 'admin');
    const answered = await inbox.received('consultation');
    await inbox.claim(answered);
    await inbox.patch(answered, { status: 'confirmed', preferred_date: '2031-05-05' });
    const all = (await inbox.list('?assigned_to=me&order=due&limit=100')).body.items;
    expect(all.map(({ id }) => id).filter((id) => [...taken, theirs, answered].includes(id))).toEqual([
      one,
      three,
      five,
    ]);
    const paged: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Page = (await inbox.list(`?assigned_to=me&order=due&limit=1${cursor && `&cursor=${cursor}`}`)).body;
      paged.push(...page.items.map(({ id }) => id));
      cursor = page.next_cursor;
    }
    expect(paged).toEqual(all.map(({ id }) => id));
    const mine = (await inbox.list('?assigned_to=me&limit=100')).body.items;
    expect(mine.map(({ id }) => id)).toEqual(expect.arrayContaining([...taken, answered]));
    expect(mine.every(({ assigned_to }) => assigned_to?.name === 'Demo ayana staff')).toBe(true);
  });

  test('refuses unknown filters', async () => {
    expect(refusedFieldsOf(await inbox.list('?kind=fax&limit=0&owner=me&cursor=abc'))).toEqual([
      'kind',
      'limit',
      'owner',
    ]);
    expect(refusedFieldsOf(await inbox.list('?cursor=abc'))).toEqual(['cursor']);
  });

  test('an unknown request is not found, on every route', async () => {
    const id = '01900000-0000-7000-8000-000000000000';
    const answers = [
      await inbox.detail(id),
      await inbox.detail('me'),
      await inbox.claim(id),
      await inbox.patch(id, { notes: 'x' }),
      await api.call('POST', `/inbox/${id}/read`, { as: 'ayana_staff' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });
});
