import { patientHref, type TaskName } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { within } from '../../../platform/database/database.js';
import { AssignmentWorkflow } from '../../work/index.js';
import { checkInWaits, FamilyMails, planCheckIns } from '../../trips/index.js';
import { ARRIVAL_WATCH, JourneyEntries, JourneyTasks, returnDayOf, todayOf } from '../../journeys/index.js';
import { dayText } from '../../../platform/typesetting/paper-dates.js';
import { type AutomationCase, daysFrom } from './automation-case.js';
import { CaseActions } from './case-actions.js';
import { AUTOMATION_MESSAGES as messages } from './messages.js';

/** Days to book the flight home after the discharge. */
const FLIGHT_HOME_DAYS = 3;
/** The `closed_reason` of a journey that came to its end. */
const COMPLETED = 'completed';
/** In `journey_data` of a journey that is to be closed once no check-in waits for the staff. */
export const CLOSES_LATER = 'closes_later';

/** From the admission to the end of the follow-up. */
@Injectable()
export class CareSteps {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly actions: CaseActions,
    private readonly entries: JourneyEntries,
    private readonly assignments: AssignmentWorkflow,
    private readonly tasks: JourneyTasks,
    private readonly family: FamilyMails,
  ) {}

  async informFamily(of: AutomationCase): Promise<void> {
    this.actions.note(of, { family_updates: true, arrival_watch: false });
    await this.tasks.finishMade(of.em, of.journey.id, ARRIVAL_WATCH);
    // Where no one accompanies the patient, a person calls the family.
    if ((await this.family.tell(of.em, of.journey, 'admitted')) === 0)
      await this.forCaseManager(of, 'inform_family', 8, () => messages.care.family);
  }

  async informOfDischarge(of: AutomationCase): Promise<void> {
    await this.family.tell(of.em, of.journey, 'discharged');
    await this.actions.task(of, 'plan_home.flights', 9, {
      title: () => messages.care.flight_home,
      owner_kind: 'patient',
      due_at: daysFrom(of.now, FLIGHT_HOME_DAYS),
      subject_kind: 'travel_leg',
    });
  }

  /** The first task at once; the clock gives one every day until the discharge. */
  async beginDailyCheckIns(of: AutomationCase): Promise<void> {
    this.actions.note(of, { daily_check_ins: true });
    await this.dailyCheckIn(of);
  }

  dailyCheckIn(of: AutomationCase): Promise<void> {
    const day = of.now.toISOString().slice(0, 10);
    return this.actions.task(of, `daily_check_in.${day}`, 9, {
      title: () => messages.care.daily(dayText(day)),
      owner_kind: 'case_manager',
      due_at: new Date(`${day}T23:59:00Z`),
    });
  }

  askForRecordPack(of: AutomationCase): Promise<void> {
    return this.forCaseManager(of, 'record_pack', 10, () => messages.care.record_pack);
  }

  /** Counted from the flight home; from today where none is planned. */
  async planCheckIns(of: AutomationCase): Promise<void> {
    this.actions.note(of, { daily_check_ins: false });
    const day = (await returnDayOf(of.em, of.journey.id)) ?? (await todayOf(of.em, of.patient.id, of.now));
    await planCheckIns(of.em, { clock: this.clock, ids: this.ids }, of.journey, day);
  }

  /** Not while a check-in waits for the staff: the clock then runs it again once that is over. */
  async closeJourney(of: AutomationCase): Promise<void> {
    const { em, journey } = of;
    const { rows } = await sql<{ waits: boolean }>`select ${checkInWaits(sql`${journey.id}::uuid`)} as waits`.execute(
      within(em),
    );
    const waits = rows[0]?.waits === true;
    if (waits || journey.journey_data[CLOSES_LATER] !== undefined) this.actions.note(of, { [CLOSES_LATER]: waits });
    if (waits) return;
    if (journey.status !== 'closed') {
      this.entries.add(em, {
        journey_id: journey.id,
        event: 'journey_status',
        visibility: 'public',
        actor_id: null,
        from_state: journey.status,
        to_state: 'closed',
      });
      journey.status = 'closed';
      journey.closed_reason = COMPLETED;
      await this.assignments.cancelAll(em, { journey_id: journey.id }, null);
    }
    await this.actions.notifyPatient(of, 'close_journey', { kind: 'message', path: patientHref('messages') }, () => ({
      title: messages.care.review,
      message: messages.care.review_text,
    }));
  }

  private forCaseManager(of: AutomationCase, key: TaskName, stage: number, title: () => string): Promise<void> {
    return this.actions.task(of, key, stage, { title, owner_kind: 'case_manager', due_at: daysFrom(of.now, 1) });
  }
}
