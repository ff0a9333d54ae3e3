import { mayEnter } from '@ayana/contracts/identity';
import { incidentNumber } from '@ayana/contracts/operations';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type EntityManager, within } from '../../platform/database/database.js';
import { MessagingService } from '../messaging/index.js';
import type { IncidentRow } from './incident.entity.js';

/** Writes to those an incident concerns among the staff. Families get broadcasts. */
@Injectable()
export class IncidentMails {
  constructor(private readonly messaging: MessagingService) {}

  /** One mail a person. @returns how many were queued */
  async update(em: EntityManager, incident: IncidentRow, update_id: string, text: string): Promise<number> {
    const { id, number, is_drill, title } = incident;
    let sent = 0;
    for (const reader of await this.concerned(em, incident)) {
      const queued = await this.messaging.queueMail(em, {
        template: 'incident_update',
        to: reader.email,
        data: {
          name: reader.name ?? '',
          number: incidentNumber(number, is_drill),
          title,
          is_drill,
          text,
          path: `/admin/incident-command/${id}`,
        },
        dedupe_key: `incident_update:${update_id}:${reader.id}`,
      });
      if (queued !== null) sent += 1;
    }
    return sent;
  }

  /** The roles, the participants and the case managers of the linked journeys, who are of the staff still; each once. */
  private async concerned(em: EntityManager, { id, commander_id, liaison_id, scribe_id }: IncidentRow) {
    const roles = [commander_id, liaison_id, scribe_id].filter((each) => each != null);
    const { rows } = await sql<{ id: string; name: string | null; email: string; role: string | null }>`
      select id, name, email, role from users where id = any (${roles}::uuid[])
        or id in (select user_id from incident_participants where incident_id = ${id})
        or id in (select journey.case_manager_id from incident_journeys link
          join patient_journeys journey on journey.id = link.journey_id where link.incident_id = ${id})
      order by id`.execute(within(em));
    return rows.filter(({ role }) => mayEnter('incident_command', role as Parameters<typeof mayEnter>[1]));
  }
}
