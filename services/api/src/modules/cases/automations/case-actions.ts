import { Injectable } from '@nestjs/common';
import type { TaskName } from '@ayana/contracts/journey';
import { sql } from 'kysely';
import { within } from '../../../platform/database/database.js';
import { type NewNotification, NotificationsService } from '../../notifications/index.js';
import { JourneyTasks, type NewTask } from '../../journeys/index.js';
import type { AutomationCase } from './automation-case.js';

type Words = Pick<NewNotification, 'title' | 'message'>;

/** What automations do, each once however often they run. */
@Injectable()
export class CaseActions {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly tasks: JourneyTasks,
  ) {}

  /** @param key names the task within its journey; texts for the patient are read in their language */
  async task(
    { em, journey, forPatient }: AutomationCase,
    key: TaskName,
    stage_number: number,
    task: Omit<NewTask, 'journey_id' | 'stage_number' | 'automation' | 'title'> & { title: () => string },
  ): Promise<void> {
    const { title, ...rest } = task;
    await this.tasks.add(em, {
      ...rest,
      journey_id: journey.id,
      stage_number,
      automation: key,
      title: task.owner_kind === 'patient' ? forPatient(title) : title(),
    });
  }

  /** @param key names the notification within its journey */
  async notifyPatient(
    { em, journey, patient, forPatient }: AutomationCase,
    key: string,
    place: Pick<NewNotification, 'kind' | 'path'>,
    words: () => Words,
  ): Promise<void> {
    const known = await within(em)
      .selectFrom('patient_notifications')
      .select('id')
      .where('journey_id', '=', journey.id)
      .where(sql<boolean>`metadata->>'automation' = ${key}`)
      .executeTakeFirst();
    if (known !== undefined) return;
    const metadata = { automation: key };
    await this.notifications.notify(em, {
      patient_id: patient.id,
      journey_id: journey.id,
      ...place,
      ...forPatient(words),
      metadata,
    });
  }

  /** Puts facts into `journey_data`, beside those that are there. */
  note({ journey }: AutomationCase, facts: Readonly<Record<string, unknown>>): void {
    journey.journey_data = { ...journey.journey_data, ...facts };
  }
}
