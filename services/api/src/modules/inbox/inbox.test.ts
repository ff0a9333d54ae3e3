import { requestReference } from '@ayana/contracts/inbox';
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

/** The ids of a list over all of its pages. */
async function paged(query: string): Promise<string[]> {
  const ids: string[] = [];
  let cursor = '';
  do {
    const { body }: { body: Page } = await inbox.list(`?${query}${cursor && `&cursor=${cursor}`}`);
    ids.push(...body.items.map(({ id }) => id));
    cursor = body.next_cursor ?? '';
  } while (cursor !== '');
  return ids;
}

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
      timeline: [{ event: 'received', actor: null, person: null, to_status: 'new' }],
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

  test('by due time: what waits for an answer, the soonest first, then the rest, the newest first', async () => {
    const country = 'Ghana';
    const ids: string[] = [];
    for (const hours of [5, 1, 3, 2, 4]) {
      const id = await inbox.received('contact', {});
      await inbox.claim(id);
      await api.database.rows(
        `update inbox_items set country = $3, due_at = date_trunc('milliseconds', now()) + make_interval(hours => $2) where id = $1`,
        [id, hours, country],
      );
      ids.push(id);
    }
    const [five = '', one = '', three = '', older = '', newer = ''] = ids;
    for (const id of [older, newer]) await inbox.patch(id, { status: 'answered' });
    expect(await paged(`country=${country}&sort=due&limit=2`)).toEqual([one, three, five, newer, older]);
    expect(await paged(`country=${country}&sort=due&order=desc&limit=2`)).toEqual([older, newer, five, three, one]);
    await inbox.patch(three, { notes: 'Changed last' });
    expect((await paged(`country=${country}&sort=updated`))[0]).toBe(three);
    await inbox.patch(one, { status: 'closed' });
    expect(await paged(`country=${country}&sort=due&open=true`)).toEqual([three, five, newer, older]);
    expect(await paged(`country=${country}&open=false`)).toEqual([one]);
  });

  test('by owner: one’s own, nobody’s, a colleague’s, or several of them', async () => {
    const country = 'Togo';
    const [mine, theirs, nobodys] = [
      await inbox.received('consultation', { country }),
      await inbox.received('consultation', { country }),
      await inbox.received('consultation', { country }),
    ];
    await inbox.claim(mine);
    await inbox.claim(theirs, 'admin');
    const admin = (await inbox.detail(theirs)).body.assigned_to?.id ?? '';
    expect(await paged(`country=${country}&assigned_to=me`)).toEqual([mine]);
    expect(await paged(`country=${country}&assigned_to=none`)).toEqual([nobodys]);
    expect(await paged(`country=${country}&assigned_to=${admin}`)).toEqual([theirs]);
    expect(await paged(`country=${country}&assigned_to=me,none`)).toEqual([nobodys, mine]);
  });

  test('the search finds words of the sender’s data, and the number that was given out', async () => {
    const named = await inbox.received('contact', { first_name: 'Zoë', last_name: 'Quellmann' });
    const other = await inbox.received('contact');
    expect(await paged('q=quellm+zoe')).toEqual([named]);
    expect(await paged(`q=${requestReference(other).toLowerCase()}`)).toEqual([other]);
    expect(await paged('q=AY-ZZZZZZ')).toEqual([]);
  });

  test('refuses unknown filters', async () => {
    expect(refusedFieldsOf(await inbox.list('?kind=fax&limit=0&owner=me&sort=age&assigned_to=you&cursor=abc'))).toEqual(
      ['assigned_to', 'kind', 'limit', 'owner', 'sort'],
    );
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
