import { LIVE_SIGNAL_STATES, SIGNAL_KIND_RULES, type SignalFacts } from '@ayana/contracts/operations';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { type EntityManager, jsonOf, within } from '../../platform/database/database.js';
import { Realtime } from '../../platform/realtime/realtime.js';
import { AuditTrail } from '../activity/index.js';
import type { Finding } from './findings/finding.js';
import { SignalEntries } from './signal-entries.js';
import { SignalEscalation } from './signal-escalation.js';
import { SignalMails } from './signal-mails.js';
import { SignalWebhooks } from './signal-webhooks.js';
import { SignalRow } from './signal.entity.js';
import type { Watch } from './watch.js';
import { SignalWorkflow } from './signal-workflow.js';

/** Signals opened in one run; the next minute takes the others. */
const BATCH = 200;

/** Makes signals of what was found, once each. */
@Injectable()
export class SignalOpening {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly realtime: Realtime,
    private readonly entries: SignalEntries,
    private readonly mails: SignalMails,
    private readonly escalation: SignalEscalation,
    private readonly webhooks: SignalWebhooks,
    private readonly workflow: SignalWorkflow,
    private readonly trail: AuditTrail,
  ) {}

  /**
   * @param findings that last, the oldest first
   * @returns how many signals were opened
   */
  async open(em: EntityManager, definition: Watch, findings: readonly Finding[]): Promise<number> {
    const known = await this.known(em, definition, findings);
    const opened: { id: string; number: number; journey_id: string | null }[] = [];
    for (const finding of findings) {
      if (opened.length === BATCH) break;
      const key = finding.subject_id ?? '';
      const live = known.live.get(key);
      if (live !== undefined) await this.grow(em, live, finding.facts);
      if (live !== undefined || known.causes.has(`${key} ${finding.cause}`)) continue;
      const signal = await this.insert(em, definition, finding);
      // Another process was quicker, or an older finding of the same run was about the same.
      if (signal !== null) opened.push(signal);
    }
    if (opened.length > 0) {
      await this.mails.opened(em, definition, opened);
      await this.escalation.begin(em, definition, opened);
      await this.webhooks.opened(em, definition, opened);
    }
    return opened.length;
  }

  private async known(em: EntityManager, { kind }: Watch, findings: readonly Finding[]) {
    const rows = await within(em)
      .selectFrom('signals')
      .select(['id', 'state', 'subject_id', 'cause', 'facts'])
      .where('kind', '=', kind)
      .where((build) =>
        build.or([
          build('state', 'in', [...LIVE_SIGNAL_STATES]),
          build(
            'cause',
            'in',
            findings.map(({ cause }) => cause),
          ),
        ]),
      )
      .execute();
    const isLive = ({ state }: (typeof rows)[number]) => LIVE_SIGNAL_STATES.some((each) => each === state);
    return {
      live: new Map(rows.filter(isLive).map((row) => [row.subject_id ?? '', row])),
      causes: new Set(rows.map(({ subject_id, cause }) => `${subject_id ?? ''} ${cause}`)),
    };
  }

  private async insert(
    em: EntityManager,
    { kind, severity }: Watch,
    { subject_id, journey_id, cause, began_at, facts }: Finding,
  ): Promise<{ id: string; number: number; journey_id: string | null } | null> {
    const now = this.clock.now();
    const { rows } = await sql<{ id: string; number: number; journey_id: string | null }>`
      insert into signals (id, number, kind, severity, state, subject_kind, subject_id, journey_id, cause, facts, began_at, opened_at,
        version, updated_at)
      values (${this.ids.next()}, nextval('signal_numbers'), ${kind}, ${severity}, 'open', ${SIGNAL_KIND_RULES[kind].subject}, ${subject_id},
        ${journey_id}, ${cause}, ${JSON.stringify(facts)}, ${began_at}, ${now}, 1, ${now})
      on conflict do nothing returning id, number, journey_id`.execute(within(em));
    const [signal] = rows;
    if (signal === undefined) return null;
    this.entries.add(em, signal.id, { event: 'opened', facts });
    await this.trail.record(em, {
      action: 'signal.changed',
      actor: null,
      subject_id: null,
      details: { id: signal.id, number: signal.number, kind, to: 'open' },
    });
    this.realtime.publish(em, { type: 'signals.updated', data: { id: signal.id } }, 'all');
    return signal;
  }

  /** More of the same happened: the open signal says so. */
  private async grow(em: EntityManager, live: { id: string; facts: SignalFacts | string }, facts: SignalFacts) {
    const [before, after] = [jsonOf(live.facts)['count'], facts['count']];
    if (typeof before !== 'number' || typeof after !== 'number' || after <= before) return;
    const signal = await em.findOneOrFail(SignalRow, { id: live.id });
    signal.facts = facts;
    this.entries.add(em, signal.id, { event: 'grew', facts });
    await this.workflow.changed(em, signal);
  }
}
