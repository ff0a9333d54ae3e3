import { mayEnter } from '@ayana/contracts/identity';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { editorOf } from '../../../platform/database/last-editor.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';

const ofStaff = ({ role }: CurrentUser): boolean => mayEnter('organisations', role);

/** The hospitals whose sheets a caller keeps: those of the own organisation, all for the staff. */
export const hospitals = (database: Kysely<Tables>, user: CurrentUser) =>
  database
    .selectFrom('partner_hospitals as hospital')
    .select('hospital.id')
    .$if(!ofStaff(user), (query) =>
      query.where(
        sql<boolean>`hospital.partner_id = (select member.partner_id from partner_members member where member.user_id = ${user.id})`,
      ),
    );

/** The prices of these hospitals. */
export function items(database: Kysely<Tables>, user: CurrentUser) {
  return database
    .selectFrom('price_items as item')
    .innerJoin('partner_hospitals as hospital', 'hospital.id', 'item.partner_hospital_id')
    .select([
      'item.id',
      'item.partner_hospital_id',
      'hospital.hospital_name',
      'item.category',
      'item.label',
      'item.unit_price',
      sql<string>`item.valid_from::text`.as('valid_from'),
      sql<string | null>`item.valid_until::text`.as('valid_until'),
      'item.version',
      sql<string>`item.updated_at`.as('updated_at'),
      editorOf('item').as('updated_by'),
    ])
    .where('item.partner_hospital_id', 'in', hospitals(database, user));
}
