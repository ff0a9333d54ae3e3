import { Injectable } from '@nestjs/common';
import type { FieldError } from '@ayana/contracts/problems';
import {
  type Level,
  priorityOf,
  type ServiceAnswer,
  type ServiceField,
  serviceRequestNumber,
  type ServiceRequestDetail,
} from '@ayana/contracts/service-desk';
import { sql } from 'kysely';
import { notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { type EntityManager, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import type { TakenUpload } from '../../../platform/files/file-intake.js';
import { AuditTrail } from '../../activity/index.js';
import { ServiceItemRow, ServiceVersionRow } from '../catalog/catalog.entity.js';
import { SERVICE_DESK_MESSAGES as messages } from '../messages.js';
import { RequestPapers } from '../papers/papers.service.js';
import { findPeople } from '../people.js';
import { readAnswers, summaryOf } from './request-answers.js';
import { RequestApprovals } from './request-approvals.js';
import { RequestClocks } from './request-clocks.js';
import { findRequestDetail } from './request-detail.queries.js';
import { RequestEntries } from './request-entries.js';
import { RequestEvents } from './request-events.js';
import { isDesk } from './request-list.queries.js';
import { caseOf } from './request-cases.js';
import { RequestMails } from './request-mails.js';
import { RequestNeeds } from './request-needs.js';
import { ServiceRequestRow } from './request.entity.js';
import type { NewServiceRequestDto } from './requests.dto.js';

const LOWEST: Level = 3;

interface Asked {
  item: ServiceItemRow;
  version: ServiceVersionRow;
  answers: Record<string, ServiceAnswer>;
  journey: { id: string; case_number: string } | null;
}

/** Takes new requests: by the form of a service, for those whose role may ask for it. */
@Injectable()
export class RequestIntake {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly clocks: RequestClocks,
    private readonly entries: RequestEntries,
    private readonly approvals: RequestApprovals,
    private readonly mails: RequestMails,
    private readonly events: RequestEvents,
    private readonly papers: RequestPapers,
    private readonly trail: AuditTrail,
    private readonly needs: RequestNeeds,
  ) {}

  /**
   * @param papers uploads that were taken for this request (`RequestPapers.using`)
   * @param recurring what it is called when the clock makes it: then nobody is written to that it was asked
   */
  async ask(
    em: EntityManager,
    user: CurrentUser,
    form: NewServiceRequestDto,
    papers: readonly TakenUpload[],
    recurring?: { summary: string },
  ): Promise<ServiceRequestDetail> {
    const asked = await this.read(em, user, form);
    const request = await this.write(em, user, form, asked, recurring?.summary);
    const { approvals: chain } = asked.version;
    this.entries.add(em, request.id, {
      event: 'asked',
      visibility: 'public',
      actor_id: user.id,
      to_state: request.state,
    });
    await this.trail.record(em, {
      action: 'service_request.changed',
      actor: user,
      subject_id: user.id,
      details: { id: request.id, number: request.number, to: request.state },
    });
    await this.papers.attach(em, user, request, papers);
    if (recurring === undefined) await this.mails.asked(em, request);
    if (chain.length > 0) await this.approvals.add(em, user, request, chain);
    else await this.needs.make(em, user, request);
    await this.events.inserted(em, request.id);
    const detail = await findRequestDetail(within(em), user, request.id);
    if (detail === undefined) throw notFound();
    return detail;
  }

  /** @throws AppError `invalid_fields` with every answer that does not fit */
  async read(em: EntityManager, user: CurrentUser, form: NewServiceRequestDto): Promise<Asked> {
    const item = await em.findOne(ServiceItemRow, { id: form.item_id, status: 'published' });
    const version = await em.findOne(ServiceVersionRow, { item_id: form.item_id, status: 'published' });
    const mayAsk = version !== null && user.role !== null && version.ask_roles.includes(user.role);
    if (item === null || version === null || !(mayAsk || isDesk(user)))
      throw refusedFields([{ field: 'item_id', message: messages.unknown_item }]);
    const { answers, errors } = readAnswers(version.form, form.answers);
    const beneficiary: FieldError[] =
      form.on_behalf_of === undefined || isDesk(user) ? [] : [{ field: 'on_behalf_of', message: messages.staff_only }];
    const faults = [
      ...errors,
      ...beneficiary,
      ...(await this.unknownUsers(em, version.form, answers, form.on_behalf_of)),
    ];
    if (faults.length > 0) throw refusedFields(faults);
    return { item, version, answers, journey: await caseOf(within(em), user, form.journey_id) };
  }

  private async unknownUsers(
    em: EntityManager,
    form: readonly ServiceField[],
    answers: Readonly<Record<string, ServiceAnswer>>,
    beneficiary: string | undefined,
  ): Promise<FieldError[]> {
    const named = form
      .filter(({ kind, key }) => kind === 'user' && answers[key] !== undefined)
      .map(({ key }) => ({ field: `answers.${key}`, id: String(answers[key]) }));
    if (beneficiary !== undefined) named.push({ field: 'on_behalf_of', id: beneficiary });
    const known = await findPeople(
      within(em),
      named.map(({ id }) => id),
    );
    return named.filter(({ id }) => !known.has(id)).map(({ field }) => ({ field, message: messages.unknown_user }));
  }

  private async write(
    em: EntityManager,
    user: CurrentUser,
    { impact = LOWEST, urgency = LOWEST, on_behalf_of }: NewServiceRequestDto,
    { item, version, answers, journey }: Asked,
    called?: string,
  ): Promise<ServiceRequestRow> {
    const now = this.clock.now();
    const summary = called ?? summaryOf(version.form, answers, item.name);
    const { number, search } = await this.numbered(em, user, [summary, item.name], on_behalf_of);
    const request = em.create(ServiceRequestRow, {
      id: this.ids.next(),
      number,
      item_id: item.id,
      version_id: version.id,
      summary,
      search,
      answers,
      impact,
      urgency,
      priority: priorityOf(impact, urgency),
      state: version.approvals.length > 0 ? 'awaiting_approval' : 'new',
      requested_by: user.id,
      on_behalf_of: on_behalf_of ?? null,
      journey_id: journey?.id ?? null,
      due_to_own: now,
      due_to_resolve: now,
      paused_minutes: 0,
      reopened_count: 0,
      version: 1,
      created_at: now,
      updated_at: now,
    });
    await this.clocks.enter(em, request, request.state, now);
    await em.flush();
    return request;
  }

  /** The next number, and the text that the list is searched by. */
  private async numbered(
    em: EntityManager,
    user: CurrentUser,
    words: readonly string[],
    beneficiary: string | undefined,
  ): Promise<{ number: number; search: string }> {
    const names = await findPeople(within(em), [user.id, beneficiary ?? null]);
    const next = await sql<{ number: number }>`select nextval('service_request_numbers')::integer as number`.execute(
      within(em),
    );
    const number = next.rows[0]?.number ?? 0;
    const text = [serviceRequestNumber(number), ...words, ...names.values()].join(' ');
    const { rows } = await sql<{ search: string }>`select search_text(${text}) as search`.execute(within(em));
    return { number, search: rows[0]?.search ?? '' };
  }
}
