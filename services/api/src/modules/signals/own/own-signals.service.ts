import {
  LIVE_SIGNAL_STATES,
  MOST_OWN_DEFINITIONS,
  type OwnSignalDefinition,
  type OwnSignalTrial,
} from '@ayana/contracts/operations';
import { Injectable } from '@nestjs/common';
import { notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { refuseStale } from '../../../platform/http/etag.js';
import { Realtime } from '../../../platform/realtime/realtime.js';
import { AuditTrail } from '../../activity/index.js';
import { OutgoingWebhooks } from '../../webhooks/index.js';
import { SIGNAL_MESSAGES as messages } from '../messages.js';
import { refuseReceivers } from '../signal-receivers.js';
import { SignalWorkflow, SYSTEM } from '../signal-workflow.js';
import { SignalRow } from '../signal.entity.js';
import { askOwn, type OwnAsked } from './own-questions.js';
import { OwnSignalDefinitionRow } from './own-signal.entity.js';
import type { NewOwnSignalDto, OwnSignalChangeDto } from './own-signals.dto.js';
import { findOwnDefinition, findOwnDefinitions } from './own-signals.queries.js';

/** Definitions of the administrators. `SignalsJob` asks them. */
@Injectable()
export class OwnSignals {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly realtime: Realtime,
    private readonly trail: AuditTrail,
    private readonly workflow: SignalWorkflow,
    private readonly webhooks: OutgoingWebhooks,
  ) {}

  list(): Promise<OwnSignalDefinition[]> {
    return findOwnDefinitions(this.database.read(), this.clock.now());
  }

  async try(asked: OwnAsked): Promise<OwnSignalTrial> {
    const { count, reached, oldest_at } = await askOwn(this.database.read(), asked, this.clock.now());
    return { count, would_open: reached !== null, oldest_at };
  }

  /** @throws AppError `invalid_fields` */
  async add(em: EntityManager, user: CurrentUser, body: NewOwnSignalDto): Promise<OwnSignalDefinition> {
    const { notify_user_ids = [], webhook_ids = [], chain_id = null, is_on = true, ...given } = body;
    await refuseReceivers(em, body);
    await this.webhooks.refuseUnknown(em, webhook_ids);
    await this.refuseName(em, given.name, null);
    const count = await em.count(OwnSignalDefinitionRow, { removed_at: null });
    if (count >= MOST_OWN_DEFINITIONS)
      throw refusedFields([{ field: 'name', message: messages.too_many(MOST_OWN_DEFINITIONS) }]);
    const now = this.clock.now();
    const row = em.create(OwnSignalDefinitionRow, {
      id: this.ids.next(),
      ...given,
      is_on,
      notify_user_ids,
      chain_id,
      webhook_ids,
      version: 1,
      created_at: now,
      updated_at: now,
    });
    await em.flush();
    return this.recorded(em, user, row, null);
  }

  /** @throws AppError `invalid_fields`, `stale_version`, `not_found` */
  change(user: CurrentUser, id: string, change: OwnSignalChangeDto, ifMatch?: string): Promise<OwnSignalDefinition> {
    if (Object.keys(change).length === 0) throw refusedFields([{ field: 'name', message: messages.nothing_to_change }]);
    return this.database.write(async (em) => {
      const row = await this.locked(em, id);
      refuseStale(ifMatch, row.version);
      await refuseReceivers(em, change);
      await this.webhooks.refuseUnknown(em, change.webhook_ids ?? []);
      if (change.name !== undefined) await this.refuseName(em, change.name, id);
      const before = settings(row);
      // Changed values are asked in the next minute.
      Object.assign(row, change, { looked_at: null, version: row.version + 1, updated_at: this.clock.now() });
      await em.flush();
      return this.recorded(em, user, row, before);
    });
  }

  remove(user: CurrentUser, id: string): Promise<void> {
    return this.database.write(async (em) => {
      const row = await this.locked(em, id);
      Object.assign(row, { removed_at: this.clock.now(), is_on: false, version: row.version + 1 });
      await em.flush();
      const live = LIVE_SIGNAL_STATES.filter((state) => state !== 'in_incident');
      const open = await em.find(SignalRow, { kind: 'own', subject_id: id, state: { $in: live } }, FOR_UPDATE);
      for (const signal of open) {
        await this.workflow.move(em, SYSTEM, signal, { name: 'clear' });
        await this.workflow.changed(em, signal);
      }
      await this.audit(em, user, row, { removed: true });
    });
  }

  private async locked(em: EntityManager, id: string): Promise<OwnSignalDefinitionRow> {
    const row = await em.findOne(OwnSignalDefinitionRow, { id, removed_at: null }, FOR_UPDATE);
    if (row === null) throw notFound();
    return row;
  }

  private async refuseName(em: EntityManager, name: string, own: string | null): Promise<void> {
    const rows = await em.find(OwnSignalDefinitionRow, { removed_at: null });
    if (rows.some((row) => row.id !== own && row.name.toLowerCase() === name.toLowerCase()))
      throw refusedFields([{ field: 'name', message: messages.name_taken }]);
  }

  private async recorded(
    em: EntityManager,
    user: CurrentUser,
    row: OwnSignalDefinitionRow,
    before: ReturnType<typeof settings> | null,
  ): Promise<OwnSignalDefinition> {
    await this.audit(em, user, row, { before, after: settings(row) });
    return findOwnDefinition(within(em), row.id, this.clock.now());
  }

  private async audit(
    em: EntityManager,
    actor: CurrentUser,
    { id, name }: OwnSignalDefinitionRow,
    details: Record<string, unknown>,
  ): Promise<void> {
    await this.trail.record(em, {
      action: 'own_signal_definition.changed',
      actor,
      subject_id: null,
      details: { id, name, ...details },
    });
    this.realtime.publish(em, { type: 'signals.updated', data: { id } }, 'all');
  }
}

/** What the activity says of a definition. */
const settings = ({
  name,
  question,
  hours,
  at_least,
  every_minutes,
  severity,
  is_on,
  ...row
}: OwnSignalDefinitionRow) => ({
  name,
  question,
  hours,
  at_least,
  every_minutes,
  severity,
  is_on,
  notified: row.notify_user_ids.length,
  webhooks: row.webhook_ids.length,
  chain_id: row.chain_id ?? null,
});
