import {
  COMMITMENT_WORKFLOW,
  type CommitmentState,
  isTaking,
  type ResourceNeedDetail,
} from '@ayana/contracts/operations';
import { Injectable } from '@nestjs/common';
import { AppError, notFound, refusedFields } from '../../platform/app-error.js';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { refuseStale } from '../../platform/http/etag.js';
import { REFUSAL_MESSAGES } from '../../platform/http/problems/messages.js';
import { RESOURCE_MESSAGES as messages } from './messages.js';
import { NeedChanges } from './need-changes.js';
import { timeFaults } from './needs.service.js';
import { namingTakers, withinRules } from './refusals.js';
import { askAboutFund } from './fund-doubts.js';
import { ResourceEvents } from './resource-events.js';
import { ResourceCommitmentRow, type ResourceNeedRow, ResourceRow } from './resource.entity.js';
import type { CommitmentChangeDto, CommitmentTransitionDto, NewOfferDto } from './resources.dto.js';

/** From an offer to the release. What is taken where and when is kept by the database; its refusals are said in words. */
@Injectable()
export class CommitmentsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly needs: NeedChanges,
    private readonly events: ResourceEvents,
  ) {}

  /** Offers a resource for a need. An offer takes nothing: the same resource may be offered for two. */
  async offer(em: EntityManager, user: CurrentUser, need_id: string, form: NewOfferDto): Promise<ResourceNeedDetail> {
    const need = await this.needs.lock(em, need_id);
    if (need.state === 'closed') throw new AppError('illegal_transition', messages.need_closed);
    const resource = await em.findOne(ResourceRow, { id: form.resource_id });
    if (resource === null) throw refusedFields([{ field: 'resource_id', message: messages.unknown_resource }]);
    const times = {
      from_at: form.from_at === undefined ? need.from_at : new Date(form.from_at),
      until_at: form.until_at === undefined ? need.until_at : new Date(form.until_at),
    };
    const quantity = form.quantity ?? Math.min(need.quantity, resource.capacity);
    const faults = [
      ...(resource.kind === need.kind ? [] : [{ field: 'resource_id', message: messages.other_kind }]),
      ...(resource.is_in_service ? [] : [{ field: 'resource_id', message: messages.out_of_service }]),
      ...(quantity > resource.capacity ? [{ field: 'quantity', message: messages.more_than_capacity }] : []),
      ...timeFaults(times.from_at, times.until_at),
    ];
    if (faults.length > 0) throw refusedFields(faults);
    const now = this.clock.now();
    const id = this.ids.next();
    em.create(ResourceCommitmentRow, {
      id,
      need_id,
      resource_id: resource.id,
      state: 'offered',
      quantity,
      ...times,
      note: form.note ?? null,
      offered_by: user.id,
      offered_at: now,
      committed_at: null,
      dispatched_at: null,
      arrived_at: null,
      released_at: null,
      version: 1,
      updated_at: now,
    });
    await em.flush();
    this.events.changed(em, 'resource', resource.id);
    return this.needs.changed(em, user, need, { commitment_id: id, transition: 'offer', resource_id: resource.id });
  }

  /** @throws AppError `slot_taken` when it is at another place then, or has not as much left */
  move(
    user: CurrentUser,
    id: string,
    { name, spent }: CommitmentTransitionDto,
    ifMatch?: string,
  ): Promise<ResourceNeedDetail> {
    return this.change(user, id, ifMatch, async (_em, commitment, need) => {
      const { from, to } = COMMITMENT_WORKFLOW[name];
      const [target] = to as readonly CommitmentState[];
      if (target === undefined || !from.some((state) => state === commitment.state))
        throw new AppError('illegal_transition', REFUSAL_MESSAGES.illegal_transition);
      if (name === 'commit' && need.state === 'closed') throw new AppError('illegal_transition', messages.need_closed);
      const now = this.clock.now();
      if (target === 'released') this.release(commitment, need, spent, now);
      else if (spent !== undefined) throw refusedFields([{ field: 'spent', message: messages.spent_of_fund }]);
      // From now on it is not elsewhere, also where it was planned to leave later.
      if (target === 'dispatched' && now < commitment.from_at) commitment.from_at = now;
      commitment.state = target;
      if (target !== 'withdrawn' && target !== 'offered') commitment[`${target}_at`] = now;
      return { transition: name };
    });
  }

  update(
    user: CurrentUser,
    id: string,
    { from_at, until_at, ...change }: CommitmentChangeDto,
    ifMatch?: string,
  ): Promise<ResourceNeedDetail> {
    return this.change(user, id, ifMatch, async (em, commitment, need) => {
      const { state } = commitment;
      if (state !== 'offered' && !isTaking(state)) throw new AppError('illegal_transition', messages.over);
      if (from_at !== undefined && (state === 'dispatched' || state === 'arrived'))
        throw refusedFields([{ field: 'from_at', message: messages.begun }]);
      const times = {
        from_at: from_at === undefined ? commitment.from_at : new Date(from_at),
        until_at: until_at === undefined ? commitment.until_at : new Date(until_at),
      };
      const { capacity } = await em.findOneOrFail(ResourceRow, { id: commitment.resource_id });
      const quantity = change.quantity ?? commitment.quantity;
      const faults = [
        ...timeFaults(times.from_at, times.until_at),
        ...(quantity > capacity ? [{ field: 'quantity', message: messages.more_than_capacity }] : []),
      ];
      if (faults.length > 0) throw refusedFields(faults);
      askAboutFund(need.kind, 'quantity', change.quantity, commitment.quantity);
      Object.assign(commitment, change, times);
      return { changed: [...Object.keys(change), 'from_at', 'until_at'] };
    });
  }

  /** It is free from now on; of a fund, what was not spent comes back. */
  private release(
    commitment: ResourceCommitmentRow,
    { kind }: ResourceNeedRow,
    spent: number | undefined,
    now: Date,
  ): void {
    if (spent !== undefined) {
      if (kind !== 'fund') throw refusedFields([{ field: 'spent', message: messages.spent_of_fund }]);
      if (spent > commitment.quantity) throw refusedFields([{ field: 'spent', message: messages.spent_more }]);
      commitment.quantity = spent;
    }
    commitment.until_at = now > commitment.from_at ? now : commitment.from_at;
  }

  /** A change of one commitment, with its need locked before it. */
  private change(
    user: CurrentUser,
    id: string,
    ifMatch: string | undefined,
    work: (
      em: EntityManager,
      commitment: ResourceCommitmentRow,
      need: ResourceNeedRow,
    ) => Promise<Record<string, unknown>>,
  ): Promise<ResourceNeedDetail> {
    let wanted: ResourceCommitmentRow | null = null;
    const changing = this.database.write(async (em) => {
      const found = await em.findOne(ResourceCommitmentRow, { id });
      if (found === null) throw notFound();
      const need = await this.needs.lock(em, found.need_id);
      const options = { ...FOR_UPDATE, refresh: true } as const;
      const commitment = await em.findOneOrFail(ResourceCommitmentRow, { id }, options);
      refuseStale(ifMatch, commitment.version);
      wanted = commitment;
      const details = await work(em, commitment, need);
      commitment.version += 1;
      commitment.updated_at = this.clock.now();
      await withinRules(() => em.flush());
      await this.needs.settle(em, need);
      this.events.changed(em, 'resource', commitment.resource_id);
      return this.needs.changed(em, user, need, { commitment_id: id, ...details });
    });
    return namingTakers(
      () => this.database.read(),
      () => wanted,
      changing,
    );
  }
}
