import type { AnalyticsChoices } from '@ayana/contracts/analytics';
import { refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';
import { personOf } from '../journeys/testing/case.js';
import type {
  AcceptanceViewDto,
  ComplicationsViewDto,
  FunnelViewDto,
  RatingsViewDto,
  TimesViewDto,
  LeadsViewDto,
  WorkloadViewDto,
} from './figures.dto.js';
import { figuresOf } from './testing/figures.js';

const RANGE = 'from=2026-03&to=2026-04';

let api: TestApi;
let figures: ReturnType<typeof figuresOf>;
let knee: string;
let heart: string;
let north: string;
let south: string;
let manager: string;

const NAMES: Record<string, string> = {};

/**
 * Six cases, by hand. March and April 2026 are the range, January and February the one before:
 *  1 March, Kenya, contact form: answered after 47 minutes, all the way, two check-ins, one with fever and pain
 *  2 March, Kenya, contact form: answered after 3 hours 10 minutes, nothing more
 *  3 April, Oman, portal: knee, north; opinion, one quote to decide on
 *  4 April, Oman, portal: heart, south; a quote declined with words, one without
 *  5 the last ten minutes of February in India, Kenya, consultation: heart; records only by the stage the staff completed
 *  6 May: outside of both
 */
beforeAll(async () => {
  api = await startApi();
  figures = figuresOf(api);
  const { rows } = api.database;
  const [first, second] = await rows<{ id: string; name: string }>(
    'select id, name from treatments order by name limit 2',
  );
  const [one, other] = await rows<{ id: string; name: string }>(
    'select id, hospital_name as name from partner_hospitals order by hospital_name limit 2',
  );
  for (const { id, name } of [first, second, one, other].filter((each) => each !== undefined)) NAMES[id] = name;
  [knee, heart, north, south] = [first?.id ?? '', second?.id ?? '', one?.id ?? '', other?.id ?? ''];
  manager = (await personOf(api, 'ayana_staff')).id;
  const kenya = (await personOf(api, 'patient')).id;
  const oman = (await personOf(api, 'patient')).id;
  await api.database.rows(
    `update users set country = case when id = $1 then 'Kenya' else 'Oman' end where id = any ($2)`,
    [kenya, [kenya, oman]],
  );
  await figures.add({
    form: { kind: 'contact', answered: '2026-03-10T10:47:00Z' },
    at: '2026-03-10T10:00:00Z',
    patient: kenya,
    requested: '2026-03-11T10:00:00Z',
    treatment: knee,
    manager,
    closed: true,
    records: '2026-03-12T10:00:00Z',
    opinion: '2026-03-15T11:00:00Z',
    quotes: [
      { hospital: north, sent: '2026-03-20T10:00:00Z', status: 'accepted', decided: '2026-03-22T10:00:00Z' },
      { hospital: south, sent: '2026-03-20T12:00:00Z', status: 'declined', decided: '2026-03-22T10:00:00Z' },
    ],
    admitted: '2026-05-01T10:00:00Z',
    discharged: '2026-05-09T10:00:00Z',
    check_ins: [['fever', 'pain'], []],
  });
  await figures.add({
    form: { kind: 'contact', country: 'Kenya', answered: '2026-03-21T13:10:00Z' },
    at: '2026-03-21T10:00:00Z',
    manager,
  });
  await figures.add({
    at: '2026-04-01T10:00:00Z',
    patient: oman,
    requested: '2026-04-01T10:00:00Z',
    treatment: knee,
    manager,
    opinion: '2026-04-03T10:00:00Z',
    quotes: [{ hospital: north, sent: '2026-04-06T10:00:00Z', status: 'sent' }],
  });
  await figures.add({
    at: '2026-04-02T10:00:00Z',
    patient: oman,
    requested: '2026-04-02T10:00:00Z',
    treatment: heart,
    quotes: [
      {
        hospital: south,
        sent: '2026-04-20T10:00:00Z',
        status: 'declined',
        decided: '2026-04-21T10:00:00Z',
        reason: 'My sister will have it done at home.',
      },
      { hospital: north, sent: '2026-04-19T10:00:00Z', status: 'declined', decided: '2026-04-21T10:00:00Z' },
    ],
  });
  await figures.add({
    form: { kind: 'consultation', country: 'Kenya' },
    at: '2026-02-28T18:20:00Z',
    patient: kenya,
    requested: '2026-03-02T10:00:00Z',
    treatment: heart,
    stages: { 1: '2026-03-02T10:00:00Z', 2: '2026-03-03T10:00:00Z' },
  });
  await figures.add({ form: { kind: 'contact', country: 'Kenya' }, at: '2026-05-02T10:00:00Z' });
  expect(await figures.count()).toBe(true);
});
afterAll(() => api.close());

const steps = (...numbers: number[]) => ({
  enquiry: numbers[0] ?? 0,
  registered: numbers[1] ?? 0,
  records: numbers[2] ?? 0,
  opinion: numbers[3] ?? 0,
  quote: numbers[4] ?? 0,
  accepted: numbers[5] ?? 0,
  arrived: numbers[6] ?? 0,
  treated: numbers[7] ?? 0,
  followed_up: numbers[8] ?? 0,
});

test('the funnel counts who reached each step, by the month of the enquiry in India', async () => {
  const { body } = await figures.read<FunnelViewDto>('funnel', RANGE);
  expect(body).toMatchObject({
    from: '2026-03',
    to: '2026-04',
    before_from: '2026-01',
    before_to: '2026-02',
    by: null,
  });
  expect(body.figures).toEqual(steps(4, 3, 3, 3, 3, 1, 1, 1, 1));
  // Twenty past six in the evening, UTC, is ten to midnight in India: February.
  expect(body.before).toEqual(steps(1, 1, 1));
  expect(body.months).toEqual([
    { month: '2026-03', figures: steps(2, 1, 1, 1, 1, 1, 1, 1, 1) },
    { month: '2026-04', figures: steps(2, 2, 2, 2, 2) },
  ]);
  expect(body.groups).toEqual([]);
  expect([body.is_behind, body.counted_at === null]).toEqual([false, false]);
});

test.each([
  [
    'country',
    [
      ['Kenya', null, steps(2, 1, 1, 1, 1, 1, 1, 1, 1), steps(1, 1, 1)],
      ['Oman', null, steps(2, 2, 2, 2, 2), steps()],
    ],
  ],
  [
    'source',
    [
      ['contact', null, steps(2, 1, 1, 1, 1, 1, 1, 1, 1), steps()],
      ['portal', null, steps(2, 2, 2, 2, 2), steps()],
      ['consultation', null, steps(), steps(1, 1, 1)],
    ],
  ],
] as const)('the funnel by %s', async (by, expected) => {
  const { body } = await figures.read<FunnelViewDto>('funnel', `${RANGE}&by=${by}`);
  expect(body.groups.map(({ id, name, figures: now, before }) => [id, name, now, before])).toEqual(expected);
});

test('the funnel by treatment and by hospital, with their names, and with those that say none', async () => {
  const treatments = (await figures.read<FunnelViewDto>('funnel', `${RANGE}&by=treatment`)).body.groups;
  expect(treatments.map(({ id, name, figures: now }) => [id, name, now])).toEqual([
    [knee, NAMES[knee], steps(2, 2, 2, 2, 2, 1, 1, 1, 1)],
    [heart, NAMES[heart], steps(1, 1, 1, 1, 1)],
    [null, null, steps(1)],
  ]);
  const hospitals = (await figures.read<FunnelViewDto>('funnel', `${RANGE}&by=hospital`)).body.groups;
  // A case counts for the hospital of its accepted quote, else of the last one sent.
  expect(hospitals.map(({ id, name, figures: now }) => [id, name, now])).toEqual([
    [north, NAMES[north], steps(2, 2, 2, 2, 2, 1, 1, 1, 1)],
    [south, NAMES[south], steps(1, 1, 1, 1, 1)],
    [null, null, steps(1)],
  ]);
});

test('filters narrow every figure, alone and together, also beyond what is summed up', async () => {
  const enquiries = async (filters: string): Promise<number> =>
    (await figures.read<FunnelViewDto>('funnel', `${RANGE}&${filters}`)).body.figures.enquiry;
  expect(await enquiries('country=Kenya')).toBe(2);
  expect(await enquiries('source=portal')).toBe(2);
  expect(await enquiries(`treatment_id=${knee}`)).toBe(2);
  expect(await enquiries('treatment_id=none')).toBe(1);
  expect(await enquiries('hospital_id=none&country=Kenya')).toBe(1);
  expect(await enquiries(`country=Kenya&source=contact&treatment_id=${knee}`)).toBe(1);
  expect(await enquiries(`country=Oman&treatment_id=${knee}&hospital_id=${north}`)).toBe(1);
  expect(await enquiries(`country=Oman&source=portal&treatment_id=${knee}&hospital_id=${south}`)).toBe(0);
  const query = `${RANGE}&source=portal&treatment_id=${knee}&by=hospital`;
  const { body } = await figures.read<FunnelViewDto>('funnel', query);
  expect(body.groups).toMatchObject([{ id: north, figures: { enquiry: 1, quote: 1, accepted: 0 } }]);
});

test('times are rounded up to their step: half of the cases, and nine of ten, took at most that long', async () => {
  const { body } = await figures.read<TimesViewDto>('times', `${RANGE}&by=country`);
  // 47 minutes count as 50, three hours and ten minutes as three and a half.
  expect(body.figures.first_answer).toEqual({ cases: 2, median: 50, p90: 210 });
  // Two days count as they are, five days and an hour as five and a quarter.
  expect(body.figures.opinion).toEqual({ cases: 2, median: 2 * 1440, p90: 5 * 1440 + 360 });
  // Five, ten and seventeen days.
  expect(body.figures.quote).toEqual({ cases: 3, median: 10 * 1440, p90: 17 * 1440 });
  expect(body.before.first_answer).toEqual({ cases: 0, median: null, p90: null });
  expect(body.months.map((each) => each.figures.quote)).toEqual([
    { cases: 1, median: 10 * 1440, p90: 10 * 1440 },
    { cases: 2, median: 5 * 1440, p90: 17 * 1440 },
  ]);
  expect(body.groups.map(({ id, figures: now }) => [id, now.opinion.median])).toEqual([
    ['Kenya', 5 * 1440 + 360],
    ['Oman', 2 * 1440],
  ]);
  const narrow = `${RANGE}&country=Oman&treatment_id=${heart}&hospital_id=${south}`;
  expect((await figures.read<TimesViewDto>('times', narrow)).body.figures.quote).toEqual({
    cases: 1,
    median: 17 * 1440,
    p90: 17 * 1440,
  });
});

test('acceptance says what became of cases and of quotes, and why patients declined in their words', async () => {
  const { body } = await figures.read<AcceptanceViewDto>('acceptance', RANGE);
  expect(body.figures).toEqual({
    quoted: 3,
    accepted: 1,
    waiting: 1,
    declined: 1,
    lapsed: 0,
    quotes_accepted: 1,
    quotes_waiting: 1,
    quotes_other_chosen: 1,
    quotes_declined_with_words: 1,
    quotes_declined_without_words: 1,
    quotes_lapsed: 0,
    quotes_withdrawn: 0,
  });
  expect(body.words).toMatchObject([
    { hospital: NAMES[south], at: '2026-04-21T10:00:00.000Z', words: 'My sister will have it done at home.' },
  ]);
});

test('complications are check-ins with red flags', async () => {
  const { body } = await figures.read<ComplicationsViewDto>('complications', `${RANGE}&by=hospital`);
  const counted = {
    followed: 1,
    check_ins: 2,
    flagged: 1,
    flag_pain: 1,
    flag_fever: 1,
    flag_wound: 0,
    flag_medicine: 0,
    flag_worry: 0,
  };
  expect(body.figures).toEqual(counted);
  expect(body.groups.map(({ id, figures: now }) => [id, now])).toEqual([[north, counted]]);
});

test('workload is what each case manager leads and answered', async () => {
  const { body } = await figures.read<WorkloadViewDto>('workload', RANGE);
  expect(body.figures).toEqual({ cases: 4, answered: 2, median: 50, p90: 210, led: 2, open: 1, closed: 1 });
  expect(body.groups).toEqual([
    {
      id: manager,
      name: 'Prakash Thapa',
      figures: { cases: 2, answered: 2, median: 50, p90: 210, led: 2, open: 1, closed: 1 },
      before: { cases: 0, answered: 0, median: null, p90: null, led: 0, open: 0, closed: 0 },
    },
  ]);
  expect(body.months.map((each) => each.figures.cases)).toEqual([2, 2]);
});

test('satisfaction is how people rate a request of theirs that was resolved', async () => {
  const { rows } = api.database;
  await api.database.rows(`truncate service_requests cascade`);
  const item = await api.database.add('service_catalog_items', { name: 'Interpreter', description: 'One' });
  const version = await api.database.add('service_catalog_versions', { item_id: item });
  for (const [number, resolved, satisfaction] of [
    [9001, '2026-03-05', 5],
    [9002, '2026-04-05', 4],
    [9003, '2026-04-06', 1],
    [9004, '2026-02-06', 2],
    [9005, '2026-04-06', null],
  ])
    await rows(
      `insert into service_requests (id, number, item_id, version_id, summary, search, answers, impact, urgency, priority, state, requested_by,
         due_to_own, due_to_resolve, resolved_at, satisfaction, version, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, $3, 'x', 'x', '{}', 1, 1, 1, 'resolved', $4, now(), now(), $5, $6, 1, now(), now())`,
      [number, item, version, manager, `${resolved}T10:00:00Z`, satisfaction],
    );
  await figures.count();
  const { body } = await figures.read<RatingsViewDto>('satisfaction', `${RANGE}&by=service`);
  const counted = { answers: 3, average: 3.33, ones: 1, twos: 0, threes: 0, fours: 1, fives: 1 };
  expect([body.figures, body.before.average]).toEqual([counted, 2]);
  expect(body.groups).toMatchObject([{ id: item, name: 'Interpreter', figures: counted }]);
  expect((await figures.read<RatingsViewDto>('satisfaction', `${RANGE}&country=Kenya`)).body.figures.answers).toBe(0);
  expect((await figures.read<RatingsViewDto>('satisfaction', `${RANGE}&country=none`)).body.figures.answers).toBe(3);
  // The list of requests finds those behind each figure.
  const behind = async (query: string) =>
    (
      await api.call<{ items: { satisfaction: number }[] }>(
        'GET',
        `/service-requests?resolved_from=2026-03&resolved_to=2026-04&item=${item}&${query}`,
        { as: 'admin' },
      )
    ).body.items.map(({ satisfaction }) => satisfaction);
  expect((await behind('rating=any')).toSorted()).toEqual([1, 4, 5]);
  expect([await behind('rating=4'), await behind('rating=2')]).toEqual([[4], []]);
  expect((await behind('rating=any&country=none')).length + (await behind('rating=any&country=Kenya')).length).toBe(3);
});

test('what can be chosen is what occurs', async () => {
  const { body } = await figures.read<AnalyticsChoices>('choices');
  expect(body.countries).toEqual(['Kenya', 'Oman']);
  expect(body.treatments.map(({ id }) => id).toSorted()).toEqual([knee, heart].toSorted());
  expect(body.hospitals.map(({ name }) => name)).toEqual([NAMES[north], NAMES[south]].toSorted());
});

test('a range is in order, at most three years, and the last twelve months by default', async () => {
  const read = (query: string) => figures.read<FunnelViewDto>('funnel', query);
  expect(refusedFieldsOf(await read('from=2026-04&to=2026-03'))).toEqual(['from']);
  expect(refusedFieldsOf(await read('from=2023-04&to=2026-04'))).toEqual(['to']);
  expect(refusedFieldsOf(await read('from=2026-13'))).toEqual(['from']);
  expect(refusedFieldsOf(await read('by=colour&source=friend&treatment_id=x'))).toEqual([
    'by',
    'source',
    'treatment_id',
  ]);
  expect((await read('to=2026-04')).body).toMatchObject({
    from: '2025-05',
    before_from: '2024-05',
    before_to: '2025-04',
  });
  expect((await read('')).body.months).toHaveLength(12);
});

test('each view is a file, with the range, its months and its groups', async () => {
  const { text, headers } = await figures.read('export', `view=funnel&${RANGE}&by=country`);
  expect(headers.get('content-disposition')).toMatch(/filename="ayana-funnel-\d{4}-\d\d-\d\d\.csv"/);
  const lines = text.trim().split('\r\n');
  expect(lines[0]).toBe(
    '"from","to","part","month","id","name","enquiry","registered","records","opinion","quote","accepted","arrived","treated","followed_up",' +
      '"before_enquiry","before_registered","before_records","before_opinion","before_quote","before_accepted","before_arrived","before_treated",' +
      '"before_followed_up"',
  );
  expect(lines.slice(1).map((line) => line.split(',').slice(2, 8).join())).toEqual([
    '"range","","","","4","3"',
    '"month","2026-03","","","2","1"',
    '"month","2026-04","","","2","2"',
    '"group","","Kenya","","2","1"',
    '"group","","Oman","","2","2"',
  ]);
  for (const view of ['times', 'acceptance', 'satisfaction', 'complications', 'workload', 'leads'])
    expect([view, (await figures.read('export', `view=${view}&${RANGE}`)).status]).toEqual([view, 200]);
  expect(refusedFieldsOf(await figures.read('export', 'view=funnel&by=service'))).toEqual(['by']);
  expect(refusedFieldsOf(await figures.read('export', 'view=everything'))).toEqual(['view']);
});

test('a name that looks like a formula is text in the file', async () => {
  await api.database.rows(`update treatments set name = '=1+1' where id = $1`, [knee]);
  const { text } = await figures.read('export', `view=funnel&${RANGE}&by=treatment`);
  expect(text).toContain(`"'=1+1"`);
});

test('leads are the enquiries of the site by how far they have come, and why some were lost', async () => {
  const { enquiry } = await figures.add({
    form: { kind: 'consultation', country: 'Nepal' },
    at: '2025-02-05T10:00:00Z',
  });
  const lost = await figures.add({ form: { kind: 'contact', country: 'Nepal' }, at: '2025-03-05T10:00:00Z' });
  const old = await figures.add({ form: { kind: 'contact', country: 'Oman' }, at: '2025-01-31T18:00:00Z' });
  await api.database.rows(`update inbox_items set lead_stage = 'quoted' where id = $1`, [enquiry]);
  await api.database.rows(`update inbox_items set lead_stage = 'lost', lost_reason = 'price' where id = any ($1)`, [
    [lost.enquiry, old.enquiry],
  ]);
  // An application is no enquiry.
  const applied = await figures.add({ form: { kind: 'contact', country: 'Nepal' }, at: '2025-03-06T10:00:00Z' });
  await api.database.rows(`update inbox_items set kind = 'partner_application' where id = $1`, [applied.enquiry]);
  const read = async (query: string) =>
    (await figures.read<LeadsViewDto>('leads', `from=2025-02&to=2025-03${query}`)).body;
  const { figures: now, before, months, groups } = await read('&by=country');
  expect(now).toMatchObject({ enquiries: 2, new: 0, quoted: 1, decided: 0, lost: 1, lost_price: 1, lost_other: 0 });
  expect([before.enquiries, before.lost_price]).toEqual([1, 1]);
  expect(months.map(({ month, figures: each }) => [month, each.enquiries, each.lost])).toEqual([
    ['2025-02', 1, 0],
    ['2025-03', 1, 1],
  ]);
  expect(groups.map(({ id, figures: each }) => [id, each.enquiries])).toEqual([
    ['Nepal', 2],
    ['Oman', 0],
  ]);
  expect((await read('&source=contact')).figures.enquiries).toBe(1);
  expect((await read('&country=Oman')).figures.enquiries).toBe(0);
});
