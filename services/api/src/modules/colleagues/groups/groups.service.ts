import { STAFF_GROUPS_MAX, type StaffGroup } from '@ayana/contracts/identity';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AppError, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { refuseStale } from '../../../platform/http/etag.js';
import { AuditTrail } from '../../activity/index.js';
import { COLLEAGUE_MESSAGES as messages } from '../messages.js';
import { StaffGroupMemberRow, StaffGroupRow } from './group.entity.js';
import type { NewStaffGroupDto, StaffGroupChangeDto } from './groups.dto.js';
import { findGroup, findGroups } from './groups.queries.js';
import { isStaff } from './held-work.js';

const atField = (field: string, message: string) => refusedFields([{ field, message }]);

/** Groups of the staff, kept by administrators. */
@Injectable()
export class StaffGroups {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly trail: AuditTrail,
  ) {}

  list(): Promise<StaffGroup[]> {
    return findGroups(this.database.read());
  }

  /** @throws AppError `invalid_fields` */
  async add(em: EntityManager, user: CurrentUser, body: NewStaffGroupDto): Promise<StaffGroup> {
    const { name, purpose = null, member_ids } = body;
    await this.refuseName(em, name, null);
    if ((await em.count(StaffGroupRow, {})) >= STAFF_GROUPS_MAX)
      throw atField('name', messages.too_many(STAFF_GROUPS_MAX));
    const now = this.clock.now();
    const id = this.ids.next();
    em.create(StaffGroupRow, { id, name, purpose, version: 1, created_at: now, updated_at: now });
    await em.flush();
    await this.setMembers(em, id, member_ids);
    return this.recorded(em, user, id, { added: true, members: member_ids.length });
  }

  /** @throws AppError `invalid_fields`, `stale_version`, `not_found` */
  change(user: CurrentUser, id: string, change: StaffGroupChangeDto, ifMatch?: string): Promise<StaffGroup> {
    if (Object.keys(change).length === 0) throw atField('name', messages.nothing_to_change);
    return this.database.write(async (em) => {
      const row = await this.locked(em, id);
      refuseStale(ifMatch, row.version);
      const { member_ids, ...fields } = change;
      if (fields.name !== undefined) await this.refuseName(em, fields.name, id);
      if (member_ids !== undefined) await this.setMembers(em, id, member_ids);
      Object.assign(row, fields, { version: row.version + 1, updated_at: this.clock.now() });
      await em.flush();
      return this.recorded(em, user, id, { changed: Object.keys(change) });
    });
  }

  /** @throws AppError `illegal_transition` while work lies with it that nobody has taken; `stale_version`, `not_found` */
  remove(user: CurrentUser, id: string, ifMatch?: string): Promise<void> {
    return this.database.write(async (em) => {
      const row = await this.locked(em, id);
      refuseStale(ifMatch, row.version);
      const { open } = await findGroup(within(em), id);
      if (open > 0) throw new AppError('illegal_transition', messages.group_has_work);
      em.remove(row);
      await em.flush();
      await this.record(em, user, id, { removed: true, name: row.name });
    });
  }

  private async locked(em: EntityManager, id: string): Promise<StaffGroupRow> {
    const row = await em.findOne(StaffGroupRow, { id }, FOR_UPDATE);
    if (row === null) throw notFound();
    return row;
  }

  private async refuseName(em: EntityManager, name: string, own: string | null): Promise<void> {
    // One after the other: a name is given once.
    await sql`select pg_advisory_xact_lock(hashtext('staff_groups'))`.execute(within(em));
    const same = await within(em)
      .selectFrom('staff_groups')
      .select('id')
      .where(sql<boolean>`lower(name) = lower(${name})`)
      .executeTakeFirst();
    if (same !== undefined && same.id !== own) throw atField('name', messages.name_taken);
  }

  private async setMembers(em: EntityManager, group_id: string, ids: readonly string[]): Promise<void> {
    const wanted = new Set(ids);
    if (wanted.size === 0) throw atField('member_ids', messages.members_needed);
    const staff = await within(em)
      .selectFrom('users as person')
      .select('person.id')
      .where('person.id', 'in', [...wanted])
      .where(isStaff)
      .execute();
    if (staff.length < wanted.size) throw atField('member_ids', messages.staff_only);
    const before = await em.find(StaffGroupMemberRow, { group_id });
    for (const row of before) if (!wanted.has(row.user_id)) em.remove(row);
    const known = new Set(before.map(({ user_id }) => user_id));
    const added_at = this.clock.now();
    for (const user_id of wanted)
      if (!known.has(user_id)) em.create(StaffGroupMemberRow, { group_id, user_id, added_at });
    await em.flush();
  }

  private async recorded(
    em: EntityManager,
    user: CurrentUser,
    id: string,
    details: Record<string, unknown>,
  ): Promise<StaffGroup> {
    await this.record(em, user, id, details);
    return findGroup(within(em), id);
  }

  private record(em: EntityManager, actor: CurrentUser, id: string, details: Record<string, unknown>): Promise<void> {
    return this.trail.record(em, {
      action: 'staff_group.changed',
      actor,
      subject_id: null,
      details: { id, ...details },
    });
  }
}
