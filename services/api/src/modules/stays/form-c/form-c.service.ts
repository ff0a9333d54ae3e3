import type { FormC, FormCs } from '@ayana/contracts/journey';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { todayIn } from '@ayana/contracts/rules';
import { Injectable } from '@nestjs/common';
import { AppError, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { Realtime } from '../../../platform/realtime/realtime.js';
import { AuditTrail } from '../../activity/index.js';
import {
  FORM_C_TASK,
  isCaseWorker,
  JourneyEntries,
  type JourneyReader,
  JourneyTasks,
  lockOpenJourney,
  readerOf,
  readersOf,
} from '../../journeys/index.js';
import { mayWrite, refuseReaders } from '../../organisations/index.js';
import type { NewFormCFilingDto } from './form-c.dto.js';
import { FormCFilingRow } from './form-c.entity.js';
import { FORM_C_MESSAGES as messages } from './form-c-messages.js';
import { formCsOf, type StoredFormC } from './form-c.queries.js';

/** The registration of a foreigner with the FRRO, by each place where they stay. Said again, it is as it was said last. */
@Injectable()
export class FormCFilings {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly entries: JourneyEntries,
    private readonly tasks: JourneyTasks,
    private readonly trail: AuditTrail,
    private readonly realtime: Realtime,
  ) {}

  /** All for the staff, and the own ones for a hospital and a lodging. @throws AppError `not_found` for everyone else */
  async list(user: CurrentUser, journey_id: string): Promise<FormCs> {
    const database = this.database.read();
    const reader = await readerOf(database, user, journey_id);
    if (!isCaseWorker(user) && reader.assignments.length === 0) throw notFound();
    const items = await this.seen(database, user, reader);
    const { status } = await database
      .selectFrom('patient_journeys')
      .select('status')
      .where('id', '=', journey_id)
      .executeTakeFirstOrThrow(notFound);
    const may_file = status !== 'closed' && (await mayWrite(database, user));
    return { items: items.map((item) => Object.assign(item, { may_file: may_file && item.is_needed })) };
  }

  /**
   * By the place itself, or the staff for it.
   * @throws AppError `not_found`, `not_allowed` for a member who may only read, `illegal_transition`, `invalid_fields`
   */
  async file(em: EntityManager, user: CurrentUser, form: NewFormCFilingDto): Promise<FormC> {
    const reader = await readerOf(within(em), user, form.journey_id);
    if (!isCaseWorker(user) && reader.assignments.length === 0) throw notFound();
    const known = await this.found(em, user, reader, form);
    await refuseReaders(em, user);
    const journey = await lockOpenJourney(em, form.journey_id);
    if (!known.is_needed) throw new AppError('illegal_transition', messages.not_needed);
    this.refuseDay(form.filed_on, known);
    const place = form.place === 'hospital' ? { admission_id: form.place_id } : { leg_id: form.place_id };
    const said = { number: form.number, filed_on: form.filed_on, filed_by: user.id, filed_at: this.clock.now() };
    const before = await em.findOne(FormCFilingRow, place);
    if (before === null) em.create(FormCFilingRow, { ...place, ...said, id: this.ids.next(), journey_id: journey.id });
    else Object.assign(before, said);
    await em.flush();
    await this.tasks.finishMade(em, journey.id, FORM_C_TASK + form.place_id, user);
    this.entries.add(em, {
      journey_id: journey.id,
      event: 'form_c_filed',
      visibility: 'internal',
      actor_id: user.id,
      text: known.name,
    });
    await this.trail.record(em, {
      action: 'journey.changed',
      actor: user,
      subject_id: journey.patient_id,
      details: { id: journey.id, place: form.place_id, to: 'form_c_filed' },
    });
    await this.publish(em, form);
    return { ...(await this.found(em, user, reader, form)), may_file: true };
  }

  private async seen(
    database: Parameters<typeof formCsOf>[0],
    user: CurrentUser,
    { journey, assignments }: JourneyReader,
  ): Promise<StoredFormC[]> {
    const own = new Set(assignments.map(({ id }) => id));
    const all = await formCsOf(database, journey.id, this.clock.now());
    return all.filter(({ assignment_id }) => isCaseWorker(user) || own.has(assignment_id ?? ''));
  }

  private async found(
    em: EntityManager,
    user: CurrentUser,
    reader: JourneyReader,
    { place, place_id }: NewFormCFilingDto,
  ): Promise<StoredFormC> {
    const items = await this.seen(within(em), user, reader);
    const item = items.find((each) => each.place === place && each.place_id === place_id);
    if (item === undefined) throw notFound();
    return item;
  }

  private refuseDay(filed_on: string, { since }: StoredFormC): void {
    const refused = (message: string) => refusedFields([{ field: 'filed_on', message }]);
    if (filed_on > todayIn(INDIA_ZONE, this.clock.now())) throw refused(messages.future);
    if (filed_on < todayIn(INDIA_ZONE, new Date(since))) throw refused(messages.too_early);
  }

  private async publish(em: EntityManager, { journey_id, place, place_id }: NewFormCFilingDto): Promise<void> {
    const [type, part] =
      place === 'hospital'
        ? (['admissions.updated', 'admission'] as const)
        : (['travel_legs.updated', 'legs'] as const);
    this.realtime.publish(
      em,
      { type, data: { journey_id, id: place_id } },
      { entry: 'case_work', user_ids: await readersOf(within(em), journey_id, part) },
    );
  }
}
