import { DEMO_ACCOUNTS } from '@ayana/contracts/identity';
import type { Client } from 'pg';
import { keepRollups } from '../../modules/analytics/rollups.js';
import { DEMO_TREATMENTS } from '../case-life/stage-facts.js';
import { SeededRandom } from '../random.js';
import { demoHistory, type HistoryPlaces, weighted } from './demo-history.js';

const SEED = 'analytics-history';
const DAY = 24 * 60 * 60 * 1000;
/** Ratings of services, over two years. */
const RATINGS = 260;
const STARS: readonly (readonly [number, number])[] = [
  [5, 46],
  [4, 31],
  [3, 13],
  [2, 6],
  [1, 4],
];

/**
 * Two years of figures, relative to today: once. They are rows of the figures alone, marked as made up: a thousand closed journeys would
 * fill the lists of people, requests and cases with people who do not exist. Then everything is counted, the other demo rows as well.
 */
export async function seedAnalyticsHistory(client: Client, now: Date): Promise<void> {
  const { rowCount } = await client.query(
    'insert into seeds (name, seeded_at) values ($1, $2) on conflict do nothing returning name',
    [SEED, now],
  );
  if (rowCount === 0) return;
  const places = await readPlaces(client);
  await client.query(CASES, [JSON.stringify(demoHistory(places, now))]);
  await client.query(RATED, [JSON.stringify(ratings(await services(client), now))]);
  await client.query(
    `insert into analytics_stale_months (month)
     select month from analytics_cases union select month from analytics_ratings on conflict do nothing`,
  );
  await keepRollups(async (statement, values = []) => (await client.query(statement, [...values])).rows[0], now);
}

const CASES = `
  insert into analytics_cases
  select md5('demo history ' || number)::uuid, analytics_month(at), country, source, treatment_id, hospital_id, reached,
    analytics_step(at, first_answer_at), analytics_step(at, opinion_at), analytics_step(at, quote_at), outcome, quotes_accepted, quotes_waiting,
    quotes_other_chosen, quotes_declined_with_words, quotes_declined_without_words, quotes_lapsed, quotes_withdrawn, check_ins, flagged,
    flag_pain, flag_fever, flag_wound, flag_medicine, flag_worry, manager_id, answered_by, journey_status, true
  from jsonb_to_recordset($1::jsonb) as each (number integer, at timestamptz, country text, source text, treatment_id uuid, hospital_id uuid,
    reached smallint, first_answer_at timestamptz, opinion_at timestamptz, quote_at timestamptz, outcome text, quotes_accepted smallint,
    quotes_waiting smallint, quotes_other_chosen smallint, quotes_declined_with_words smallint, quotes_declined_without_words smallint,
    quotes_lapsed smallint, quotes_withdrawn smallint, check_ins smallint, flagged smallint, flag_pain smallint, flag_fever smallint,
    flag_wound smallint, flag_medicine smallint, flag_worry smallint, manager_id uuid, answered_by uuid, journey_status text)
  on conflict do nothing`;

const RATED = `
  insert into analytics_ratings
  select md5('demo rating ' || number)::uuid, analytics_month(at), item_id, null, rating, true
  from jsonb_to_recordset($1::jsonb) as each (number integer, at timestamptz, item_id uuid, rating smallint)
  on conflict do nothing`;

async function readPlaces(client: Client): Promise<HistoryPlaces> {
  const ids = async (text: string, values: readonly unknown[]): Promise<string[]> =>
    (await client.query<{ id: string }>(text, [...values])).rows.map(({ id }) => id);
  return {
    treatments: await ids('select id from treatments where slug = any ($1) order by array_position($1, slug::text)', [
      DEMO_TREATMENTS,
    ]),
    hospitals: await ids(
      `select id from (select distinct on (partner_id) id, partner_id from partner_hospitals order by partner_id) each order by id limit $1`,
      [9],
    ),
    staff: await ids(
      `select id from users where email = any ($1) and role in ('admin', 'super_admin', 'ayana_staff') order by email`,
      [DEMO_ACCOUNTS.map(({ email }) => email)],
    ),
  };
}

async function services(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from service_catalog_items where status = 'published' order by name`,
  );
  return rows.map(({ id }) => id);
}

function ratings(items: readonly string[], now: Date): object[] {
  if (items.length === 0) return [];
  const random = new SeededRandom('demo ratings');
  return Array.from({ length: RATINGS }, (_, number) => ({
    number,
    at: new Date(now.getTime() - random.between(20, 725) * DAY),
    item_id: random.one(items),
    rating: weighted(STARS, random),
  }));
}
