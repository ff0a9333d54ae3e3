import type { Organisation, OrganisationDetail, OrganisationKind } from '@ayana/contracts/organisations';
import type { FieldError } from '@ayana/contracts/problems';
import { Injectable } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { notAllowed, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, isoTime, within } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { mapPage, type Page } from '../../../platform/http/cursor.js';
import { refuseStale } from '../../../platform/http/etag.js';
import { keysetList } from '../../../platform/http/lists/keyset-list.js';
import { AuditTrail } from '../../activity/index.js';
import { invitationOf } from '../members/invitations.service.js';
import { OrganisationInvitationRow } from '../members/organisation-invitation.entity.js';
import { ORGANISATION_MESSAGES as messages } from '../messages.js';
import { isStaff, organisationFor } from '../organisation-access.js';
import { OrganisationEvents } from '../organisation-events.js';
import { proposedDoctorsOf } from '../proposed-doctors/proposed-doctors.queries.js';
import { findOrganisation, ORGANISATIONS, organisations } from './organisation.queries.js';
import type { NewOrganisationDto, OrganisationChangeDto, OrganisationsQueryDto } from './organisations.dto.js';

/** Organisations and what they say about themselves. */
@Injectable()
export class Organisations {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly trail: AuditTrail,
    private readonly events: OrganisationEvents,
  ) {}

  list(query: OrganisationsQueryDto): Promise<Page<Organisation>> {
    const rows = organisations(this.database.read());
    return mapPage(keysetList(rows, ORGANISATIONS, query, null), (row) =>
      Object.assign(row, { created_at: isoTime(row.created_at) }),
    );
  }

  /** The caller's own; null for who belongs to none. */
  async own(user: CurrentUser): Promise<OrganisationDetail | null> {
    const member = await this.database
      .read()
      .selectFrom('partner_members')
      .select('partner_id')
      .where('user_id', '=', user.id)
      .executeTakeFirst();
    return member === undefined ? null : this.detail(user, member.partner_id);
  }

  /** @throws AppError `not_found` for that of others */
  detail(user: CurrentUser, id: string): Promise<OrganisationDetail> {
    return this.database.derive((em) => this.detailWithin(em, user, id));
  }

  async add(em: EntityManager, user: CurrentUser, { name, kind }: NewOrganisationDto): Promise<OrganisationDetail> {
    await refuseName(within(em), name, null);
    const id = this.ids.next();
    const now = this.clock.now();
    await sql`insert into partners (id, company_name, kind, status, created_at, updated_at, updated_by)
      values (${id}, ${name}, ${kind}, 'active', ${now}, ${now}, ${user.id})`.execute(within(em));
    await this.record(em, user, id, { added: true });
    await this.events.changed(em, id);
    return this.detailWithin(em, user, id);
  }

  /** @throws AppError `not_found`, `not_allowed`, `stale_version`, `invalid_fields` */
  change(
    user: CurrentUser,
    id: string,
    form: OrganisationChangeDto,
    ifMatch: string | undefined,
  ): Promise<OrganisationDetail> {
    return this.database.write(async (em) => {
      await organisationFor(within(em), user, id, 'write');
      const { name, status, kind, ...profile } = form;
      if ([name, status, kind].some((given) => given !== undefined) && !isStaff(user)) throw notAllowed();
      const { rows } = await sql<{
        version: number;
      }>`select version from partners where id = ${id} for no key update`.execute(within(em));
      refuseStale(ifMatch, rows[0]?.version ?? 0);
      await refuseFaults(within(em), profile);
      if (name !== undefined) await refuseName(within(em), name, id);
      if (kind !== undefined) await refuseKind(within(em), kind, id);
      const values = {
        ...profile,
        ...(name === undefined ? {} : { company_name: name }),
        ...(status === undefined ? {} : { status }),
        ...(kind === undefined ? {} : { kind }),
        version: (rows[0]?.version ?? 0) + 1,
        updated_at: this.clock.now(),
        updated_by: user.id,
      };
      const columns = sql.join(Object.keys(values).map((each) => sql.ref(each)));
      await sql`update partners set (${columns}) =
        (select ${columns} from jsonb_populate_record(null::partners, ${JSON.stringify(values)}::jsonb)) where id = ${id}`.execute(
        within(em),
      );
      await this.record(em, user, id, { changed: Object.keys(form) });
      await this.events.changed(em, id);
      return this.detailWithin(em, user, id);
    });
  }

  private async detailWithin(em: EntityManager, user: CurrentUser, id: string): Promise<OrganisationDetail> {
    const { own_role } = await organisationFor(within(em), user, id, 'read');
    const found = await findOrganisation(within(em), id);
    if (found === undefined) throw notFound();
    const proposed_doctors = await proposedDoctorsOf(within(em), id);
    if (own_role !== null && own_role !== 'owner') return { ...found, own_role, proposed_doctors };
    const open = await em.find(
      OrganisationInvitationRow,
      { partner_id: id, accepted_at: null, ended_at: null },
      { orderBy: { sent_at: 'asc', id: 'asc' } },
    );
    return { ...found, own_role, proposed_doctors, invitations: open.map(invitationOf) };
  }

  private record(em: EntityManager, actor: CurrentUser, id: string, details: object): Promise<void> {
    return this.trail.record(em, {
      action: 'organisation.changed',
      actor,
      subject_id: null,
      details: { id, ...details },
    });
  }
}

/** Two with the same name cannot be told apart when work is given to one of them. */
async function refuseName(database: Kysely<Tables>, name: string, id: string | null): Promise<void> {
  const { rows } =
    await sql`select from partners where lower(company_name) = lower(${name}) and id is distinct from ${id}`.execute(
      database,
    );
  if (rows.length > 0) throw refusedFields([{ field: 'name', message: messages.name_taken(name) }]);
}

/** The kind decides the role of its people, and what work it has. */
async function refuseKind(database: Kysely<Tables>, kind: OrganisationKind, id: string): Promise<void> {
  const { rows } = await sql`select from partners partner where id = ${id} and kind <> ${kind} and (
    exists (select from partner_members where partner_id = partner.id)
    or exists (select from partner_hospitals where partner_id = partner.id)
    or exists (select from assignments where partner_id = partner.id))`.execute(database);
  if (rows.length > 0) throw refusedFields([{ field: 'kind', message: messages.kind_fixed }]);
}

async function refuseFaults(database: Kysely<Tables>, form: OrganisationChangeDto): Promise<void> {
  const errors: FieldError[] = [];
  if (typeof form.website === 'string' && form.website !== '' && !/^https?:\/\/\S+$/.test(form.website))
    errors.push({ field: 'website', message: messages.website });
  const hours = form.opening_hours ?? [];
  hours.forEach(({ weekday, from_time, to_time }, at) => {
    const other = hours
      .slice(0, at)
      .find((one) => one.weekday === weekday && one.from_time < to_time && from_time < one.to_time);
    if (to_time <= from_time) errors.push({ field: `opening_hours.${at}.to_time`, message: messages.hours_order });
    else if (other !== undefined) {
      const message = messages.hours_overlap(other.from_time, other.to_time);
      errors.push({ field: `opening_hours.${at}.from_time`, message });
    }
  });
  if (form.city_ids !== undefined && form.city_ids.length > 0) {
    const wanted = [...new Set(form.city_ids)];
    const { rows: known } = await sql`select from cities where id = any(${wanted}::uuid[])`.execute(database);
    if (known.length < wanted.length) errors.push({ field: 'city_ids', message: messages.unknown_city });
  }
  if (errors.length > 0) throw refusedFields(errors);
}
