import type { TreatmentsPage, Treatment as TreatmentAnswer } from '@ayana/contracts/catalogue';
import { priceDoubts } from '@ayana/contracts/journey';
import { Injectable, Logger } from '@nestjs/common';
import { AppError, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { askAbout } from '../../../platform/http/confirmations.js';
import { refuseStale } from '../../../platform/http/etag.js';
import { AuditTrail } from '../../activity/index.js';
import { CATALOGUE_MESSAGES as messages } from '../messages.js';
import { Treatment } from '../treatment.entity.js';
import { SEARCH_LIMIT, type TreatmentsQueryDto } from '../treatments.dto.js';
import { freeSlug, ownerOfSlug } from './slugs.js';
import { faultsOf, pricesOf, readReferences, type References } from './treatment-rules.js';
import type { NewTreatmentDto, TreatmentChangeDto } from './upkeep.dto.js';
import { findTreatment, listTreatments } from './upkeep.queries.js';

/** The catalogue as its staff keep it: the inactive treatments too, and every change with its entry in the audit trail. */
@Injectable()
export class TreatmentUpkeep {
  private readonly logger = new Logger('Catalogue');

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly trail: AuditTrail,
  ) {}

  list({ include: _all, limit = SEARCH_LIMIT, ...query }: TreatmentsQueryDto): Promise<TreatmentsPage> {
    return listTreatments(this.database.read(), { ...query, limit });
  }

  /** @throws AppError `not_found` */
  async one(id: string): Promise<TreatmentAnswer> {
    return found(await findTreatment(this.database.read(), id));
  }

  /** @throws AppError `invalid_fields` */
  async add(em: EntityManager, user: CurrentUser, body: NewTreatmentDto): Promise<TreatmentAnswer> {
    refuse(faultsOf(body, await readReferences(em, [body], this.clock.now())));
    await refuseTakenSlug(em, body.slug);
    const treatment = await this.insert(em, user, body);
    return this.answer(em, user, treatment, { added: true });
  }

  /** @throws AppError `not_found`, `stale_version`, `invalid_fields` */
  update(user: CurrentUser, id: string, change: TreatmentChangeDto, ifMatch?: string): Promise<TreatmentAnswer> {
    const names = Object.keys(change);
    if (names.length === 0) throw refusedFields([{ field: 'name', message: messages.nothing_to_change }]);
    return this.database.write(async (em) => {
      const references = await readReferences(em, [change], this.clock.now());
      const treatment = await lock(em, id, ifMatch);
      refuse(faultsOf(change, references, treatment));
      askAbout(priceDoubts(pricesOf(change, treatment)));
      await refuseTakenSlug(em, change.slug, id);
      await this.apply(em, user, treatment, change);
      return this.answer(em, user, treatment, { changed: names });
    });
  }

  /** Deactivates a treatment; one that is inactive already stays so. */
  async remove(user: CurrentUser, id: string, ifMatch?: string): Promise<void> {
    await this.database.write(async (em) => {
      const treatment = await lock(em, id, ifMatch);
      if (!treatment.is_active) return;
      treatment.is_active = false;
      this.touch(user, treatment);
      await this.answer(em, user, treatment, { removed: true });
    });
  }

  /** @throws AppError `illegal_transition` where its category is not active any more */
  restore(user: CurrentUser, id: string, ifMatch?: string): Promise<TreatmentAnswer> {
    return this.database.write(async (em) => {
      const treatment = await lock(em, id, ifMatch);
      if (treatment.is_active) return found(await findTreatment(within(em), id));
      const { category } = treatment;
      const { categories } = await readReferences(em, [{ category }], this.clock.now());
      if (!categories.has(category)) throw new AppError('illegal_transition', messages.category_retired(category));
      treatment.is_active = true;
      this.touch(user, treatment);
      return this.answer(em, user, treatment, { restored: true });
    });
  }

  /**
   * Changes what hangs on a treatment, which counts as a change of the treatment.
   * @throws AppError `not_found`, `stale_version`
   */
  changeParts(
    user: CurrentUser,
    id: string,
    { ifMatch, names }: { ifMatch: string | undefined; names: readonly string[] },
    change: (em: EntityManager, treatment: Treatment) => Promise<void>,
  ): Promise<TreatmentAnswer> {
    return this.database.write(async (em) => {
      const treatment = await lock(em, id, ifMatch);
      await change(em, treatment);
      this.touch(user, treatment);
      return this.answer(em, user, treatment, { changed: names });
    });
  }

  /** A new row, checked before. */
  async insert(em: EntityManager, user: CurrentUser, body: NewTreatmentDto): Promise<Treatment> {
    const now = this.clock.now();
    const { is_featured = false, slug, conditions_in_plain_words = [], ...facts } = body;
    const treatment = em.create(Treatment, {
      description: null,
      plain_name: null,
      department: null,
      reviewed_on: null,
      reviewer_id: null,
      india_usd_min: null,
      india_usd_max: null,
      us_usd_min: null,
      us_usd_max: null,
      hospital_days: null,
      total_days_in_india: null,
      source: null,
      ...facts,
      id: this.ids.next(),
      slug: slug ?? (await freeSlug(em, body.name)),
      conditions_in_plain_words,
      is_active: true,
      featured_rank: null,
      created_by: user.id,
      updated_by: user.id,
      version: 1,
      created_at: now,
      updated_at: now,
    });
    if (is_featured) await this.feature(em, treatment, true);
    return treatment;
  }

  /** Changes a locked row, checked before. */
  async apply(
    em: EntityManager,
    user: CurrentUser,
    treatment: Treatment,
    { is_featured, ...facts }: TreatmentChangeDto,
  ): Promise<void> {
    Object.assign(treatment, facts);
    if (is_featured !== undefined) await this.feature(em, treatment, is_featured);
    this.touch(user, treatment);
  }

  /** What the rules need to know about changes. */
  references(em: EntityManager, changes: readonly TreatmentChangeDto[]): Promise<References> {
    return readReferences(em, changes, this.clock.now());
  }

  /** The one featured last becomes the first (spec section 7 has a toggle that only logs: the line is still written). */
  private async feature(em: EntityManager, treatment: Treatment, isFeatured: boolean): Promise<void> {
    this.logger.log({ treatment_id: treatment.id, is_featured: isFeatured }, 'Treatment toggled as featured');
    if (isFeatured === (treatment.featured_rank !== null)) return;
    treatment.featured_rank = isFeatured ? (await lowestRank(em)) - 1 : null;
  }

  private touch(user: CurrentUser, treatment: Treatment): void {
    treatment.version += 1;
    treatment.updated_by = user.id;
    treatment.updated_at = this.clock.now();
  }

  private async answer(
    em: EntityManager,
    user: CurrentUser,
    { id }: Treatment,
    details: Record<string, unknown>,
  ): Promise<TreatmentAnswer> {
    await em.flush();
    await this.trail.record(em, {
      action: 'treatment.changed',
      actor: user,
      subject_id: null,
      details: { id, ...details },
    });
    return found(await findTreatment(within(em), id));
  }
}

function refuse(errors: ReturnType<typeof faultsOf>): void {
  if (errors.length > 0) throw refusedFields(errors);
}

function found(treatment: TreatmentAnswer | null): TreatmentAnswer {
  if (treatment === null) throw notFound();
  return treatment;
}

async function lock(em: EntityManager, id: string, ifMatch: string | undefined): Promise<Treatment> {
  const treatment = await em.findOne(Treatment, { id }, FOR_UPDATE);
  if (treatment === null) throw notFound();
  refuseStale(ifMatch, treatment.version);
  return treatment;
}

async function refuseTakenSlug(em: EntityManager, slug: string | undefined, id?: string): Promise<void> {
  const owner = slug === undefined ? undefined : await ownerOfSlug(em, slug);
  if (slug !== undefined && owner !== undefined && owner !== id)
    throw refusedFields([{ field: 'slug', message: messages.slug_taken(slug) }]);
}

async function lowestRank(em: EntityManager): Promise<number> {
  await em.flush();
  const row = await within(em)
    .selectFrom('treatments')
    .select(({ fn }) => fn.min('featured_rank').as('rank'))
    .executeTakeFirst();
  return row?.rank ?? 1;
}
