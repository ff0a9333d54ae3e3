import { Injectable } from '@nestjs/common';
import { documentKindsOf, type JourneyPart, type JourneyEntry } from '@ayana/contracts/journey';
import type { Kysely } from 'kysely';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { Database, type EntityManager, isoTime } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import { JourneyEntryRow } from './journey-entry.entity.js';

type NewEntry = Pick<JourneyEntryRow, 'event' | 'visibility' | 'actor_id'> &
  Partial<
    Pick<JourneyEntryRow, 'treatment_request_id' | 'journey_id' | 'stage_number' | 'from_state' | 'to_state' | 'text'>
  >;

/** Writes the timeline of requests and journeys. */
@Injectable()
export class JourneyEntries {
  private readonly added: ((em: EntityManager, journey_id: string) => Promise<void>)[] = [];

  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly database: Database,
  ) {}

  /** What follows from lines of a journey, before the transaction that added them is committed. */
  afterAdded(follow: (em: EntityManager, journey_id: string) => Promise<void>): void {
    this.added.push(follow);
  }

  /** What has happened without a line follows in the same way. */
  touched(em: EntityManager, journey_id: string): void {
    this.database.beforeCommit(em, `journey:${journey_id}`, async () => {
      for (const follow of this.added) await follow(em, journey_id);
    });
  }

  add(em: EntityManager, entry: NewEntry): JourneyEntryRow {
    if (entry.journey_id) this.touched(em, entry.journey_id);
    return em.create(JourneyEntryRow, { id: this.ids.next(), at: this.clock.now(), ...entry });
  }
}

/**
 * The timeline of a request or a journey, oldest first.
 * @param seesAll staff: internal lines, too
 */
export async function timelineOf(
  database: Kysely<Tables>,
  of: { treatment_request_id: string } | { journey_id: string },
  seesAll: boolean,
): Promise<JourneyEntry[]> {
  const [column, id] =
    'journey_id' in of
      ? (['entry.journey_id', of.journey_id] as const)
      : (['entry.treatment_request_id', of.treatment_request_id] as const);
  const rows = await database
    .selectFrom('journey_entries as entry')
    .leftJoin('users as actor', 'actor.id', 'entry.actor_id')
    .selectAll('entry')
    .select('actor.name as actor_name')
    .where(column, '=', id)
    .$if(!seesAll, (query) => query.where('entry.visibility', '=', 'public'))
    .orderBy('entry.at')
    .orderBy('entry.id')
    .execute();
  return rows.map(({ actor_id, actor_name, ...row }) => ({
    id: row.id,
    at: isoTime(row.at),
    event: row.event,
    visibility: row.visibility,
    actor: actor_id === null ? null : { id: actor_id, name: actor_name ?? '' },
    stage_number: row.stage_number,
    from_state: row.from_state,
    to_state: row.to_state,
    text: row.text,
  }));
}

/** Lines about a part of the journey, by the beginning of their event; those about papers go by the kind of the paper. */
const PART_OF_LINE: readonly (readonly [event: string, part: JourneyPart])[] = [
  ['treatment', 'treatment'],
  ['quote_', 'quotes'],
  ['admission_', 'admission'],
  ['bill_', 'bills'],
  ['payment_', 'bills'],
  ['opinion_', 'opinion'],
  ['check_in_', 'check_ins'],
  ['companion_', 'people'],
  ['laboratory_', 'tests_and_results'],
  ['prescription_', 'prescription_items'],
  ['consultation_', 'consultation_notes'],
];

/** The timeline of a journey for one who sees these parts of it. */
export async function seenTimelineOf(
  database: Kysely<Tables>,
  journey_id: string,
  seesAll: boolean,
  parts: ReadonlySet<JourneyPart>,
): Promise<JourneyEntry[]> {
  return seenEntries(await timelineOf(database, { journey_id }, seesAll), parts);
}

/** What a reader does not see of the journey is not told by its timeline either. */
function seenEntries(entries: readonly JourneyEntry[], parts: ReadonlySet<JourneyPart>): JourneyEntry[] {
  // The patient and the case workers see all papers, also those that nobody is given.
  if (parts.has('accesses')) return [...entries];
  const kinds: ReadonlySet<string> = new Set(documentKindsOf(parts));
  return entries.filter(({ event, to_state }) => {
    if (event.startsWith('paper_')) return kinds.has(to_state ?? '');
    const [, part] = PART_OF_LINE.find(([begin]) => event.startsWith(begin)) ?? [];
    return part === undefined || parts.has(part);
  });
}
