import {
  SIGNAL_KIND_RULES,
  type DefinedSignalKind,
  TRIAL_LISTED,
  type SignalDefinition,
  type SignalTrial,
} from '@ayana/contracts/operations';
import type { FieldError } from '@ayana/contracts/problems';
import { Injectable } from '@nestjs/common';
import { notFound, refusedFields } from '../../platform/app-error.js';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE, isoTime, within } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { refuseStale } from '../../platform/http/etag.js';
import { Realtime } from '../../platform/realtime/realtime.js';
import { refuseOwnApproval } from '../../platform/workflow/second-person.js';
import { AuditTrail } from '../activity/index.js';
import { OutgoingWebhooks } from '../webhooks/index.js';
import { SIGNAL_MESSAGES as messages } from './messages.js';
import { SignalDefinitionRow, SignalTrialRow } from './signal.entity.js';
import type { NewSignalTrialDto, SignalDefinitionChangeDto } from './signal-definitions.dto.js';
import { findDefinition, findDefinitions, validUntil, windowOf } from './signal-definitions.queries.js';
import { validTrial } from './signal-proposals.service.js';
import { refuseReceivers } from './signal-receivers.js';
import { subjectsOf, trialFrom, tryValues, type Values } from './signal-trials.js';

/** What is watched. A threshold counts once it was tried against the last days, and another administrator puts it in force. */
@Injectable()
export class SignalDefinitions {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly realtime: Realtime,
    private readonly trail: AuditTrail,
    private readonly webhooks: OutgoingWebhooks,
  ) {}

  list(user: CurrentUser): Promise<SignalDefinition[]> {
    return findDefinitions(this.database.read(), { user, now: this.clock.now() });
  }

  /** What these values would have made; nothing changes but that they were tried. */
  async try(user: CurrentUser, kind: DefinedSignalKind, tried: NewSignalTrialDto): Promise<SignalTrial> {
    const values = valuesOf(kind, tried);
    const now = this.clock.now();
    const database = this.database.read();
    const current = await database
      .selectFrom('signal_definitions')
      .select(['threshold', 'window_minutes'])
      .where('kind', '=', kind)
      .executeTakeFirstOrThrow(notFound);
    const findings = await tryValues(database, kind, values, now);
    const today = await tryValues(database, kind, current, now);
    const listed = findings.slice(-TRIAL_LISTED).toReversed();
    const subject = await subjectsOf(database, kind, listed);
    const id = this.ids.next();
    await this.database.write(async (em) => {
      const figures = { found: findings.length, found_now: today.length };
      em.create(SignalTrialRow, { id, kind, ...values, tried_by: user.id, tried_at: now, ...figures });
      await this.trail.record(em, {
        action: 'signal_definition.tried',
        actor: user,
        subject_id: null,
        details: { kind, ...values, ...figures },
      });
    });
    return {
      id,
      kind,
      threshold: values.threshold,
      window_minutes: windowOf(values.window_minutes),
      from: trialFrom(now).toISOString(),
      to: now.toISOString(),
      found: findings.length,
      found_now: today.length,
      items: listed.map((finding) => ({
        subject: subject(finding),
        began_at: isoTime(finding.began_at),
        ended_at: finding.ended_at === null ? null : isoTime(finding.ended_at),
        facts: finding.facts,
      })),
      valid_until: validUntil(now).toISOString(),
    };
  }

  /** @throws AppError `invalid_fields` for values that were not tried, `stale_version` */
  change(
    user: CurrentUser,
    kind: DefinedSignalKind,
    change: SignalDefinitionChangeDto,
    ifMatch?: string,
  ): Promise<SignalDefinition> {
    if (Object.keys(change).length === 0)
      throw refusedFields([{ field: 'threshold', message: messages.nothing_to_change }]);
    return this.database.write(async (em) => {
      const row = await em.findOne(SignalDefinitionRow, { kind }, FOR_UPDATE);
      if (row === null) throw notFound();
      refuseStale(ifMatch, row.version);
      await refuseReceivers(em, change);
      await this.webhooks.refuseUnknown(em, change.webhook_ids ?? []);
      const { threshold, window_minutes, trial_id, ...others } = change;
      const before = settings(row);
      const values = valuesOf(kind, {
        threshold: threshold ?? row.threshold,
        ...valueOf(window_minutes ?? windowOf(row.window_minutes)),
      });
      const changes = values.threshold !== row.threshold || values.window_minutes !== row.window_minutes;
      if (changes) Object.assign(row, values, { trial_id: await this.approved(em, user, kind, values, trial_id) });
      else if (trial_id !== undefined) throw refusedFields([{ field: 'trial_id', message: messages.trial_unneeded }]);
      Object.assign(row, others, { changed_by: user.id, changed_at: this.clock.now(), version: row.version + 1 });
      await em.flush();
      await this.trail.record(em, {
        action: 'signal_definition.changed',
        actor: user,
        subject_id: null,
        details: { kind, before, after: settings(row) },
      });
      this.realtime.publish(em, { type: 'signals.updated', data: { id: kind } }, 'all');
      return findDefinition(within(em), { user, now: this.clock.now() }, kind);
    });
  }

  /**
   * The trial of exactly these values, by another administrator; the database refuses any other (`signal_definitions.trial_id`, and
   * migration 0015). Nothing is proposed any more once values are put in force.
   */
  private async approved(
    em: EntityManager,
    user: CurrentUser,
    kind: DefinedSignalKind,
    values: Values,
    id: string | undefined,
  ): Promise<string> {
    if (id === undefined) throw refusedFields([{ field: 'trial_id', message: messages.trial_needed }]);
    const trial = await validTrial(em, kind, id, this.clock.now());
    if (trial.threshold !== values.threshold || trial.window_minutes !== values.window_minutes)
      throw refusedFields([{ field: 'trial_id', message: messages.trial_other }]);
    refuseOwnApproval(user, [trial.tried_by], messages.own_trial);
    await em.nativeUpdate(SignalTrialRow, { kind, proposed_at: { $ne: null } }, { proposed_at: null });
    return trial.id;
  }
}

const valueOf = (window_minutes: number | null): Pick<NewSignalTrialDto, 'window_minutes'> =>
  window_minutes === null ? {} : { window_minutes };

/** What the activity says of a definition. */
const settings = ({
  is_on,
  threshold,
  window_minutes,
  severity,
  notify_user_ids,
  chain_id,
  webhook_ids,
}: SignalDefinitionRow) => ({
  is_on,
  threshold,
  window_minutes: windowOf(window_minutes),
  severity,
  notified: notify_user_ids.length,
  webhooks: webhook_ids.length,
  chain_id: chain_id ?? null,
});

/** The values, within the limits of the kind. */
function valuesOf(kind: DefinedSignalKind, { threshold, window_minutes }: NewSignalTrialDto): Values {
  const plan = SIGNAL_KIND_RULES[kind];
  const errors: FieldError[] = [];
  const limit = (field: string, value: number, { min, max }: { min: number; max: number }): void => {
    if (value < min || value > max) errors.push({ field, message: messages.out_of_range(min, max) });
  };
  limit('threshold', threshold, plan.threshold);
  if (plan.window === null) {
    if (window_minutes !== undefined) errors.push({ field: 'window_minutes', message: messages.no_window });
  } else if (window_minutes === undefined) errors.push({ field: 'window_minutes', message: messages.window_needed });
  else limit('window_minutes', window_minutes, plan.window);
  if (errors.length > 0) throw refusedFields(errors);
  return { threshold, window_minutes: window_minutes ?? 0 };
}
