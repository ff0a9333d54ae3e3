import type { SavedView } from '@ayana/contracts/service-desk';
import { Injectable } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { notFound } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, isoTime, within } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { SavedViewRow } from './saved-view.entity.js';
import type { NewSavedViewDto, SavedViewChangeDto } from './saved-views.dto.js';

/** Filters of lists under a name. Only their owner changes them. */
@Injectable()
export class SavedViewsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** The caller's own and the shared ones, by name. */
  async list(user: CurrentUser, list: string): Promise<SavedView[]> {
    const rows = await views(this.database.read())
      .where('view.list', '=', list)
      .where(sql<boolean>`(view.owner_id = ${user.id} or view.is_shared)`)
      .orderBy('view.name')
      .orderBy('view.id')
      .execute();
    return rows.map(viewOf);
  }

  async add(em: EntityManager, user: CurrentUser, { is_shared = false, ...view }: NewSavedViewDto): Promise<SavedView> {
    const row = { id: this.ids.next(), owner_id: user.id, is_shared, created_at: this.clock.now(), ...view };
    em.create(SavedViewRow, row);
    await em.flush();
    return this.found(em, row.id);
  }

  /** @throws AppError `not_found` for a view of someone else, also a shared one */
  async update(user: CurrentUser, id: string, change: SavedViewChangeDto): Promise<SavedView> {
    return this.database.write(async (em) => {
      const view = await em.findOne(SavedViewRow, { id, owner_id: user.id });
      if (view === null) throw notFound();
      Object.assign(view, change);
      await em.flush();
      return this.found(em, id);
    });
  }

  async remove(user: CurrentUser, id: string): Promise<void> {
    await this.database.write(async (em) => {
      if ((await em.nativeDelete(SavedViewRow, { id, owner_id: user.id })) === 0) throw notFound();
    });
  }

  private async found(em: EntityManager, id: string): Promise<SavedView> {
    return viewOf(await views(within(em)).where('view.id', '=', id).executeTakeFirstOrThrow());
  }
}

function views(database: Kysely<Tables>) {
  return database
    .selectFrom('saved_views as view')
    .innerJoin('users as owner', 'owner.id', 'view.owner_id')
    .select([
      'view.id',
      'view.list',
      'view.name',
      'view.query',
      'view.is_shared',
      'view.owner_id',
      'view.created_at',
      'owner.name as owner_name',
    ]);
}

type ViewRow = Awaited<ReturnType<ReturnType<typeof views>['execute']>>[number];

const viewOf = ({ owner_id, owner_name, created_at, ...view }: ViewRow): SavedView => ({
  ...view,
  owner: { id: owner_id, name: owner_name },
  created_at: isoTime(created_at),
});
