import {
  COMPLIANCE_STANDINGS,
  DATA_LAWS,
  DATA_REQUEST_STATES,
  ESCALATION_RUN_STATES,
  EVIDENCE_STANDINGS,
} from '@ayana/contracts/operations';
import { INCOMING_REASONS } from '@ayana/contracts/journey';
import type { TestApi } from '../support/api.js';

type Item = Record<string, unknown> & { id: string };
type Value = string | number | null;
type ValueOf = (item: Item) => Value;

/** A field of an answer, also one within another: `owner.name`. */
const at =
  (path: string): ValueOf =>
  (item) => {
    let value: unknown = item;
    for (const part of path.split('.')) value = (value as Record<string, unknown> | null)?.[part] ?? null;
    return value as Value;
  };
const many =
  (name: string): ValueOf =>
  (item) =>
    (item[name] as unknown[]).length;
/** By its place among the words that a list orders by. */
const among =
  (name: string, words: readonly string[]): ValueOf =>
  (item) =>
    typeof item[name] === 'string' ? words.indexOf(item[name]) : null;

/** Lists of the staff, and what each of their orders compares. */
export const SORTED_LISTS: Readonly<Record<string, Readonly<Record<string, ValueOf>>>> = {
  '/escalation-chains': {
    name: at('name'),
    steps: many('steps'),
    open: at('open_runs'),
    run: at('last_run_at'),
    test: at('last_test_at'),
  },
  '/on-call-rotas': { name: at('name'), turn: at('turn_days') },
  '/escalation-runs': {
    started: at('started_at'),
    title: at('title'),
    state: among('state', ESCALATION_RUN_STATES),
    chain: at('chain.name'),
    step: at('step'),
    taken: at('acknowledged_by.name'),
  },
  '/resources': { name: at('name'), kind: at('kind'), city: at('place.name') },
  '/incoming-messages': {
    received: at('received_at'),
    sender: ({ from_name, from_address }) => (from_name ?? from_address) as Value,
    reason: among('reason', INCOMING_REASONS),
  },
  '/appointments': {
    starts: at('starts_at'),
    visitor: at('name'),
    doctor: at('doctor.full_name'),
    kind: at('kind'),
    status: at('status'),
  },
  '/users': { newest: at('created_at'), name: at('name'), email: at('email'), role: at('role') },
  '/activity': { newest: at('at') },
  '/compliance-controls': {
    title: at('title'),
    standing: among('standing', COMPLIANCE_STANDINGS),
    requirements: many('requirements'),
    owner: at('owner.name'),
  },
  '/compliance-evidence': {
    created: at('created_at'),
    title: at('title'),
    expires: at('expires_on'),
    standing: among('standing', EVIDENCE_STANDINGS),
    owner: at('owner.name'),
    file: at('file_name'),
  },
  '/compliance-requirements': {
    code: at('code'),
    updated: at('updated_at'),
    standing: among('standing', COMPLIANCE_STANDINGS),
    expires: at('expires_on'),
    owner: at('owner.name'),
    controls: at('controls'),
  },
  '/data-requests': {
    person: at('subject.name'),
    created: at('created_at'),
    state: among('state', DATA_REQUEST_STATES),
    received: at('received_on'),
    law: among('law', DATA_LAWS),
    owner: at('assigned_to.name'),
    decided: at('decided_at'),
  },
  '/credentials': {
    created_at: at('created_at'),
    valid_until: at('valid_until'),
    holder: at('holder_name'),
    issuer: at('issuer'),
  },
  '/catalogue/hospitals': {
    name: at('hospital_name'),
    updated: at('updated_at'),
    city: at('city_name'),
    beds: at('bed_capacity'),
    doctors: at('doctors_count'),
  },
  '/catalogue/doctors': {
    name: at('full_name'),
    updated: at('updated_at'),
    hospital: at('hospital_name'),
    video: at('video_fee_usd'),
    phone: at('phone_fee_usd'),
  },
};

/** Pages that are put together; longer lists are compared as far as these go. */
const PAGES = 8;
const LIMIT = 7;

/** The first rows of a list in an order, page by page, and whether these are all. */
async function walk(api: TestApi, path: string, query: string): Promise<{ items: Item[]; isWhole: boolean }> {
  const items: Item[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < PAGES; page += 1) {
    const next: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const { status, body, text } = await api.call<{ items: Item[]; next_cursor: string | null }>(
      'GET',
      `${path}?${query}&limit=${LIMIT}${next}`,
      { as: 'super_admin' },
    );
    if (status !== 200) throw new Error(`${path}?${query}: ${text}`);
    items.push(...body.items);
    cursor = body.next_cursor;
    if (cursor === null) return { items, isWhole: true };
  }
  return { items, isWhole: false };
}

/** Values as PostgreSQL puts them in order: nothing comes last. */
async function inOrder(api: TestApi, values: readonly Value[]): Promise<Value[]> {
  const isText = values.some((value) => typeof value === 'string');
  const rows = await api.database.rows<{ value: Value }>(
    `select value from unnest($1::${isText ? 'text' : 'integer'}[]) value order by value asc nulls last`,
    [[...values]],
  );
  return rows.map(({ value }) => value);
}

/** What is wrong with an order of a list, over its pages and both ways. */
export async function faultsOfOrder(api: TestApi, path: string, sort: string, valueOf: ValueOf): Promise<string[]> {
  const [up, down] = [
    await walk(api, path, `sort=${sort}&order=asc`),
    await walk(api, path, `sort=${sort}&order=desc`),
  ];
  const faults: string[] = [];
  const say = (isFault: boolean, what: string) => void (isFault ? faults.push(`${path} ${sort}: ${what}`) : undefined);
  const idsOf = (items: readonly Item[]): string[] => items.map(({ id }) => id);
  say(new Set(idsOf(up.items)).size !== up.items.length, 'a row comes twice');
  say(up.isWhole !== down.isWhole || up.items.length !== down.items.length, 'not as many rows both ways');
  if (up.isWhole)
    say(
      JSON.stringify(idsOf(up.items)) !== JSON.stringify(idsOf(down.items).toReversed()),
      'not the same rows both ways',
    );
  const [ascending, descending] = [up.items.map(valueOf), down.items.map(valueOf)];
  say(JSON.stringify(ascending) !== JSON.stringify(await inOrder(api, ascending)), 'asc is in another order');
  say(
    JSON.stringify(descending.toReversed()) !== JSON.stringify(await inOrder(api, descending)),
    'desc is in another order',
  );
  return faults;
}
