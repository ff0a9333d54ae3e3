import type { TreatmentCategory as TreatmentCategoryAnswer } from '@ayana/contracts/editing';
import { Injectable } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { AppError, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE, isoTime, within } from '../../../platform/database/database.js';
import { editorOf } from '../../../platform/database/last-editor.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { refuseStale } from '../../../platform/http/etag.js';
import { AuditTrail } from '../../activity/index.js';
import { CATALOGUE_MESSAGES as messages } from '../messages.js';
import { TreatmentCategory } from '../treatment.entity.js';
import type { CategoryChangeDto, NewCategoryDto } from './categories.dto.js';

/** The categories of treatments. A treatment has the name of its category, so both change together. */
@Injectable()
export class TreatmentCategories {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly trail: AuditTrail,
  ) {}

  /** The active ones, by name. */
  list(): Promise<TreatmentCategoryAnswer[]> {
    return this.database
      .read()
      .selectFrom('treatment_categories')
      .select(['id', 'name', 'is_active'])
      .where('is_active', '=', true)
      .orderBy('name')
      .execute();
  }

  /** All of them, by name, with the number of their treatments. */
  async listAll(): Promise<TreatmentCategoryAnswer[]> {
    return (await counted(this.database.read()).orderBy('category.name').execute()).map(categoryOf);
  }

  /** @throws AppError `invalid_fields` for a name there is already */
  async add(em: EntityManager, user: CurrentUser, { name }: NewCategoryDto): Promise<TreatmentCategoryAnswer> {
    await refuseTakenName(em, name);
    const category = em.create(TreatmentCategory, {
      id: this.ids.next(),
      name,
      is_active: true,
      version: 1,
      updated_at: this.clock.now(),
    });
    return this.answer(em, user, category, { added: true });
  }

  /** @throws AppError `not_found`, `stale_version`, `invalid_fields`; `illegal_transition` while active treatments use one to deactivate */
  update(
    user: CurrentUser,
    id: string,
    change: CategoryChangeDto,
    ifMatch: string | undefined,
  ): Promise<TreatmentCategoryAnswer> {
    const names = Object.keys(change);
    if (names.length === 0) throw refusedFields([{ field: 'name', message: messages.nothing_to_change }]);
    return this.database.write(async (em) => {
      const category = await em.findOne(TreatmentCategory, { id }, FOR_UPDATE);
      if (category === null) throw notFound();
      refuseStale(ifMatch, category.version);
      if (change.is_active === false) await refuseUsed(em, category.name);
      if (change.name !== undefined && change.name !== category.name) {
        await refuseTakenName(em, change.name, id);
        await this.moveTreatments(em, user, category.name, change.name);
      }
      Object.assign(category, change, { version: category.version + 1, updated_at: this.clock.now() });
      return this.answer(em, user, category, { changed: names });
    });
  }

  private async moveTreatments(em: EntityManager, user: CurrentUser, from: string, to: string): Promise<void> {
    await within(em)
      .updateTable('treatments')
      .set({
        category: to,
        version: sql`version + 1`,
        updated_by: user.id,
        updated_at: sql`${this.clock.now()}`,
      })
      .where('category', '=', from)
      .execute();
  }

  private async answer(
    em: EntityManager,
    user: CurrentUser,
    { id }: TreatmentCategory,
    details: Record<string, unknown>,
  ): Promise<TreatmentCategoryAnswer> {
    await em.flush();
    await this.trail.record(em, {
      action: 'treatment_category.changed',
      actor: user,
      subject_id: null,
      details: { id, ...details },
    });
    return categoryOf(await counted(within(em)).where('category.id', '=', id).executeTakeFirstOrThrow());
  }
}

function counted(database: Kysely<Tables>) {
  return database
    .selectFrom('treatment_categories as category')
    .select([
      'category.id',
      'category.name',
      'category.is_active',
      'category.version',
      'category.updated_at',
      editorOf('category').as('updated_by'),
      sql<number>`(select count(*)::integer from treatments one where one.is_active and one.category = category.name)`.as(
        'treatments',
      ),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof counted>['execute']>>[number];

const categoryOf = (row: Row): TreatmentCategoryAnswer => ({ ...row, updated_at: isoTime(row.updated_at) });

async function refuseUsed(em: EntityManager, name: string): Promise<void> {
  const { count } = await within(em)
    .selectFrom('treatments')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('category', '=', name)
    .where('is_active', '=', true)
    .executeTakeFirstOrThrow();
  if (Number(count) > 0) throw new AppError('illegal_transition', messages.category_used(name, Number(count)));
}

async function refuseTakenName(em: EntityManager, name: string, id?: string): Promise<void> {
  // One after the other: two people do not make the same category.
  await sql`select pg_advisory_xact_lock(hashtextextended('treatment categories', 0))`.execute(within(em));
  const owner = await within(em)
    .selectFrom('treatment_categories')
    .select(['id', 'name'])
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst();
  if (owner !== undefined && owner.id !== id)
    throw refusedFields([{ field: 'name', message: messages.category_taken(owner.name) }]);
}
