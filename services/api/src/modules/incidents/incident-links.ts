import { isLiveSignal, isRunningIncident, signalNumber } from '@ayana/contracts/operations';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { notFound, refusedFields } from '../../platform/app-error.js';
import { Clock } from '../../platform/clock/clock.js';
import { type EntityManager, FOR_UPDATE, within } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { AuditTrail } from '../activity/index.js';
import { RecordLinks } from '../record-links/index.js';
import { SignalRow, SignalWorkflow } from '../signals/index.js';
import { IncidentJourneyRow } from './incident-parts.entity.js';
import { IncidentTimeline } from './incident-timeline.js';
import { signalNotFree } from './signal-takers.js';
import { IncidentRow } from './incident.entity.js';
import { INCIDENT_MESSAGES as messages } from './messages.js';

/** Journeys and signals of an incident. Every method is called on a locked incident. */
@Injectable()
export class IncidentLinks implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly timeline: IncidentTimeline,
    private readonly signals: SignalWorkflow,
    private readonly trail: AuditTrail,
    private readonly records: RecordLinks,
  ) {}

  /** A case of an incident is one of its journeys, whichever end it is added from. */
  onModuleInit(): void {
    this.records.keptBy({
      kinds: ['incident', 'journey'],
      // A case whose journey has not begun is linked like any other record.
      keeps: (em, [, journey_id]) => hasJourney(em, journey_id),
      add: async (em, user, [id, journey_id]) => {
        const incident = await em.findOne(IncidentRow, { id }, FOR_UPDATE);
        if (incident === null) throw notFound();
        if (!isRunningIncident(incident.state)) throw refusedFields([{ field: 'number', message: messages.ended }]);
        await this.addJourney(em, user, incident, journey_id);
      },
    });
  }

  /** Once; a journey that is linked already stays so. @throws AppError `invalid_fields` */
  async addJourney(
    em: EntityManager,
    user: CurrentUser,
    incident: IncidentRow,
    journey_id: string,
    field = 'journey_id',
  ): Promise<void> {
    if (!(await hasJourney(em, journey_id))) throw refusedFields([{ field, message: messages.unknown_journey }]);
    const link = { incident_id: incident.id, journey_id };
    if ((await em.count(IncidentJourneyRow, link)) > 0) return;
    em.create(IncidentJourneyRow, { ...link, linked_by: user.id, linked_at: this.clock.now() });
    await this.note(em, user, incident, { journey_id, added: true });
  }

  async removeJourney(em: EntityManager, user: CurrentUser, incident: IncidentRow, journey_id: string): Promise<void> {
    const removed = await em.nativeDelete(IncidentJourneyRow, { incident_id: incident.id, journey_id });
    if (removed === 0) throw notFound();
    await this.note(em, user, incident, { journey_id, added: false });
  }

  /** The signal is worked on in the incident from now on; its journey belongs to it too. @throws AppError `invalid_fields` */
  async addSignal(
    em: EntityManager,
    user: CurrentUser,
    incident: IncidentRow,
    signal_id: string,
    field = 'signal_id',
  ): Promise<void> {
    const found = await em.findOne(SignalRow, { id: signal_id }, FOR_UPDATE);
    if (found === null) throw refusedFields([{ field, message: messages.unknown_signal }]);
    if (found.incident_id === incident.id && found.state === 'in_incident') return;
    if (found.state === 'in_incident' || !isLiveSignal(found.state)) throw await signalNotFree(em, found, field);
    if (incident.is_drill) throw refusedFields([{ field, message: messages.signal_of_drill }]);
    await this.signals.change(em, user, signal_id, undefined, async (signal) => {
      signal.incident_id = incident.id;
      await this.signals.move(em, user, signal, { name: 'open_incident' });
    });
    this.timeline.add(em, incident.id, {
      kind: 'signal',
      actor_id: user.id,
      text: signalNumber(found.number),
      details: { signal_id, signal_kind: found.kind },
    });
    if (found.journey_id) await this.addJourney(em, user, incident, found.journey_id);
  }

  /** The incident is closed: its signals are over. */
  async endSignals(em: EntityManager, user: CurrentUser, { id }: IncidentRow): Promise<void> {
    const rows = await em.find(
      SignalRow,
      { incident_id: id, state: 'in_incident' },
      { ...FOR_UPDATE, orderBy: { id: 'asc' } },
    );
    for (const signal of rows) {
      await this.signals.move(em, user, signal, { name: 'clear' });
      await this.signals.changed(em, signal);
    }
  }

  private async note(
    em: EntityManager,
    user: CurrentUser,
    { id, number, is_drill }: IncidentRow,
    details: { journey_id: string; added: boolean },
  ): Promise<void> {
    this.timeline.add(em, id, { kind: 'journey', actor_id: user.id, details });
    await this.trail.record(em, {
      action: 'incident.changed',
      actor: user,
      subject_id: null,
      details: { id, number, is_drill, ...details },
    });
  }
}

async function hasJourney(em: EntityManager, id: string): Promise<boolean> {
  const journeys = within(em).selectFrom('patient_journeys').select('id').where('id', '=', id);
  return (await journeys.executeTakeFirst()) !== undefined;
}
