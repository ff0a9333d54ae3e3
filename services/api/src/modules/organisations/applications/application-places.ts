import type { OrganisationKind } from '@ayana/contracts/organisations';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { refusedFields } from '../../../platform/app-error.js';
import { type EntityManager, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { ORGANISATION_MESSAGES as messages } from '../messages.js';
import { Organisations } from '../profile/organisations.service.js';
import type { ApplicationAcceptanceDto } from './applications.dto.js';

export interface NamedPlace {
  id: string;
  name: string;
}

/** Where an application is accepted into: an organisation that exists, a new one, or a doctor of the catalogue. */
@Injectable()
export class ApplicationPlaces {
  constructor(private readonly organisations: Organisations) {}

  /** @param fresh what a new one is called, and is, when the form does not say */
  async organisation(
    em: EntityManager,
    user: CurrentUser,
    form: ApplicationAcceptanceDto,
    fresh: { name: string; kind: OrganisationKind | null },
  ): Promise<NamedPlace> {
    if (form.partner_id === undefined)
      return this.organisations.add(em, user, {
        name: form.name ?? fresh.name,
        kind: form.kind ?? fresh.kind ?? 'other',
      });
    const { rows } = await sql<NamedPlace>`
      select id, company_name as name from partners where id = ${form.partner_id} and status = 'active'`.execute(
      within(em),
    );
    if (rows[0] === undefined) throw refusedFields([{ field: 'partner_id', message: messages.choose_organisation }]);
    return rows[0];
  }

  /** What the application says of the organisation, where the organisation says nothing itself. */
  async carryOver(em: EntityManager, partnerId: string, applicationId: string): Promise<void> {
    await sql`update partners set email = coalesce(partners.email, application.email), phone = coalesce(partners.phone, application.phone),
        website = coalesce(partners.website, application.website),
        address = coalesce(partners.address, concat_ws(', ', application.city, application.country)),
        city_ids = case when partners.city_ids = '{}'
          then coalesce((select array_agg(city.id) from cities city where lower(city.name) = lower(trim(application.city))), '{}')
          else partners.city_ids end
      from partner_applications application
      where partners.id = ${partnerId} and application.id = ${applicationId}`.execute(within(em));
  }

  /** One without an account. */
  async doctor(em: EntityManager, { doctor_id }: ApplicationAcceptanceDto): Promise<NamedPlace> {
    const { rows } = await sql<NamedPlace & { user_id: string | null }>`
      select id, full_name as name, user_id from doctors where id = ${doctor_id ?? null} and is_active`.execute(
      within(em),
    );
    const [doctor] = rows;
    if (doctor === undefined) throw refusedFields([{ field: 'doctor_id', message: messages.choose_doctor }]);
    if (doctor.user_id !== null) throw refusedFields([{ field: 'doctor_id', message: messages.doctor_has_account }]);
    return { id: doctor.id, name: doctor.name };
  }
}
