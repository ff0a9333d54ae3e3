import { createHash } from 'node:crypto';

import type { Client } from 'pg';

/** Where the chain ended when it was looked at. */
export interface ChainHead {
  readonly number: number;
  readonly hash: string;
}

/** Something that is not as it was written. */
export interface Finding {
  readonly what: 'changed' | 'removed' | 'inserted' | 'link' | 'gap' | 'head';
  /** One line that says which row, and what of it. */
  readonly text: string;
}

export interface ChainReport {
  /** Rows in the chain. */
  readonly rows: number;
  /** Rows that no job has sealed yet: their hash is there, their number is not. */
  readonly waiting: number;
  readonly head: ChainHead | null;
  readonly findings: readonly Finding[];
}

/** A row, and the hash it was written with. */
interface Content {
  source: string;
  row_id: string;
  content_hash: string;
  /** As it is now; null when there is no row. */
  content: string | null;
  named: string | null;
}

interface Link extends Content {
  number: string;
  previous_hash: string;
  hash: string;
}

/** Links read at once. */
const BATCH = 5000;
/** Rows of one kind that are named; the others are counted. */
const NAMED = 100;

const UTC = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
// Not by the database's own function: someone who changes rows could change that as well.
const AUDIT_TEXT = `jsonb_build_array(audit.id, audit.type, audit.action, audit.actor_id, audit.actor_role, audit.subject_id, audit.details,
  audit.request_id, ${UTC('audit.created_at')})::text`;
const EVENT_TEXT = `jsonb_build_array(event.id, event.user_id, event.event_type, event.details, event.reported_by, ${UTC('event.created_at')})::text`;

const LINKS = `
  select chain.number, chain.source, chain.row_id, encode(chain.content_hash, 'hex') as content_hash,
    encode(chain.previous_hash, 'hex') as previous_hash, encode(chain.hash, 'hex') as hash,
    case chain.source when 'audit_entries' then case when audit.id is not null then ${AUDIT_TEXT} end
      else case when event.id is not null then ${EVENT_TEXT} end end as content,
    coalesce(audit.action || ' at ' || ${UTC('audit.created_at')}, event.event_type || ' at ' || ${UTC('event.created_at')}) as named
  from activity_chain chain
    left join audit_entries audit on chain.source = 'audit_entries' and audit.id = chain.row_id
    left join security_events event on chain.source = 'security_events' and event.id = chain.row_id
  order by chain.number`;

const WAITING = `
  select waiting.source, waiting.row_id, encode(waiting.content_hash, 'hex') as content_hash,
    case waiting.source when 'audit_entries' then case when audit.id is not null then ${AUDIT_TEXT} end
      else case when event.id is not null then ${EVENT_TEXT} end end as content,
    coalesce(audit.action || ' at ' || ${UTC('audit.created_at')}, event.event_type || ' at ' || ${UTC('event.created_at')}) as named
  from activity_unsealed waiting
    left join audit_entries audit on waiting.source = 'audit_entries' and audit.id = waiting.row_id
    left join security_events event on waiting.source = 'security_events' and event.id = waiting.row_id
  order by waiting.position`;

const STRANGERS = `
  select 'audit_entries' as source, audit.id as row_id, audit.action || ' at ' || ${UTC('audit.created_at')} as named
    from audit_entries audit
    where not exists (select from activity_chain chain where chain.source = 'audit_entries' and chain.row_id = audit.id)
      and not exists (select from activity_unsealed waiting where waiting.source = 'audit_entries' and waiting.row_id = audit.id)
  union all
  select 'security_events', event.id, event.event_type || ' at ' || ${UTC('event.created_at')} from security_events event
    where not exists (select from activity_chain chain where chain.source = 'security_events' and chain.row_id = event.id)
      and not exists (select from activity_unsealed waiting where waiting.source = 'security_events' and waiting.row_id = event.id)
  order by 1, 2`;

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/**
 * Computes the chain of hashes again, over one moment of the database.
 * @param noted a head that was seen before: it must still be in the chain, or rows at its end are gone
 */
export async function checkChain(client: Client, noted: ChainHead | null, report?: (line: string) => void) {
  await client.query('begin transaction isolation level repeatable read, read only');
  try {
    const found = await readLinks(client, noted, report);
    const { rows } = await client.query<{ source: string; row_id: string; named: string }>(STRANGERS);
    const strangers = rows.map((row): Finding => ({
      what: 'inserted',
      text: `${nameOf(row)} is in no link: it was inserted past the chain`,
    }));
    const { rows: waiting } = await client.query<Content>(WAITING);
    const findings = [
      ...found.findings,
      ...waiting.flatMap((row) => contentFaults(row, 'not sealed yet')),
      ...strangers,
    ];
    return { ...found, waiting: waiting.length, findings } satisfies ChainReport;
  } finally {
    await client.query('rollback');
  }
}

async function readLinks(
  client: Client,
  noted: ChainHead | null,
  report?: (line: string) => void,
): Promise<Omit<ChainReport, 'waiting'>> {
  const findings: Finding[] = [];
  let head: ChainHead | null = null;
  let rows = 0;
  let isNotedThere = noted === null;
  await client.query(`declare links no scroll cursor for ${LINKS}`);
  for (;;) {
    const links: Link[] = (await client.query<Link>(`fetch ${BATCH} from links`)).rows;
    for (const link of links) {
      findings.push(...faultsOf(link, head));
      head = { number: Number(link.number), hash: link.hash };
      if (noted !== null && head.number === noted.number && head.hash === noted.hash) isNotedThere = true;
    }
    rows += links.length;
    if (links.length < BATCH) break;
    report?.(`${rows} rows`);
  }
  if (noted !== null && !isNotedThere) findings.push(lostHead(noted, head));
  return { rows, head, findings };
}

/** What is wrong with a link, its row, and its place behind the one before. */
function faultsOf(link: Link, before: ChainHead | null): Finding[] {
  const number = Number(link.number);
  const expected = (before?.number ?? 0) + 1;
  const previous = before?.hash ?? '';
  const findings: Finding[] = [];
  if (number !== expected)
    findings.push({
      what: 'gap',
      text: number === expected + 1 ? `link ${expected} is removed` : `links ${expected} to ${number - 1} are removed`,
    });
  else if (link.previous_hash !== previous)
    findings.push({
      what: 'link',
      text: `link ${number} does not follow link ${number - 1}: one of them was written again`,
    });
  const own = [number, link.source, link.row_id, link.content_hash, link.previous_hash].join('|');
  if (sha256(own) !== link.hash) findings.push({ what: 'link', text: `link ${number} is changed` });
  return findings.concat(contentFaults(link, `link ${number}`));
}

/** @param where the row is in the chain */
function contentFaults(row: Content, where: string): Finding[] {
  if (row.content === null) return [{ what: 'removed', text: `${row.source} ${row.row_id}, ${where}, is removed` }];
  if (sha256(row.content) === row.content_hash) return [];
  return [{ what: 'changed', text: `${nameOf(row)}, ${where}, is changed` }];
}

const lostHead = (noted: ChainHead, head: ChainHead | null): Finding => ({
  what: 'head',
  text:
    (head?.number ?? 0) < noted.number
      ? `the chain ends at link ${head?.number ?? 0}, and was at link ${noted.number} before: its last rows are removed`
      : `link ${noted.number} is not the one that was noted: the chain was written again`,
});

const nameOf = ({ source, row_id, named }: { source: string; row_id: string; named: string | null }): string =>
  `${source} ${row_id}${named === null ? '' : ` (${named})`}`;

/** Findings as lines; many of one kind are cut, with their number. */
export function linesOf(findings: readonly Finding[]): string[] {
  const kinds = [...new Set(findings.map(({ what }) => what))];
  return kinds.flatMap((kind) => {
    const each = findings.filter(({ what }) => what === kind);
    const lines = each.slice(0, NAMED).map(({ text }) => text);
    return each.length > NAMED ? lines.concat(`… and ${each.length - NAMED} more`) : lines;
  });
}
