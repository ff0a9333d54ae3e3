import { escalationNumber, type PlannedStep, type PageChannel } from '@ayana/contracts/operations';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { findStaffDeputies } from '../../absences/index.js';
import { MessagingService } from '../../messaging/index.js';
import { ESCALATION_MESSAGES as messages } from '../messages.js';
import { findOnCall } from '../on-call/rotas.queries.js';
import { findStaff, type StaffPerson } from '../staff.js';
import { EscalationPageRow, type EscalationRunRow } from './run.entity.js';

interface Paged {
  person: StaffPerson;
  rota_id: string | null;
  /** Who is away, where the person covers for them. */
  covers_for: string | null;
}

/** The key of a page's mail and text: each is queued once. */
const keyOf = (page_id: string): string => `escalation_page:${page_id}`;

/** Writes pages, and takes back those that have not left. Call it with the run locked. */
@Injectable()
export class RunPages {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly messaging: MessagingService,
  ) {}

  /** Pages everyone of a step. @returns who was paged, and who they cover for */
  async page(
    em: EntityManager,
    run: EscalationRunRow,
    chain: string | null,
    step: PlannedStep,
  ): Promise<StaffPerson[]> {
    const paged = await this.peopleOf(em, step);
    for (const each of paged) for (const channel of step.channels) await this.pageOn(em, run, chain, each, channel);
    return paged.map(({ person, covers_for }) =>
      covers_for === null ? person : Object.assign(person, { name: messages.covers(person.name, covers_for) }),
    );
  }

  /** What has not left leaves no more: its row, its mail and its text. */
  async cancel(em: EntityManager, run_id: string): Promise<void> {
    const { rows } = await sql<{ id: string }>`
      update escalation_pages set state = 'cancelled' where run_id = ${run_id} and state = 'queued' returning id`.execute(
      within(em),
    );
    const keys = rows.map(({ id }) => keyOf(id));
    if (keys.length === 0) return;
    for (const table of ['outgoing_mails', 'outgoing_texts'])
      await sql`update ${sql.table(table)} set status = 'cancelled', recipient = null, data = null, last_error = null
        where dedupe_key = any (${keys}) and status <> 'sent'`.execute(within(em));
  }

  /** Everyone a step names, each once: those who are on call now, and those who are named; for who is away, who covers. */
  private async peopleOf(em: EntityManager, { targets }: PlannedStep): Promise<Paged[]> {
    const now = this.clock.now();
    const found = new Map<string, string | null>();
    for (const { kind, id } of targets) {
      const user_id = kind === 'rota' ? await findOnCall(within(em), id, now) : id;
      if (user_id !== null && !found.has(user_id)) found.set(user_id, kind === 'rota' ? id : null);
    }
    const deputies = await findStaffDeputies(within(em), [...found.keys()], now);
    const staff = await findStaff(within(em), [...found.keys(), ...deputies.values()]);
    const paged = new Map<string, Paged>();
    for (const [named, rota_id] of found) {
      const deputy = deputies.get(named);
      const person = staff.get(deputy ?? named);
      if (person === undefined || paged.has(person.id)) continue;
      paged.set(person.id, {
        person,
        rota_id,
        covers_for: deputy === undefined ? null : (staff.get(named)?.name ?? ''),
      });
    }
    return [...paged.values()];
  }

  private async pageOn(
    em: EntityManager,
    run: EscalationRunRow,
    chain: string | null,
    { person, rota_id }: Paged,
    channel: PageChannel,
  ): Promise<void> {
    const id = this.ids.next();
    const queued = channel === 'bell' || (await this.queue(em, id, run, chain, person, channel));
    const now = this.clock.now();
    em.create(EscalationPageRow, {
      id,
      run_id: run.id,
      round: run.round,
      step: run.step,
      user_id: person.id,
      rota_id,
      channel,
      // The bell rings with the commit. Someone without a phone number cannot be reached by a text.
      state: channel === 'bell' ? 'sent' : queued ? 'queued' : 'failed',
      queued_at: now,
      sent_at: channel === 'bell' ? now : null,
    });
    await em.flush();
  }

  private async queue(
    em: EntityManager,
    id: string,
    run: EscalationRunRow,
    chain: string | null,
    { name, email, phone, language }: StaffPerson,
    channel: 'mail' | 'text',
  ): Promise<boolean> {
    const { title, text, is_test, step, round, rounds } = run;
    const page = { id, number: escalationNumber(run.number), title, is_test };
    if (channel === 'text') {
      if (phone === null) return false;
      const request = { channel: 'sms', to: phone, template: 'escalation_page', data: page } as const;
      const sent = await inLanguage(language, () =>
        this.messaging.queueText(em, { ...request, dedupe_key: keyOf(id) }),
      );
      return sent !== null;
    }
    const path = `/admin/escalation-management/runs/${run.id}`;
    const data = { ...page, name, text, chain, step, steps: run.plan.length, round, rounds, path };
    const sent = await this.messaging.queueMail(em, {
      template: 'escalation_page',
      to: email,
      data,
      dedupe_key: keyOf(id),
    });
    return sent !== null;
  }
}
