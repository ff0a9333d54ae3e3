import { OPEN_ASSIGNMENT_STATES, type WorkColleague, type WorkTeam } from '@ayana/contracts/journey';
import { type Kysely, sql } from 'kysely';
import { notFound } from '../../../platform/app-error.js';
import { isoTime } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { assignedTo } from '../../journeys/index.js';
import { awayUntil } from '../../absences/index.js';
import { HANDLER_ID, OWNER_ID } from './handlers.js';

/** Who of the caller's organisation has a piece of its work. @throws AppError `not_found` for work of others, to the staff as well */
export async function findTeam(database: Kysely<Tables>, user: Pick<CurrentUser, 'id'>, id: string): Promise<WorkTeam> {
  const work = await database
    .selectFrom('assignments as assignment')
    .leftJoin('partner_members as own', (join) =>
      join.onRef('own.partner_id', '=', 'assignment.partner_id').on('own.user_id', '=', user.id),
    )
    .select([
      'assignment.status',
      'assignment.partner_id',
      'own.role',
      HANDLER_ID.as('handler_id'),
      OWNER_ID.as('owner_id'),
    ])
    .where('assignment.id', '=', id)
    .where(assignedTo(user))
    .executeTakeFirstOrThrow(notFound);
  const partner = work.partner_id ?? null;
  if (partner === null) return ALONE;
  const [colleagues, handOvers, notes] = await Promise.all([
    colleaguesOf(database, partner),
    handOversOf(database, id),
    notesOf(database, id),
  ]);
  return {
    is_shared: true,
    may_change: work.role !== 'read_only' && OPEN_ASSIGNMENT_STATES.some((state) => state === work.status),
    handler: colleagues.find((each) => each.id === work.handler_id) ?? null,
    covers_for:
      work.owner_id === work.handler_id ? null : (colleagues.find((each) => each.id === work.owner_id) ?? null),
    is_mine: work.handler_id === user.id,
    colleagues,
    hand_overs: handOvers.map((line) => Object.assign(line, { created_at: isoTime(line.created_at) })),
    notes: notes.map((note) => Object.assign(note, { created_at: isoTime(note.created_at) })),
    version: handOvers.length,
  };
}

/** The work of a single doctor. */
const ALONE: WorkTeam = {
  is_shared: false,
  may_change: false,
  handler: null,
  covers_for: null,
  is_mine: true,
  colleagues: [],
  hand_overs: [],
  notes: [],
  version: 0,
};

/** Who of an organisation may have its work: not those who only read. */
export async function colleaguesOf(database: Kysely<Tables>, partner_id: string): Promise<WorkColleague[]> {
  const rows = await database
    .selectFrom('partner_members as member')
    .innerJoin('users as person', 'person.id', 'member.user_id')
    .select(['person.id', 'person.name'])
    .select(awayUntil(sql.ref('member.user_id'), sql.ref('member.partner_id')).as('away_until'))
    .where('member.partner_id', '=', partner_id)
    .where('member.role', '<>', 'read_only')
    .orderBy('person.name')
    .orderBy('person.id')
    .execute();
  return rows.map((person) => Object.assign(person, { away_until: person.away_until && isoTime(person.away_until) }));
}

const handOversOf = (database: Kysely<Tables>, id: string) =>
  database
    .selectFrom('work_hand_overs as line')
    .leftJoin('users as to', 'to.id', 'line.to_user_id')
    .leftJoin('users as by', 'by.id', 'line.by_user_id')
    .select(['line.id', 'to.name as to_name', 'by.name as by_name', 'line.note', 'line.created_at'])
    .where('line.assignment_id', '=', id)
    .orderBy('line.number', 'desc')
    .execute();

const notesOf = (database: Kysely<Tables>, id: string) =>
  database
    .selectFrom('work_notes as note')
    .leftJoin('users as author', 'author.id', 'note.author_id')
    .select(['note.id', 'author.name as author_name', 'note.text', 'note.created_at'])
    .where('note.assignment_id', '=', id)
    .orderBy('note.created_at', 'desc')
    .orderBy('note.id', 'desc')
    .execute();
