import { VISA_YEARS_MAX, type VisaPeriods } from '@ayana/contracts/journey';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { todayIn } from '@ayana/contracts/rules';
import { Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { notAllowed, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, within } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { Realtime } from '../../../platform/realtime/realtime.js';
import { AuditTrail } from '../../activity/index.js';
import {
  isCaseWorker,
  JourneyEntries,
  type JourneyReader,
  JourneyTasks,
  lockOpenJourney,
  readerSeeing,
  readersOf,
} from '../../journeys/index.js';
import { mayWrite, refuseReaders } from '../../organisations/index.js';
import { visaDatesOf, visaPeriodsOf } from './visa-ends.queries.js';
import { VISA_PERIOD_MESSAGES as messages } from './visa-messages.js';
import { VisaPeriodRow } from './visa-period.entity.js';
import type { NewVisaPeriodDto } from './visa-periods.dto.js';

const STAGE = 6;
/** The first part of the names of tasks about a visa that ends. */
export const VISA_TASK = 'visa_ends.' as const;

/** Until when a patient may stay: said by the patient, the visa office or the staff. */
@Injectable()
export class VisaPeriodsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly entries: JourneyEntries,
    private readonly tasks: JourneyTasks,
    private readonly trail: AuditTrail,
    private readonly realtime: Realtime,
  ) {}

  /** @throws AppError `not_found` for those who do not see the visa */
  async list(user: CurrentUser, journey_id: string): Promise<VisaPeriods> {
    const database = this.database.read();
    const reader = await readerSeeing(database, user, journey_id, 'visa');
    const { status } = await database
      .selectFrom('patient_journeys')
      .select('status')
      .where('id', '=', journey_id)
      .executeTakeFirstOrThrow();
    const may_add = status !== 'closed' && mayAdd(user, reader) && (await mayWrite(database, user));
    return this.read(database, journey_id, may_add);
  }

  /**
   * The next last day. Tasks about an earlier one are done with a later.
   * @throws AppError `not_found`, `not_allowed` for a member who may only read, `invalid_fields`
   */
  async add(em: EntityManager, user: CurrentUser, form: NewVisaPeriodDto): Promise<VisaPeriods> {
    const { journey_id, valid_until, reference = null } = form;
    if (!mayAdd(user, await readerSeeing(within(em), user, journey_id, 'visa'))) throw notAllowed();
    await refuseReaders(em, user);
    const journey = await lockOpenJourney(em, journey_id);
    const now = this.clock.now();
    const today = todayIn(INDIA_ZONE, now);
    const refused = (message: string) => refusedFields([{ field: 'valid_until', message }]);
    if (valid_until < today) throw refused(messages.over);
    if (Number(valid_until.slice(0, 4)) > Number(today.slice(0, 4)) + VISA_YEARS_MAX) throw refused(messages.far);
    const before = await visaDatesOf(within(em), journey_id);
    em.create(VisaPeriodRow, {
      id: this.ids.next(),
      journey_id,
      valid_until,
      reference,
      said_by: user.id,
      said_at: now,
    });
    await em.flush();
    if (before.valid_until !== null && before.valid_until < valid_until)
      await this.tasks.finishMade(em, journey_id, VISA_TASK, user);
    this.entries.add(em, {
      journey_id,
      event: 'visa_until',
      visibility: 'public',
      actor_id: user.id,
      stage_number: STAGE,
      text: valid_until,
    });
    await this.trail.record(em, {
      action: 'journey.changed',
      actor: user,
      subject_id: journey.patient_id,
      details: { id: journey_id, to: 'visa_until' },
    });
    this.realtime.publish(
      em,
      { type: 'travel_legs.updated', data: { journey_id, id: journey_id } },
      { entry: 'case_work', user_ids: await readersOf(within(em), journey_id, 'legs') },
    );
    return this.read(within(em), journey_id, true);
  }

  private async read(database: Kysely<Tables>, journey_id: string, may_add: boolean): Promise<VisaPeriods> {
    const { valid_until } = await visaDatesOf(database, journey_id);
    return { journey_id, valid_until, items: await visaPeriodsOf(database, journey_id), may_add };
  }
}

/** Not a companion, who may see the trip. */
const mayAdd = (user: CurrentUser, { kinds, assignments }: JourneyReader): boolean =>
  isCaseWorker(user) || kinds.includes('patient') || assignments.some(({ status }) => status !== 'offered');
