import type { Client } from 'pg';

/** A figure that is not what its rows say. */
export interface RollupFinding {
  /** The table, or what was counted. */
  what: string;
  /** The case, the month, or what the sum is of. */
  where: string;
  /** What is stored; null: nothing. */
  stored: string | null;
  /** What the rows say; null: nothing. */
  counted: string | null;
}

export interface Compared {
  cases: number;
  months: number;
  findings: RollupFinding[];
}

/** Cases worked out at once. */
const BATCH = 5000;

/**
 * Works everything out again from the raw rows and compares it with what is stored: every case, every sum of every month, and in a second
 * way, by plain counts that share no code with the first, what the sums of all months come to. Reads only.
 * @param client in a transaction of one snapshot, with nothing left to count
 */
export async function compareRollups(
  client: Client,
  report: (line: string) => void = () => undefined,
): Promise<Compared> {
  const findings: RollupFinding[] = [];
  const ids = await caseIds(client);
  for (let start = 0; start < ids.length; start += BATCH) {
    report(`${start} of ${ids.length} cases`);
    findings.push(...(await differences(client, CASES, ids.slice(start, start + BATCH))));
  }
  findings.push(...(await differences(client, RATINGS, await ratingIds(client))));
  const months = await storedMonths(client);
  for (const month of months) {
    report(month);
    for (const each of SUMS) findings.push(...(await differences(client, each, month)));
  }
  for (const { what, text } of PLAIN) {
    const { rows } = await client.query<Omit<RollupFinding, 'what'>>(text);
    findings.push(...rows.map((row) => Object.assign({ what }, row)));
  }
  return { cases: ids.length, months: months.length, findings };
}

interface Pair {
  what: string;
  /** Of a row. */
  where: string;
  /** Both of `$1`. */
  stored: string;
  counted: string;
}

const CASES: Pair = {
  what: 'analytics_cases',
  where: 'case_id::text',
  stored: 'select * from analytics_cases where case_id = any ($1::uuid[]) and not is_demo',
  counted: 'select * from analytics_cases_of($1::uuid[])',
};
const RATINGS: Pair = {
  what: 'analytics_ratings',
  where: 'request_id::text',
  stored: `select * from analytics_ratings where request_id = any ($1::uuid[]) and not is_demo`,
  counted: 'select * from analytics_ratings_of($1::uuid[])',
};
const LEVEL = `concat_ws(' ', month, level, country, source, treatment_id, hospital_id`;
const SUMS: readonly Pair[] = [
  { what: 'analytics_months', where: `${LEVEL})` },
  { what: 'analytics_times', where: `${LEVEL})` },
  { what: 'analytics_people', where: `concat_ws(' ', month, person_id)` },
  { what: 'analytics_rating_months', where: `concat_ws(' ', month, item_id, country, rating)` },
].map(({ what, where }) => ({
  what,
  where,
  stored: `select * from ${what} where month = $1::date`,
  counted: `select * from ${what}_of($1::date)`,
}));

async function differences(
  client: Client,
  { what, where, stored, counted }: Pair,
  value: unknown,
): Promise<RollupFinding[]> {
  const { rows } = await client.query<Omit<RollupFinding, 'what'>>(
    `with stored as (${stored}), counted as (${counted}),
       more as (select ${where} as place, each::text as line from (select * from stored except all select * from counted) each),
       less as (select ${where} as place, each::text as line from (select * from counted except all select * from stored) each)
     select coalesce(more.place, less.place) as where, more.line as stored, less.line as counted
     from more full join less on less.place = more.place order by 1`,
    [value],
  );
  return rows.map((row) => Object.assign({ what }, row));
}

async function caseIds(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select case_id as id from analytics_cases where not is_demo
     union select id from inbox_items
     union select coalesce(inbox_item_id, id) from treatment_requests
     union select coalesce(request.inbox_item_id, request.id, journey.id)
       from patient_journeys journey left join treatment_requests request on request.id = journey.treatment_request_id
     order by 1`,
  );
  return rows.map(({ id }) => id);
}

async function ratingIds(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from service_requests where satisfaction is not null union select request_id from analytics_ratings where not is_demo`,
  );
  return rows.map(({ id }) => id);
}

async function storedMonths(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ month: string }>(
    `select to_char(month, 'YYYY-MM-DD') as month from (
       select month from analytics_cases union select month from analytics_months union select month from analytics_times
       union select month from analytics_people union select month from analytics_ratings
       union select month from analytics_rating_months) each order by month`,
  );
  return rows.map(({ month }) => month);
}

const INDIA = `at time zone 'Asia/Kolkata'`;
const NOT_CASES = ['support_requests', 'partner_applications', 'doctor_applications', 'career_applications'];
/** What the staff made as a test counts nowhere. */
const tests = (table: string): string => `select id from ${table} each where (to_jsonb(each) ->> 'is_test')::boolean`;
const FORMS = ['contact_messages', 'consultations', 'video_consultations'];
const OF_PATIENTS = `patient_id not in (${tests('users')})`;
const OF_CASES = `journey_id not in (select id from patient_journeys where patient_id in (${tests('users')}))`;
const monthly = (column: string): string => `to_char(${column} ${INDIA}, 'YYYY-MM')`;

/** A plain count by month against a column of the sums without any group. */
const byMonth = (what: string, column: string, raw: string) => ({
  what,
  text: `select coalesce(stored.month, raw.month) as where, stored.cases::text as stored, raw.cases::text as counted
    from (
      select to_char(month, 'YYYY-MM') as month, ${column} - (
        select count(*) from analytics_cases each where each.month = whole.month and each.is_demo) as cases
      from analytics_months whole where level = 0) stored
    full join (${raw}) raw on raw.month = stored.month
    where coalesce(stored.cases, 0) <> coalesce(raw.cases, 0) order by 1`,
});
const inAll = (what: string, stored: string, raw: string) => ({
  what,
  text: `select 'all months' as where, stored.n::text as stored, raw.n::text as counted
    from (${stored}) stored (n), (${raw}) raw (n) where stored.n <> raw.n`,
});
/** Of the sums, without the made-up history of a demo, which has no rows. */
const sums = (columns: string): string =>
  `select (select coalesce(sum(${columns}), 0) from analytics_months where level = 0)
     - (select coalesce(sum(${columns}), 0) from analytics_case_counts where is_demo)`;

const PLAIN: readonly { what: string; text: string }[] = [
  byMonth(
    'enquiries by month',
    'cases',
    `select month, count(*) as cases from (
       select ${monthly('received_at')} as month from inbox_items
       where ${[...NOT_CASES.map((table) => `select id from ${table}`), ...FORMS.map(tests)].map((each) => `id not in (${each})`).join(' and ')}
       union all select ${monthly('created_at')} from treatment_requests where inbox_item_id is null and ${OF_PATIENTS}
       union all select ${monthly('created_at')} from patient_journeys where treatment_request_id is null and ${OF_PATIENTS}
     ) each group by month`,
  ),
  inAll(
    'requests and journeys',
    sums('reached_2'),
    `select (select count(*) from treatment_requests where ${OF_PATIENTS})
       + (select count(*) from patient_journeys where treatment_request_id is null and ${OF_PATIENTS})`,
  ),
  inAll(
    'accepted quotes',
    sums('quotes_accepted'),
    `select count(*) from quotes where status = 'accepted' and ${OF_CASES}`,
  ),
  inAll(
    'quotes to decide on',
    sums('quotes_waiting'),
    `select count(*) from quotes where status = 'sent' and ${OF_CASES}`,
  ),
  inAll(
    'declined quotes',
    sums('quotes_other_chosen + quotes_declined_with_words + quotes_declined_without_words'),
    `select count(*) from quotes where status = 'declined' and ${OF_CASES}`,
  ),
  inAll(
    'answered check-ins',
    sums('check_ins'),
    `select count(*) from check_ins where answered_at is not null and ${OF_CASES}`,
  ),
  inAll(
    'red flags',
    sums('flagged'),
    `select count(*) from check_ins where answered_at is not null and red_flags <> '{}' and ${OF_CASES}`,
  ),
  inAll(
    'rated service requests',
    `select (select coalesce(sum(answers), 0) from analytics_rating_months) - (select count(*) from analytics_ratings where is_demo)`,
    'select count(*) from service_requests where satisfaction is not null and resolved_at is not null',
  ),
  {
    what: 'cases of each level',
    text: `select to_char(month, 'YYYY-MM') || ' level ' || level as where, sum(cases)::text as stored, max(whole)::text as counted
      from (select month, level, cases, (select cases from analytics_months whole where whole.level = 0 and whole.month = each.month) as whole
        from analytics_months each) each
      group by month, level having sum(cases) <> max(whole) order by 1`,
  },
];
