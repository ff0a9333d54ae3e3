import { mayChangeSaved } from '@ayana/contracts/identity';
import type { SavedView } from '@ayana/contracts/service-desk';
import { Injectable } from '@nestjs/common';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { notAllowed, notFound } from '../../platform/app-error.js';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE, isoTime, within } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { DefaultViewRow, SavedViewRow } from './saved-view.entity.js';
import type { NewSavedViewDto, SavedViewChangeDto } from './saved-views.dto.js';

/** Filters of lists under a name. Their owner changes them, and administrators what is shared; anyone who sees one may open its list with it. */
@Injectable()
export class SavedViewsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** The caller's own and the shared ones, by name. */
  async list(user: CurrentUser, list: string): Promise<SavedView[]> {
    const rows = await views(this.database.read(), user.id)
      .where('view.list', '=', list)
      .where(seenBy(user))
      .orderBy('view.name')
      .orderBy('view.id')
      .execute();
    return rows.map(viewOf);
  }

  async add(em: EntityManager, user: CurrentUser, { is_shared = false, ...view }: NewSavedViewDto): Promise<SavedView> {
    const row = { id: this.ids.next(), owner_id: user.id, is_shared, created_at: this.clock.now(), ...view };
    em.create(SavedViewRow, row);
    await em.flush();
    return this.found(em, user, row.id);
  }

  /** @throws AppError `not_found`; `not_allowed` for what a colleague shares */
  async update(user: CurrentUser, id: string, change: SavedViewChangeDto): Promise<SavedView> {
    return this.database.write(async (em) => {
      const view = await changeable(em, user, id);
      Object.assign(view, change);
      await em.flush();
      // By its id alone: an administrator may have taken it back from everyone, themselves among them.
      return viewOf(await views(within(em), user.id).where('view.id', '=', id).executeTakeFirstOrThrow());
    });
  }

  /** @throws AppError `not_found`; `not_allowed` for what a colleague shares */
  async remove(user: CurrentUser, id: string): Promise<void> {
    await this.database.write(async (em) => {
      await changeable(em, user, id);
      await em.nativeDelete(SavedViewRow, { id });
    });
  }

  /** The list opens with it for this user, in the place of another. @throws AppError `not_found` */
  async makeDefault(user: CurrentUser, id: string): Promise<SavedView> {
    return this.database.write(async (em) => {
      const { list } = await this.found(em, user, id);
      await em.upsert(DefaultViewRow, { user_id: user.id, list, view_id: id });
      return this.found(em, user, id);
    });
  }

  /** The list opens without it for this user. @throws AppError `not_found` */
  async unsetDefault(user: CurrentUser, id: string): Promise<SavedView> {
    return this.database.write(async (em) => {
      await em.nativeDelete(DefaultViewRow, { user_id: user.id, view_id: id });
      return this.found(em, user, id);
    });
  }

  /** @throws AppError `not_found` for what the user does not see */
  private async found(em: EntityManager, user: CurrentUser, id: string): Promise<SavedView> {
    const row = await views(within(em), user.id).where('view.id', '=', id).where(seenBy(user)).executeTakeFirst();
    if (row === undefined) throw notFound();
    return viewOf(row);
  }
}

/** Their own, and what is shared. */
const seenBy = ({ id }: CurrentUser): RawBuilder<boolean> => sql<boolean>`(view.owner_id = ${id} or view.is_shared)`;

/** A view to change, which nobody else changes meanwhile. @throws AppError `not_found`; `not_allowed` for what a colleague shares */
async function changeable(em: EntityManager, user: CurrentUser, id: string): Promise<SavedViewRow> {
  const view = await em.findOne(SavedViewRow, { id }, FOR_UPDATE);
  if (view === null || (view.owner_id !== user.id && !view.is_shared)) throw notFound();
  if (!mayChangeSaved(user, view)) throw notAllowed();
  return view;
}

function views(database: Kysely<Tables>, reader: string) {
  return database
    .selectFrom('saved_views as view')
    .innerJoin('users as owner', 'owner.id', 'view.owner_id')
    .leftJoin('default_views as chosen', (join) =>
      join.onRef('chosen.view_id', '=', 'view.id').on('chosen.user_id', '=', reader),
    )
    .select([
      'view.id',
      'view.list',
      'view.name',
      'view.query',
      'view.is_shared',
      'view.owner_id',
      'view.created_at',
      sql<boolean>`chosen.user_id is not null`.as('is_default'),
      'owner.name as owner_name',
    ]);
}

type ViewRow = Awaited<ReturnType<ReturnType<typeof views>['execute']>>[number];

const viewOf = ({ owner_id, owner_name, created_at, ...view }: ViewRow): SavedView => ({
  ...view,
  owner: { id: owner_id, name: owner_name },
  created_at: isoTime(created_at),
});
