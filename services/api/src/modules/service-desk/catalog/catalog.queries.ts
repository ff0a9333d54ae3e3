import {
  isOpenRequest,
  SERVICE_ITEM_STATUSES,
  SERVICE_REQUEST_STATES,
  type ServiceItem,
  type ServiceItemDetail,
  type ServiceVersion,
} from '@ayana/contracts/service-desk';
import { mayEnter } from '@ayana/contracts/identity';
import { type Kysely, sql } from 'kysely';
import { editorOf } from '../../../platform/database/last-editor.js';
import { isoTime } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { mapPage, type Page } from '../../../platform/http/cursor.js';
import { keysetList, type ListDefinition } from '../../../platform/http/lists/keyset-list.js';
import { byOrder, byText } from '../../../platform/http/lists/sort-keys.js';
import { containsWords } from '../../../platform/http/lists/word-search.js';
import { findPeople, joinedPerson, personOf } from '../people.js';
import type { ITEM_SORTS, ServiceItemsQueryDto } from './catalog.dto.js';

const OPEN_STATES = SERVICE_REQUEST_STATES.filter(isOpenRequest);

/** The services a caller may see: staff all of them, others the published ones their role may ask for. */
function items(database: Kysely<Tables>, user: CurrentUser) {
  const isStaff = mayEnter('service_desk', user.role);
  return database
    .selectFrom('service_catalog_items as item')
    .leftJoin('users as owner', 'owner.id', 'item.owner_id')
    .leftJoin('service_catalog_versions as published', (join) =>
      join.onRef('published.item_id', '=', 'item.id').on('published.status', '=', 'published'),
    )
    .select([
      'item.id',
      'item.name',
      'item.description',
      'item.owner_id',
      'owner.name as owner_name',
      'item.status',
      'item.version',
      'item.created_at',
      'item.updated_at',
      editorOf('item').as('editor'),
      'published.number as published_version',
      sql<boolean>`exists (select from service_catalog_versions where item_id = item.id and status = 'draft')`.as(
        'has_draft',
      ),
      isStaff
        ? sql<number>`(select count(*)::integer from service_requests
            where item_id = item.id and state = any (${OPEN_STATES}))`.as('open_requests')
        : sql<number>`0`.as('open_requests'),
    ])
    .$if(!isStaff, (select) =>
      select
        .where('item.status', '=', 'published')
        .where(sql<boolean>`published.ask_roles @> array[${user.role}]::text[]`),
    );
}

type ItemRow = Awaited<ReturnType<ReturnType<typeof items>['execute']>>[number];
type ItemFilters = Pick<ServiceItemsQueryDto, 'q' | 'status'>;

const ITEMS: ListDefinition<ItemRow, (typeof ITEM_SORTS)[number], ItemFilters, null> = {
  id: 'item.id',
  sort: 'name',
  sorts: {
    status: byOrder('item.status', SERVICE_ITEM_STATUSES, ({ status }) => status),
    owner: byText('owner.name', ({ owner_name }) => owner_name),
    name: { column: 'item.name', type: 'text', order: 'asc', of: ({ name }) => name },
    updated: { column: 'item.updated_at', type: 'timestamptz', order: 'desc', of: ({ updated_at }) => updated_at },
  },
  filters: {
    q: (q) => containsWords(sql`search_text(item.name || ' ' || item.description)`, q),
    status: (status) => sql`item.status = ${status}`,
  },
};

export function listServiceItems(
  database: Kysely<Tables>,
  user: CurrentUser,
  query: ServiceItemsQueryDto & { limit: number },
): Promise<Page<ServiceItem>> {
  return mapPage(keysetList(items(database, user), ITEMS, query, null), (row) => itemOf(row, user));
}

/** A service with its versions, as this caller sees it; undefined when they do not. */
export async function findServiceItem(
  database: Kysely<Tables>,
  user: CurrentUser,
  id: string,
): Promise<ServiceItemDetail | undefined> {
  const row = await items(database, user).where('item.id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const isStaff = mayEnter('service_desk', user.role);
  const versions = await versionsOf(database, id);
  return Object.assign(itemOf(row, user), {
    published: versions.find(({ status }) => status === 'published') ?? null,
    draft: (isStaff && versions.find(({ status }) => status === 'draft')) || null,
    versions: isStaff
      ? versions.map(({ id: version, number, status, published_at }) => ({ id: version, number, status, published_at }))
      : [],
  });
}

function itemOf(row: ItemRow, user: CurrentUser): ServiceItem {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    owner: joinedPerson(row.owner_id, row.owner_name),
    status: row.status,
    published_version: row.published_version,
    has_draft: row.has_draft && mayEnter('service_desk', user.role),
    open_requests: row.open_requests,
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
    ...(mayEnter('service_desk', user.role) ? { updated_by: row.editor } : {}),
    version: row.version,
  };
}

/** Newest first. */
async function versionsOf(database: Kysely<Tables>, itemId: string): Promise<ServiceVersion[]> {
  const rows = await database
    .selectFrom('service_catalog_versions')
    .selectAll()
    .where('item_id', '=', itemId)
    .orderBy('number', 'desc')
    .execute();
  const people = await findPeople(
    database,
    rows.flatMap(({ approvals }) => approvals.map(({ user_id }) => user_id)),
  );
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    status: row.status,
    published_at: row.published_at === null ? null : isoTime(row.published_at),
    form: row.form,
    targets: row.targets,
    approvals: row.approvals.map(({ role, user_id }) => ({ role, user: personOf(people, user_id) })),
    ask_roles: row.ask_roles,
    need: row.need,
    created_at: isoTime(row.created_at),
  }));
}
