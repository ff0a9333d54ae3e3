import { LANGUAGE_TAGS, type Language } from '@ayana/contracts/catalogue';
import { needNumber } from '@ayana/contracts/operations';
import { INDIA_ZONE, instantAt } from '@ayana/contracts/places';
import { answerText, isOpenRequest, type ServiceNeedKind, serviceRequestNumber } from '@ayana/contracts/service-desk';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { NeedChanges, NeedFollowers, ResourceNeedRow } from '../../resources/index.js';
import { ServiceVersionRow } from '../catalog/catalog.entity.js';
import { SERVICE_DESK_MESSAGES as messages } from '../messages.js';
import { findPeople } from '../people.js';
import { RequestMails } from './request-mails.js';
import { RequestWorkflow } from './request-workflow.js';
import type { ServiceRequestRow } from './request.entity.js';

const HOUR = 60;
/** Minutes of a day in which most of a kind is needed; of the others the whole day. */
const HOURS: Partial<Record<ServiceNeedKind, readonly [from: number, until: number]>> = {
  interpreter: [9 * HOUR, 18 * HOUR],
  vehicle: [6 * HOUR, 22 * HOUR],
};
const WHOLE_DAY = [0, 24 * HOUR] as const;
const DAY = 24 * 60 * 60_000;
const DAYS_MAX = 300;

/** A request for an interpreter or a car makes the need that is looked for; the request is done when that is met. */
@Injectable()
export class RequestNeeds implements OnModuleInit {
  constructor(
    private readonly needs: NeedChanges,
    private readonly followers: NeedFollowers,
    private readonly workflow: RequestWorkflow,
    private readonly mails: RequestMails,
  ) {}

  onModuleInit(): void {
    this.followers.follow((em, need) => this.follow(em, need));
  }

  /** Once, when nobody has to approve the request any more. */
  async make(em: EntityManager, user: CurrentUser, request: ServiceRequestRow): Promise<void> {
    const { need, form } = await em.findOneOrFail(ServiceVersionRow, { id: request.version_id });
    if (!need || (await em.count(ResourceNeedRow, { request_id: request.id })) > 0) return;
    const { answers } = request;
    const city = await within(em)
      .selectFrom('cities')
      .select('id')
      .where('name', '=', String(answers[need.city]))
      .executeTakeFirst();
    if (city === undefined) return;
    const named = await findPeople(
      within(em),
      form.filter(({ kind }) => kind === 'user').map(({ key }) => String(answers[key] ?? '') || null),
    );
    const people = [...named].map(([id, name]) => ({ id, name }));
    const said = form.filter(({ key }) => answers[key] !== undefined);
    await this.needs.ask(em, user, {
      kind: need.kind,
      title: request.summary,
      details: said.map((field) => `${field.label} ${answerText(field, answers[field.key], people)}`).join('\n'),
      city_id: city.id,
      language: need.language === null ? null : (LANGUAGE_TAGS[answers[need.language] as Language] ?? null),
      quantity: 1,
      ...timesOf(need.kind, String(answers[need.from]), need.days === null ? 1 : Number(answers[need.days] ?? 1)),
      journey_id: request.journey_id ?? null,
      request_id: request.id,
    });
  }

  /** The need before its request: two transactions never wait for each other in a circle. */
  async lock(em: EntityManager, request_id: string): Promise<void> {
    const need = await em.findOne(ResourceNeedRow, { request_id });
    if (need !== null) await this.needs.lock(em, need.id);
  }

  /** Nobody looks for it any more, unless something is committed to it already. */
  async drop(
    em: EntityManager,
    { id, number }: ServiceRequestRow,
    because: keyof typeof messages.need_dropped,
  ): Promise<void> {
    const need = await em.findOne(ResourceNeedRow, { request_id: id });
    if (need !== null) await this.needs.drop(em, need.id, messages.need_dropped[because](serviceRequestNumber(number)));
  }

  /** The need belongs to the case of its request. */
  async setCase(em: EntityManager, { id, journey_id }: ServiceRequestRow): Promise<void> {
    const need = await em.findOne(ResourceNeedRow, { request_id: id });
    if (need === null || need.journey_id === journey_id) return;
    need.journey_id = journey_id ?? null;
    await this.needs.changed(em, null, need, { changed: ['journey_id'] });
  }

  /** What was asked for is there: no matter who arranged it, the request is done. */
  private async follow(em: EntityManager, need: ResourceNeedRow): Promise<void> {
    if (!need.request_id || need.state !== 'met') return;
    const request = await this.workflow.lockAny(em, need.request_id);
    if (request === null || !isOpenRequest(request.state) || request.state === 'awaiting_approval') return;
    const note = messages.arranged(`${needNumber(need.number)} ${need.title}`);
    await this.workflow.resolveBySystem(em, request, note);
    await this.mails.resolved(em, request, note);
  }
}

function timesOf(kind: ServiceNeedKind, day: string, days: number): { from_at: Date; until_at: Date } {
  const [from, until] = HOURS[kind] ?? WHOLE_DAY;
  const more = Math.min(Math.max(1, Math.round(days)), DAYS_MAX) - 1;
  return {
    from_at: instantAt(day, from, INDIA_ZONE),
    until_at: new Date(instantAt(day, until, INDIA_ZONE).getTime() + more * DAY),
  };
}
