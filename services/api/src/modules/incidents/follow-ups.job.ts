import { mayEnter } from '@ayana/contracts/identity';
import { incidentNumber } from '@ayana/contracts/operations';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE, within } from '../../platform/database/database.js';
import { JobsService } from '../../platform/jobs/index.js';
import { MessagingService, TEAM } from '../messaging/index.js';
import { IncidentTaskRow } from './incident-parts.entity.js';
import { IncidentRow } from './incident.entity.js';

const BATCH = 200;
const DAY = 24 * 60 * 60_000;
/** The first reminder is sent so long before it is due, the second when it is late. */
const BEFORE = 2 * DAY;

/** Reminds the owners of follow-ups, before they are due and once when they are late; the team where the owner has left the staff. */
@Injectable()
export class FollowUpsJob implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: JobsService,
    private readonly messaging: MessagingService,
  ) {}

  onModuleInit(): void {
    this.jobs.work('operations.follow-ups', () => this.run());
  }

  async run(): Promise<void> {
    const now = this.clock.now();
    const { rows } = await sql<{ id: string }>`
      select id from incident_tasks where is_follow_up and state = 'open'
        and ((reminders = 0 and due_at <= ${new Date(now.getTime() + BEFORE)}) or (reminders < 2 and due_at <= ${now}))
      order by due_at, id limit ${BATCH}`.execute(this.database.read());
    for (const { id } of rows) await this.database.write((em) => this.remind(em, id, now));
  }

  private async remind(em: EntityManager, id: string, now: Date): Promise<void> {
    const task = await em.findOne(IncidentTaskRow, { id }, FOR_UPDATE);
    if (task?.state !== 'open' || !task.due_at) return;
    const isLate = task.due_at <= now;
    if (task.reminders >= (isLate ? 2 : 1)) return;
    task.reminders = isLate ? 2 : 1;
    await em.flush();
    const incident = await em.findOneOrFail(IncidentRow, { id: task.incident_id });
    const owner = await within(em)
      .selectFrom('users')
      .select(['name', 'email', 'role'])
      .where('id', '=', task.owner_id ?? null)
      .executeTakeFirst();
    const isStaff = owner !== undefined && mayEnter('incident_command', owner.role);
    await this.messaging.queueMail(em, {
      template: 'incident_follow_up',
      to: isStaff ? owner.email : TEAM,
      data: {
        name: isStaff ? (owner.name ?? '') : '',
        number: incidentNumber(incident.number, incident.is_drill),
        title: incident.title,
        task: task.title,
        due_at: task.due_at.toISOString(),
        is_late: isLate,
        path: `/admin/incident-command/${incident.id}`,
      },
      dedupe_key: `incident_follow_up:${id}:${task.due_at.toISOString()}:${task.reminders}`,
    });
  }
}
