import {
  ANSWER_TEMPLATES_MAX,
  type AnswerTemplate,
  type AnswerTemplates,
  memberMay,
  type MemberRole,
} from '@ayana/contracts/organisations';
import { Injectable } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { notAllowed, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE, isoTime, within } from '../../../platform/database/database.js';
import { editorOf } from '../../../platform/database/last-editor.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { refuseStale } from '../../../platform/http/etag.js';
import { ORGANISATION_MESSAGES as messages } from '../messages.js';
import { AnswerTemplateRow } from './answer-template.entity.js';
import type { AnswerTemplateChangeDto, NewAnswerTemplateDto } from './answer-templates.dto.js';

type Row = Omit<AnswerTemplate, 'updated_at'> & { updated_at: Date };
interface Membership {
  partner_id: string;
  role: MemberRole;
}

/** Texts that the people of an organisation share: all read them, those who may write keep them. */
@Injectable()
export class OwnAnswerTemplates {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async list(user: CurrentUser): Promise<AnswerTemplates> {
    const database = this.database.read();
    const own = await membershipOf(database, user);
    if (own === undefined) return { items: [], may_write: false };
    return { items: await templatesOf(database, own.partner_id), may_write: memberMay(own.role, 'write') };
  }

  /** @throws AppError `not_allowed`; `invalid_fields` for a name that is taken, and for one too many */
  async add(em: EntityManager, user: CurrentUser, { name, text }: NewAnswerTemplateDto): Promise<AnswerTemplate> {
    const { partner_id } = await writerOf(em, user);
    // One after the other: a name is taken once.
    await sql`select from partners where id = ${partner_id} for no key update`.execute(within(em));
    const others = await em.count(AnswerTemplateRow, { partner_id });
    if (others >= ANSWER_TEMPLATES_MAX) throw atName(messages.templates_enough(ANSWER_TEMPLATES_MAX));
    await refuseTaken(em, partner_id, name, null);
    const at = this.clock.now();
    const row = em.create(AnswerTemplateRow, {
      id: this.ids.next(),
      partner_id,
      name,
      text,
      version: 1,
      updated_by: user.id,
      created_at: at,
      updated_at: at,
    });
    await em.flush();
    return oneOf(em, row);
  }

  /** @throws AppError `not_found`, `not_allowed`, `stale_version`, `invalid_fields` */
  change(
    user: CurrentUser,
    id: string,
    change: AnswerTemplateChangeDto,
    ifMatch: string | undefined,
  ): Promise<AnswerTemplate> {
    return this.database.write(async (em) => {
      const row = await ownRow(em, user, id);
      const { partner_id } = row;
      refuseStale(ifMatch, row.version);
      if (change.name !== undefined) await refuseTaken(em, partner_id, change.name, id);
      Object.assign(row, change, { version: row.version + 1, updated_by: user.id, updated_at: this.clock.now() });
      await em.flush();
      return oneOf(em, row);
    });
  }

  /** @throws AppError `not_found`, `not_allowed` */
  remove(user: CurrentUser, id: string): Promise<void> {
    return this.database.write(async (em) => {
      const { partner_id } = await ownRow(em, user, id);
      await em.nativeDelete(AnswerTemplateRow, { id, partner_id });
    });
  }
}

const atName = (message: string) => refusedFields([{ field: 'name', message }]);

const membershipOf = (database: Kysely<Tables>, { id }: CurrentUser): Promise<Membership | undefined> =>
  database.selectFrom('partner_members').select(['partner_id', 'role']).where('user_id', '=', id).executeTakeFirst();

/** @throws AppError `not_allowed` for a member who may only read, and for who belongs to no organisation */
async function writerOf(em: EntityManager, user: CurrentUser): Promise<Membership> {
  const own = await membershipOf(within(em), user);
  if (own === undefined || !memberMay(own.role, 'write')) throw notAllowed();
  return own;
}

/** One of the caller’s organisation, which nobody else changes meanwhile. @throws AppError `not_found`; `not_allowed` for a member who may only read */
async function ownRow(em: EntityManager, user: CurrentUser, id: string): Promise<AnswerTemplateRow> {
  const own = await membershipOf(within(em), user);
  if (own === undefined) throw notFound();
  const { partner_id, role } = own;
  await sql`select from partners where id = ${partner_id} for no key update`.execute(within(em));
  const row = await em.findOne(AnswerTemplateRow, { id, partner_id }, FOR_UPDATE);
  if (row === null) throw notFound();
  if (!memberMay(role, 'write')) throw notAllowed();
  return row;
}

async function refuseTaken(em: EntityManager, partnerId: string, name: string, own: string | null): Promise<void> {
  const { rows } = await sql`select from answer_templates
    where partner_id = ${partnerId} and lower(name) = lower(${name}) and id is distinct from ${own}`.execute(
    within(em),
  );
  if (rows.length > 0) throw atName(messages.name_taken(name));
}

async function templatesOf(database: Kysely<Tables>, partnerId: string): Promise<AnswerTemplate[]> {
  const { rows } = await sql<Row>`
    select template.id, template.name, template.text, template.version, template.updated_at, ${editorOf('template')} as updated_by
    from answer_templates template where template.partner_id = ${partnerId} order by lower(template.name), template.id`.execute(
    database,
  );
  return rows.map((row) => Object.assign(row, { updated_at: isoTime(row.updated_at) }));
}

async function oneOf(em: EntityManager, { id, partner_id }: AnswerTemplateRow): Promise<AnswerTemplate> {
  const found = (await templatesOf(within(em), partner_id)).find((each) => each.id === id);
  if (found === undefined) throw notFound();
  return found;
}
