import { patientHref } from '@ayana/contracts/journey';
import {
  type BroadcastChannel,
  type BroadcastMessageReason,
  broadcastNumber,
  quietNow,
  reasonAgainst,
} from '@ayana/contracts/operations';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, within } from '../../../platform/database/database.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { MessagingService } from '../../messaging/index.js';
import { NotificationsService } from '../../notifications/index.js';
import { Incidents } from '../../incidents/index.js';
import { factsJoins, RECIPIENT_FACTS, type RecipientFacts } from '../audience/recipient-facts.js';
import { BroadcastWorkflow, SYSTEM } from '../broadcast-workflow.js';
import type { BroadcastRow } from '../broadcast.entity.js';
import { BROADCAST_MESSAGES } from '../messages.js';
import { wordsFor } from './recipient-words.js';

/** Messages that are on their way at once: as many may still arrive after a pause as are being handed over at that moment. */
const ON_THEIR_WAY = 600;
/** Fewer are not worth a step. */
const WORTH_A_STEP = 100;
/** Written in one transaction. */
const STEP = 300;

interface DueMessage extends RecipientFacts {
  id: string;
  channel: BroadcastChannel;
  language: string;
  time_zone: string;
  attempt: number;
  user_id: string | null;
  journey_id: string | null;
  email: string | null;
  phone: string | null;
  site_language: string | null;
  is_subscribed: boolean;
  quiet_from: string | null;
  quiet_until: string | null;
  quiet_zone: string | null;
}

/** What a step has done: `more` can leave now; `busy`: others are on their way; `later`: the next ones wait for their readers’ clocks. */
export type StepOutcome = 'more' | 'busy' | 'later' | 'over';

/**
 * Sends a broadcast step by step. A step is one transaction on the locked broadcast: messages leave `waiting` together with their mails, texts
 * and notifications, so a process that dies loses none and sends none twice.
 */
@Injectable()
export class BroadcastSending {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly messaging: MessagingService,
    private readonly notifications: NotificationsService,
    private readonly workflow: BroadcastWorkflow,
    private readonly incidents: Incidents,
  ) {}

  step(id: string, announces = true): Promise<StepOutcome> {
    return this.database.write(async (em) => {
      const broadcast = await this.workflow.lock(em, id);
      if (broadcast?.state !== 'sending') return 'over';
      const { waiting, queued } = await countOpen(em, id);
      if (announces) this.workflow.announce(em, id);
      if (waiting === 0) return queued > 0 ? 'busy' : this.finish(em, broadcast);
      const room = ON_THEIR_WAY - queued;
      if (room < WORTH_A_STEP) return 'busy';
      const messages = await this.due(em, broadcast, Math.min(room, STEP));
      if (messages.length === 0) return queued > 0 ? 'busy' : 'later';
      await this.send(em, broadcast, messages);
      return 'more';
    });
  }

  private async finish(em: EntityManager, broadcast: BroadcastRow): Promise<StepOutcome> {
    await this.workflow.move(em, SYSTEM, broadcast, { name: 'finish' });
    await this.workflow.changed(em, broadcast);
    const { id, incident_id, number, title } = broadcast;
    if (incident_id != null)
      await this.incidents.note(em, incident_id, {
        kind: 'broadcast',
        text: BROADCAST_MESSAGES.finished_in_incident(broadcastNumber(number), title),
        details: { broadcast_id: id },
      });
    return 'over';
  }

  private async due(em: EntityManager, { id, topic = null }: BroadcastRow, limit: number): Promise<DueMessage[]> {
    const { rows } = await sql<DueMessage>`
      select message.id, message.channel, message.language, message.time_zone, message.attempt, message.user_id, message.journey_id,
        coalesce(person.name, companion.name) as name,
        case when person.id is null then companion.email when person.email_verified_at is not null then person.email end as email,
        person.phone, person.language as site_language,
        exists (select from newsletter_subscriptions known where lower(known.email) = lower(coalesce(person.email, companion.email))
          and known.unsubscribed_at is null and ${topic} = any (known.topics)) as is_subscribed,
        quiet.from_time as quiet_from, quiet.until_time as quiet_until, quiet.time_zone as quiet_zone, ${RECIPIENT_FACTS}
      from (select * from broadcast_messages where broadcast_id = ${id} and state = 'waiting' and not_before <= ${this.clock.now()}
        order by not_before, id limit ${limit}) message
      left join users person on person.id = message.user_id
      left join companions companion on companion.id = message.companion_id and companion.withdrawn_at is null
      left join quiet_hours quiet on quiet.user_id = person.id
      ${factsJoins('message.journey_id')}`.execute(within(em));
    return rows;
  }

  private async send(em: EntityManager, broadcast: BroadcastRow, messages: readonly DueMessage[]): Promise<void> {
    const later = new Map<string, Date>();
    const skipped = new Map<BroadcastMessageReason, string[]>();
    const ready: { message: DueMessage; words: ReturnType<typeof wordsFor> }[] = [];
    for (const message of messages) {
      const quiet = broadcast.is_urgent || message.channel === 'bell' ? null : this.quietUntil(message);
      const words = wordsFor(broadcast, message.language, message);
      const address = { mail: message.email, text: message.phone, bell: message.user_id }[message.channel];
      const reason = reasonAgainst(broadcast.purpose, { ...message, address }, words.missing);
      if (reason !== null) skipped.set(reason, [...(skipped.get(reason) ?? []), message.id]);
      else if (quiet !== null) later.set(message.id, quiet);
      else ready.push({ message, words });
    }
    await this.postpone(em, later);
    for (const [reason, ids] of skipped) await this.settle(em, ids, reason);
    await this.queue(em, broadcast, ready);
  }

  /** A person’s own quiet hours come before those of all. */
  private quietUntil({ quiet_from, quiet_until, quiet_zone, time_zone }: DueMessage): Date | null {
    const clock = { from: quiet_from, until: quiet_until, time_zone: quiet_zone ?? time_zone };
    return quietNow(clock, this.clock.now());
  }

  private async queue(
    em: EntityManager,
    { purpose, link }: BroadcastRow,
    ready: readonly { message: DueMessage; words: ReturnType<typeof wordsFor> }[],
  ): Promise<void> {
    const by = (channel: BroadcastChannel) => ready.filter(({ message }) => message.channel === channel);
    const key = ({ id, attempt }: DueMessage): string => `broadcast:${id}:${attempt}`;
    const label = (words: { link_label: string | null }) => (link == null ? null : words.link_label);
    const mails = by('mail').map(({ message, words }) => ({
      template: 'broadcast' as const,
      to: message.email ?? '',
      data: {
        id: message.id,
        subject: words.subject,
        body: words.body,
        link_label: label(words),
        is_promotion: purpose === 'promotion',
      },
      dedupe_key: key(message),
      language: message.site_language,
    }));
    const queued = new Set(await this.messaging.queueMails(em, mails));
    const refused: string[] = by('mail')
      .filter(({ message }) => !queued.has(key(message)))
      .map(({ message }) => message.id);
    for (const { message, words } of by('text')) {
      const sent = await this.messaging.queueText(em, {
        channel: 'sms',
        template: 'broadcast',
        to: message.phone ?? '',
        data: { id: message.id, text: words.text ?? words.subject, has_link: link != null },
        dedupe_key: key(message),
      });
      if (sent === null) refused.push(message.id);
    }
    for (const { message, words } of by('bell')) await this.ring(em, message, words, link ?? null);
    const bells = by('bell').map(({ message }) => message.id);
    const leaving = ready.map(({ message }) => message.id).filter((id) => !refused.includes(id) && !bells.includes(id));
    await sql`update broadcast_messages set state = 'queued' where id = any (${leaving}::uuid[])`.execute(within(em));
    await sql`update broadcast_messages set state = 'delivered', settled_at = ${this.clock.now()}
      where id = any (${bells}::uuid[])`.execute(within(em));
    await this.settle(em, refused, 'refused');
  }

  /** A notification is there at once. Email and text of the broadcast go their own way. */
  private async ring(
    em: EntityManager,
    { user_id, journey_id, site_language }: DueMessage,
    words: { subject: string; body: string },
    link: string | null,
  ): Promise<void> {
    await inLanguage(site_language ?? 'en', () =>
      this.notifications.notify(em, {
        patient_id: user_id ?? '',
        journey_id,
        kind: 'journey',
        path: link !== null && link.startsWith('/') ? link : patientHref('home'),
        title: words.subject,
        message: words.body,
        bell_only: true,
      }),
    );
  }

  private async postpone(em: EntityManager, later: ReadonlyMap<string, Date>): Promise<void> {
    if (later.size === 0) return;
    const until = [...later.values()].map((date) => date.toISOString());
    await sql`update broadcast_messages message set not_before = moved.until
      from unnest(${[...later.keys()]}::uuid[], ${until}::timestamptz[]) as moved (id, until)
      where message.id = moved.id`.execute(within(em));
  }

  private async settle(em: EntityManager, ids: readonly string[], reason: BroadcastMessageReason): Promise<void> {
    if (ids.length === 0) return;
    const state = reason === 'refused' ? 'failed' : 'skipped';
    await sql`update broadcast_messages set state = ${state}, reason = ${reason}, settled_at = ${this.clock.now()}
      where id = any (${[...ids]}::uuid[])`.execute(within(em));
  }
}

async function countOpen(em: EntityManager, id: string): Promise<{ waiting: number; queued: number }> {
  const { rows } = await sql<{ waiting: number; queued: number }>`
    select (select count(*)::integer from broadcast_messages where broadcast_id = ${id} and state = 'queued') as queued,
      (select count(*)::integer from (select from broadcast_messages where broadcast_id = ${id} and state = 'waiting' limit 1) any_)
        as waiting`.execute(within(em));
  return rows[0] ?? { waiting: 0, queued: 0 };
}
