import {
  type AudienceCount,
  BEGUN_BROADCAST_STATES,
  type Broadcast,
  BROADCAST_MAIN_LANGUAGE,
  BROADCAST_STATES,
  type BroadcastDetail,
  type BroadcastMessage,
  broadcastNumber,
  isRunningIncident,
  type BroadcastCounts,
} from '@ayana/contracts/operations';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AppError, notFound, refusedFields } from '../../platform/app-error.js';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { Database, type EntityManager, within } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { mapPage, type Page } from '../../platform/http/cursor.js';
import { keysetList } from '../../platform/http/lists/keyset-list.js';
import type { AudienceQuestionDto } from './audience/audience.dto.js';
import { audienceOf, Audiences } from './audience/audience.service.js';
import { faultsOf } from './broadcast-rules.js';
import { BroadcastWorkflow } from './broadcast-workflow.js';
import { BroadcastRow } from './broadcast.entity.js';
import type {
  BroadcastChangeDto,
  BroadcastFiltersDto,
  BroadcastMessagesQueryDto,
  BroadcastTextInputDto,
  NewBroadcastDto,
} from './broadcasts.dto.js';
import {
  BROADCASTS,
  broadcastOf,
  broadcasts,
  countBroadcasts,
  findBroadcast,
  questionOf,
} from './broadcasts.queries.js';
import { BROADCAST_MESSAGES as messages } from './messages.js';
import { MESSAGES, messageOf, messagesOfBroadcast } from './messages.queries.js';

/** Broadcasts as they are read and written. */
@Injectable()
export class BroadcastsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly audiences: Audiences,
    private readonly workflow: BroadcastWorkflow,
  ) {}

  list(user: CurrentUser, query: BroadcastFiltersDto): Promise<Page<Broadcast>> {
    const rows = broadcasts(this.database.read());
    return mapPage(keysetList(rows, BROADCASTS, query, user), broadcastOf);
  }

  async counts(user: CurrentUser): Promise<BroadcastCounts> {
    const { rows, to_approve } = await countBroadcasts(this.database.read(), user);
    const count = new Map(rows.map((row) => [row.state, Number(row.count)]));
    return {
      to_approve,
      by_state: Object.fromEntries(
        BROADCAST_STATES.map((state) => [state, count.get(state) ?? 0]),
      ) as BroadcastCounts['by_state'],
    };
  }

  /** @param em of the transaction that wrote it; without one, as it is committed */
  async find(user: CurrentUser, id: string, em?: EntityManager): Promise<BroadcastDetail> {
    const database = em === undefined ? this.database.read() : within(em);
    const detail = await findBroadcast(database, user, id);
    if (detail === undefined) throw notFound();
    const hasBegun = BEGUN_BROADCAST_STATES.some((state) => state === detail.state) || detail.state === 'cancelled';
    return { ...detail, reach: hasBegun ? null : await this.audiences.reach(database, questionOf(detail)) };
  }

  async messages(user: CurrentUser, id: string, query: BroadcastMessagesQueryDto): Promise<Page<BroadcastMessage>> {
    await this.find(user, id);
    const rows = messagesOfBroadcast(this.database.read(), id);
    return mapPage(keysetList(rows, MESSAGES, query, null), messageOf);
  }

  /** Who would get it, as it is being written. */
  async count({
    audience,
    channels,
    purpose,
    topic = null,
    languages,
    incident_id = null,
  }: AudienceQuestionDto): Promise<AudienceCount> {
    const asked = audienceOf(audience);
    if (asked.kind === 'journeys' && incident_id === null)
      throw refusedFields([{ field: 'audience.kind', message: messages.no_incident }]);
    if (channels.length === 0) throw refusedFields([{ field: 'channels', message: messages.channel_needed }]);
    return this.audiences.count(this.database.read(), {
      audience: asked,
      channels,
      purpose,
      topic,
      languages: [BROADCAST_MAIN_LANGUAGE, ...(languages ?? [])],
    });
  }

  /** Begins a draft. @throws AppError `invalid_fields` */
  async create(em: EntityManager, user: CurrentUser, form: NewBroadcastDto): Promise<BroadcastDetail> {
    const { id } = await this.begin(em, user, form);
    return this.find(user, id, em);
  }

  async begin(em: EntityManager, user: CurrentUser, form: NewBroadcastDto): Promise<BroadcastRow> {
    const { incident_id = null, title, ...content } = form;
    const now = this.clock.now();
    const number = await nextNumber(em);
    const written = writtenOf(content);
    const broadcast = em.create(BroadcastRow, {
      id: this.ids.next(),
      number,
      title,
      search: await searchOf(em, number, title),
      topic: null,
      variables: [],
      link: null,
      is_urgent: false,
      ...written,
      purpose: form.purpose,
      channels: form.channels,
      texts: written.texts ?? [],
      audience: audienceOf(form.audience),
      state: 'draft',
      incident_id,
      created_by: user.id,
      author_ids: [user.id],
      timing: 'now',
      created_at: now,
      updated_at: now,
      version: 1,
    });
    await this.refuse(em, broadcast);
    await em.flush();
    this.workflow.addEntry(em, broadcast, user, 'created');
    await this.workflow.record(em, broadcast, user, { to: 'draft' });
    await this.workflow.written(em, broadcast);
    return broadcast;
  }

  /** Writes on a draft; who does is an author from then on. */
  async update(user: CurrentUser, id: string, change: BroadcastChangeDto, ifMatch?: string): Promise<BroadcastDetail> {
    if (Object.keys(change).length === 0)
      throw refusedFields([{ field: 'title', message: messages.nothing_to_change }]);
    return this.database.write(async (em) => {
      await this.workflow.change(em, user, id, ifMatch, async (broadcast) => {
        if (broadcast.state !== 'draft') throw new AppError('illegal_transition', messages.draft_only);
        Object.assign(broadcast, writtenOf(change));
        if (!broadcast.author_ids.includes(user.id)) broadcast.author_ids = [...broadcast.author_ids, user.id];
        broadcast.search = await searchOf(em, broadcast.number, broadcast.title);
        await this.refuse(em, broadcast);
        this.workflow.addEntry(em, broadcast, user, 'changed');
        await this.workflow.record(em, broadcast, user, { changed: Object.keys(change) });
      });
      return this.find(user, id, em);
    });
  }

  /** @throws AppError `invalid_fields` for what is wrong whatever its state */
  private async refuse(em: EntityManager, broadcast: BroadcastRow): Promise<void> {
    const errors = faultsOf(broadcast);
    const { incident_id, audience } = broadcast;
    if (incident_id != null) {
      const incident = await within(em)
        .selectFrom('incidents')
        .select(['is_drill', 'state'])
        .where('id', '=', incident_id)
        .executeTakeFirst();
      if (incident === undefined) errors.push({ field: 'incident_id', message: messages.unknown_incident });
      else if (incident.is_drill) errors.push({ field: 'incident_id', message: messages.drill });
      else if (!isRunningIncident(incident.state))
        errors.push({ field: 'incident_id', message: messages.incident_over });
      const known = await journeysOf(em, incident_id);
      if (audience.journey_ids.some((id) => !known.includes(id)))
        errors.push({ field: 'audience.journey_ids', message: messages.foreign_journey });
    }
    if (errors.length > 0) throw refusedFields(errors);
  }
}

/** The journeys of an incident. */
export async function journeysOf(em: EntityManager, incident_id: string): Promise<string[]> {
  const rows = await within(em)
    .selectFrom('incident_journeys')
    .select('journey_id')
    .where('incident_id', '=', incident_id)
    .execute();
  return rows.map(({ journey_id }) => journey_id);
}

/** What of a form is stored. */
function writtenOf({ texts, variables, audience, ...rest }: BroadcastChangeDto) {
  return {
    ...rest,
    ...(texts === undefined ? {} : { texts: texts.map(textOf) }),
    ...(variables === undefined
      ? {}
      : { variables: variables.map(({ name, language, value }) => ({ name, language, value })) }),
    ...(audience === undefined ? {} : { audience: audienceOf(audience) }),
  };
}

const textOf = ({ language, subject, body, text = null, link_label = null }: BroadcastTextInputDto) => ({
  language,
  subject,
  body,
  text,
  link_label,
});

async function nextNumber(em: EntityManager): Promise<number> {
  const { rows } = await sql<{ number: number }>`select nextval('broadcast_numbers')::integer as number`.execute(
    within(em),
  );
  const [row] = rows;
  if (row === undefined) throw new Error('A sequence gives a number');
  return row.number;
}

async function searchOf(em: EntityManager, number: number, title: string): Promise<string> {
  const words = `${broadcastNumber(number)} ${title}`;
  const { rows } = await sql<{ search: string }>`select search_text(${words}) as search`.execute(within(em));
  return rows[0]?.search ?? '';
}
