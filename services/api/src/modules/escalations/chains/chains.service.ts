import { type EscalationChain, type PlannedStep, stepFaults } from '@ayana/contracts/operations';
import type { FieldError } from '@ayana/contracts/problems';
import { Injectable } from '@nestjs/common';
import { AppError, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import type { Page } from '../../../platform/http/cursor.js';
import { refuseStale } from '../../../platform/http/etag.js';
import { LIST_DEFAULT } from '../../../platform/http/lists/keyset-list.js';
import { AuditTrail } from '../../activity/index.js';
import { EscalationEvents } from '../escalation-events.js';
import { ESCALATION_MESSAGES as messages, STEP_MESSAGES } from '../messages.js';
import { named } from '../on-call/rotas.service.js';
import { findStaff } from '../staff.js';
import { EscalationChainRow } from './chain.entity.js';
import type { ChainChangeDto, ChainsQueryDto, NewChainDto } from './chains.dto.js';
import { findChain, listChains } from './chains.queries.js';

/** Chains: who is paged, how, and after which wait. A run keeps the steps it began with. */
@Injectable()
export class ChainsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly trail: AuditTrail,
    private readonly events: EscalationEvents,
  ) {}

  list({ limit = LIST_DEFAULT, archived = false, ...query }: ChainsQueryDto): Promise<Page<EscalationChain>> {
    return listChains(this.database.read(), { ...query, archived, limit });
  }

  async detail(id: string): Promise<EscalationChain> {
    const found = await findChain(this.database.read(), id);
    if (found === undefined) throw notFound();
    return found;
  }

  async add(em: EntityManager, user: CurrentUser, { description, ...form }: NewChainDto): Promise<EscalationChain> {
    await refuseFaults(em, form.steps);
    const now = this.clock.now();
    const id = this.ids.next();
    em.create(EscalationChainRow, {
      id,
      ...form,
      steps: plain(form.steps),
      description: description ?? null,
      archived_at: null,
      version: 1,
      created_at: now,
      updated_at: now,
    });
    await named(() => em.flush());
    return this.traced(em, user, id, { added: true });
  }

  update(user: CurrentUser, id: string, change: ChainChangeDto, ifMatch?: string): Promise<EscalationChain> {
    const names = Object.keys(change);
    if (names.length === 0) throw refusedFields([{ field: 'name', message: messages.nothing_to_change }]);
    return this.change(user, id, ifMatch, async (em, chain) => {
      if (chain.archived_at) throw new AppError('illegal_transition', messages.archived);
      const { steps, ...others } = change;
      if (steps !== undefined) {
        await refuseFaults(em, steps);
        chain.steps = plain(steps);
      }
      Object.assign(chain, others);
      return { changed: names };
    });
  }

  /** While a run of it is open it stays. */
  archive(user: CurrentUser, id: string, archived: boolean, ifMatch?: string): Promise<EscalationChain> {
    return this.change(user, id, ifMatch, async (em, chain) => {
      if (archived === Boolean(chain.archived_at))
        throw new AppError('illegal_transition', archived ? messages.archived : messages.not_archived);
      const found = await findChain(within(em), id);
      if (archived && (found?.open_runs ?? 0) > 0) throw new AppError('illegal_transition', messages.chain_runs);
      // What it pages may be gone by now.
      if (!archived) await refuseFaults(em, chain.steps);
      chain.archived_at = archived ? this.clock.now() : null;
      return { archived };
    });
  }

  private change(
    user: CurrentUser,
    id: string,
    ifMatch: string | undefined,
    work: (em: EntityManager, chain: EscalationChainRow) => Promise<Record<string, unknown>>,
  ): Promise<EscalationChain> {
    return this.database.write(async (em) => {
      const chain = await em.findOne(EscalationChainRow, { id }, FOR_UPDATE);
      if (chain === null) throw notFound();
      refuseStale(ifMatch, chain.version);
      const details = await work(em, chain);
      chain.version += 1;
      chain.updated_at = this.clock.now();
      await named(() => em.flush());
      return this.traced(em, user, id, details);
    });
  }

  private async traced(
    em: EntityManager,
    actor: CurrentUser,
    id: string,
    details: Record<string, unknown>,
  ): Promise<EscalationChain> {
    const action = 'escalation_chain.changed';
    await this.trail.record(em, { action, actor, subject_id: null, details: { id, ...details } });
    this.events.changed(em, 'chain', id);
    const found = await findChain(within(em), id);
    if (found === undefined) throw notFound();
    return found;
  }
}

/** As it is stored. */
const plain = (steps: readonly PlannedStep[]): PlannedStep[] =>
  steps.map(({ targets, channels, wait_minutes }) => ({
    targets: targets.map(({ kind, id }) => ({ kind, id })),
    channels: [...new Set(channels)],
    wait_minutes,
  }));

/** @throws AppError `invalid_fields`, each fault at its place: `steps.0.targets.1.id` */
async function refuseFaults(em: EntityManager, steps: readonly PlannedStep[]): Promise<void> {
  const faults: FieldError[] = stepFaults(steps).map(({ field, fault }) => ({
    field: field === '' ? 'steps' : `steps.${field}`,
    message: STEP_MESSAGES[fault],
  }));
  const targets = steps.flatMap(({ targets: each }, step) =>
    each.map((target, place) => ({ ...target, field: `steps.${step}.targets.${place}.id` })),
  );
  const idsOf = (wanted: string): string[] => targets.flatMap(({ kind, id }) => (kind === wanted ? [id] : []));
  const staff = await findStaff(within(em), idsOf('person'));
  const rotaIds = idsOf('rota');
  const rotas = new Set(
    rotaIds.length === 0
      ? []
      : (
          await within(em)
            .selectFrom('on_call_rotas')
            .select('id')
            .where('id', 'in', rotaIds)
            .where('archived_at', 'is', null)
            // A rota that is archived now waits, and finds the chain.
            .forShare()
            .execute()
        ).map(({ id }) => id),
  );
  for (const { kind, id, field } of targets) {
    if (kind === 'person' && !staff.has(id)) faults.push({ field, message: messages.unknown_person });
    if (kind === 'rota' && !rotas.has(id)) faults.push({ field, message: messages.unknown_rota });
  }
  if (faults.length > 0) throw refusedFields(faults);
}
