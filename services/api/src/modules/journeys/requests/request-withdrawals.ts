import { LAST_STAGE } from '@ayana/contracts/journey';
import { ENGLISH } from '@ayana/contracts/language';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { EntityManager } from '../../../platform/database/database.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { MessagingService } from '../../messaging/index.js';
import { CaseNotices } from '../case-notices.js';
import { JourneyEntries } from '../journey-entries.js';
import { JOURNEY_MESSAGES as messages } from '../messages.js';
import { JourneyEvents } from '../stages/journey-events.js';
import type { PatientJourneyRow } from '../stages/journey.entity.js';
import { JourneyTasks } from '../tasks/journey-tasks.service.js';

/** The case manager speaks with the patient within this time, in milliseconds. */
const SPEAK_WITHIN = 24 * 60 * 60 * 1000;

/** What a module ends of a case whose request is withdrawn, and who is notified. @param by who withdrew it */
type Ending = (em: EntityManager, journey: PatientJourneyRow, by: string) => Promise<void>;

/**
 * What follows on a journey when the request it grew from is withdrawn: it is paused, each module ends what is open of its own and writes to
 * the people concerned, tasks end by the fact, and the case manager speaks with the patient.
 */
@Injectable()
export class RequestWithdrawals {
  private readonly endings: Ending[] = [];

  constructor(
    private readonly clock: Clock,
    private readonly entries: JourneyEntries,
    private readonly tasks: JourneyTasks,
    private readonly notices: CaseNotices,
    private readonly messaging: MessagingService,
    private readonly journeyEvents: JourneyEvents,
  ) {}

  listen(end: Ending): void {
    this.endings.push(end);
  }

  /** @param request the request as it is withdrawn; @param journey locked; @param by the patient, or one of the staff */
  async reach(
    em: EntityManager,
    journey: PatientJourneyRow,
    request: { id: string; version: number },
    { by, note }: { by: string; note: string | null },
  ): Promise<void> {
    if (journey.status === 'closed') return;
    const now = this.clock.now();
    for (const end of this.endings) await end(em, journey, by);
    const line = { journey_id: journey.id, visibility: 'public', actor_id: by } as const;
    this.entries.add(em, { ...line, event: 'status', to_state: 'withdrawn', text: note });
    if (journey.status === 'open') {
      this.entries.add(em, { ...line, event: 'journey_status', from_state: 'open', to_state: 'paused' });
      journey.status = 'paused';
    }
    await this.tasks.add(em, {
      journey_id: journey.id,
      stage_number: Math.min(journey.current_stage + 1, LAST_STAGE),
      title: inLanguage(ENGLISH.tag, () => messages.withdrawn_task),
      detail: note,
      owner_kind: 'case_manager',
      due_at: new Date(now.getTime() + SPEAK_WITHIN),
      subject_kind: 'treatment_request',
      subject_id: request.id,
      automation: `withdrawn.${request.id}.${request.version}`,
    });
    const [staff, patient] = [await this.notices.staffOf(em, journey), await this.notices.patientOf(em, journey)];
    await this.messaging.queueMail(em, {
      template: 'request_withdrawn',
      journey_id: journey.id,
      to: staff.email,
      data: { name: staff.name, patient: patient?.name ?? '', path: `/case-manager/cases/${journey.id}` },
      dedupe_key: `treatment_request:${request.id}:withdrawn:${request.version}`,
    });
    journey.version += 1;
    journey.updated_at = now;
    await em.flush();
    await this.journeyEvents.changed(em, journey);
  }
}
