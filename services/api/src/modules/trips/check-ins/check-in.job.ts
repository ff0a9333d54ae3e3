import { CHECK_IN_LINK_DAYS, type CheckInDay, patientHref } from '@ayana/contracts/journey';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, within } from '../../../platform/database/database.js';
import { JobsService } from '../../../platform/jobs/index.js';
import { MessagingService } from '../../messaging/index.js';
import { CaseNotices, JOURNEY_MESSAGES as messages } from '../../journeys/index.js';
import { patientsToday } from './check-ins.queries.js';

const BATCH = 200;
/** A patient is asked from this hour of their day on. */
const FROM_HOUR = 9;

interface Due {
  id: string;
  journey_id: string;
  patient_id: string;
  day: CheckInDay;
  /** The last day on which the link works. */
  until: string;
}

/** Asks patients how they are when a check-in is due: once each, by mail with a link, and in the portal. */
@Injectable()
export class CheckInJob implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: JobsService,
    private readonly notices: CaseNotices,
    private readonly messaging: MessagingService,
  ) {}

  onModuleInit(): void {
    this.jobs.work('journeys.check-ins', async () => void (await this.run()));
  }

  /** @returns how many patients were asked */
  async run(): Promise<number> {
    const now = this.clock.now();
    const { rows } = await sql<Due>`
      select check_in.id, check_in.journey_id, journey.patient_id, check_in.day,
        to_char(greatest(check_in.due_on, ${patientsToday(now)}) + ${CHECK_IN_LINK_DAYS}::integer, 'YYYY-MM-DD') as until
      from check_ins check_in
        join patient_journeys journey on journey.id = check_in.journey_id
        join users patient on patient.id = journey.patient_id
      where check_in.asked_at is null and check_in.answered_at is null and journey.status <> 'closed'
        and check_in.due_on <= (${now}::timestamptz at time zone coalesce(patient.time_zone, ${INDIA_ZONE})
          - make_interval(hours => ${FROM_HOUR}))::date
        and check_in.due_on > ${now}::date - ${CHECK_IN_LINK_DAYS}::integer
      order by check_in.due_on, check_in.id limit ${BATCH}`.execute(this.database.read());
    let asked = 0;
    for (const due of rows) if (await this.ask(due)) asked += 1;
    return asked;
  }

  /** The mark and the mail are one transaction: a process that dies in between asks neither twice nor never. */
  private ask({ id, journey_id, patient_id, day, until }: Due): Promise<boolean> {
    return this.database.write(async (em) => {
      const now = this.clock.now();
      const { numUpdatedRows } = await within(em)
        .updateTable('check_ins')
        .set({ asked_at: now, updated_at: now })
        .where('id', '=', id)
        .where('asked_at', 'is', null)
        .where('answered_at', 'is', null)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return false;
      const journey = { id: journey_id, patient_id };
      await this.notices.toPatient(
        em,
        journey,
        { kind: 'check_in', path: patientHref('care'), own_mail: true },
        () => ({
          title: messages.check_in_title(day),
          message: messages.check_in_text,
        }),
      );
      const patient = await this.notices.patientOf(em, journey);
      if (patient === undefined) return true;
      await this.messaging.queueMail(em, {
        template: 'check_in_due',
        journey_id,
        to: patient.email,
        data: { id, name: patient.name, day, until },
        dedupe_key: `check_in:${id}:due`,
      });
      return true;
    });
  }
}
