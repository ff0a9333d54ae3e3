import { mayChangeSaved } from '@ayana/contracts/identity';
import type { BroadcastTemplate, BroadcastText, BroadcastVariable } from '@ayana/contracts/operations';
import { Injectable } from '@nestjs/common';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { notAllowed, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import {
  Database,
  type EntityManager,
  FOR_UPDATE,
  isoTime,
  jsonOf,
  within,
} from '../../../platform/database/database.js';
import { editorOf } from '../../../platform/database/last-editor.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { refuseStale } from '../../../platform/http/etag.js';
import { BroadcastRow } from '../broadcast.entity.js';
import { BROADCAST_MESSAGES as messages } from '../messages.js';
import { BroadcastTemplateRow } from './broadcast-template.entity.js';
import type { BroadcastTemplateChangeDto, NewBroadcastTemplateDto } from './broadcast-templates.dto.js';

/** What broadcasts begin with: saved from one of them, seen by its owner and, once shared, by all who write broadcasts. */
@Injectable()
export class BroadcastTemplatesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async list(user: CurrentUser): Promise<BroadcastTemplate[]> {
    const rows = await templates(this.database.read())
      .where(seenBy(user))
      .orderBy(sql`lower(template.name)`)
      .orderBy('template.id')
      .execute();
    return rows.map(templateOf);
  }

  /** @throws AppError `invalid_fields` for a broadcast that does not exist */
  async add(em: EntityManager, user: CurrentUser, form: NewBroadcastTemplateDto): Promise<BroadcastTemplate> {
    const { broadcast_id, name, is_shared = false } = form;
    const at = this.clock.now();
    const row = em.create(BroadcastTemplateRow, {
      ...(await wordsOf(em, broadcast_id)),
      id: this.ids.next(),
      name,
      is_shared,
      owner_id: user.id,
      created_at: at,
      updated_at: at,
      updated_by: user.id,
      version: 1,
    });
    await em.flush();
    return saved(em, row.id);
  }

  /** @throws AppError `not_found`, `not_allowed`, `stale_version`, `invalid_fields` */
  async change(
    user: CurrentUser,
    id: string,
    { broadcast_id, ...change }: BroadcastTemplateChangeDto,
    ifMatch: string | undefined,
  ): Promise<BroadcastTemplate> {
    return this.database.write(async (em) => {
      const row = await changeable(em, user, id);
      refuseStale(ifMatch, row.version);
      Object.assign(row, change, broadcast_id === undefined ? {} : await wordsOf(em, broadcast_id), {
        version: row.version + 1,
        updated_at: this.clock.now(),
        updated_by: user.id,
      });
      await em.flush();
      return saved(em, id);
    });
  }

  /** @throws AppError `not_found`, `not_allowed` */
  async remove(user: CurrentUser, id: string): Promise<void> {
    await this.database.write(async (em) => {
      await changeable(em, user, id);
      await em.nativeDelete(BroadcastTemplateRow, { id });
    });
  }
}

/** Their own, and what is shared. */
const seenBy = ({ id }: CurrentUser): RawBuilder<boolean> =>
  sql<boolean>`(template.owner_id = ${id} or template.is_shared)`;

/** The one to change, locked. @throws AppError `not_found` for what the user does not see; `not_allowed` for a colleague’s */
async function changeable(em: EntityManager, user: CurrentUser, id: string): Promise<BroadcastTemplateRow> {
  const row = await em.findOne(BroadcastTemplateRow, { id }, FOR_UPDATE);
  if (row === null || (row.owner_id !== user.id && !row.is_shared)) throw notFound();
  if (!mayChangeSaved(user, row)) throw notAllowed();
  return row;
}

/** What of a broadcast a template keeps: all but its audience, its times and its incident. */
async function wordsOf(em: EntityManager, broadcast_id: string) {
  const broadcast = await em.findOne(BroadcastRow, { id: broadcast_id });
  if (broadcast === null) throw refusedFields([{ field: 'broadcast_id', message: messages.unknown_broadcast }]);
  const { purpose, topic = null, channels, texts, variables, link = null, is_urgent } = broadcast;
  return { purpose, topic, channels, texts, variables, link, is_urgent };
}

/** By its id alone: an administrator may have taken a colleague’s template back from everyone, themselves among them. */
async function saved(em: EntityManager, id: string): Promise<BroadcastTemplate> {
  return templateOf(await templates(within(em)).where('template.id', '=', id).executeTakeFirstOrThrow());
}

const templates = (database: Kysely<Tables>) =>
  database
    .selectFrom('broadcast_templates as template')
    .leftJoin('users as owner', 'owner.id', 'template.owner_id')
    .selectAll('template')
    .select([editorOf('template').as('editor'), 'owner.name as owner_name']);

type TemplateRow = Awaited<ReturnType<ReturnType<typeof templates>['execute']>>[number];

const templateOf = (row: TemplateRow): BroadcastTemplate => ({
  id: row.id,
  name: row.name,
  is_shared: row.is_shared,
  owner: { id: row.owner_id, name: row.owner_name ?? '' },
  purpose: row.purpose,
  topic: row.topic,
  channels: row.channels,
  texts: jsonOf<BroadcastText[]>(row.texts),
  variables: jsonOf<BroadcastVariable[]>(row.variables),
  link: row.link,
  is_urgent: row.is_urgent,
  created_at: isoTime(row.created_at),
  updated_at: isoTime(row.updated_at),
  updated_by: row.editor,
  version: row.version,
});
