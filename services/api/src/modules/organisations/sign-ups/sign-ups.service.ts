import { ROLE_NAMES } from '@ayana/contracts/identity';
import {
  ORGANISATION_KINDS,
  ORGANISATION_ROLES,
  type OrganisationKind,
  type AcceptedSignUp,
} from '@ayana/contracts/organisations';
import { Injectable } from '@nestjs/common';
import { AppError, refusedFields } from '../../../platform/app-error.js';
import { Database, type EntityManager, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { LiveSessions } from '../../identity/index.js';
import { MessagingService } from '../../messaging/index.js';
import { ApplicationPlaces } from '../applications/application-places.js';
import { Joining, lockPerson } from '../members/joining.service.js';
import { ORGANISATION_MESSAGES as messages } from '../messages.js';
import type { SignUpAcceptanceDto } from './sign-ups.dto.js';

/** Accepts people who registered as a partner or a doctor: their place and its role are given in one step. */
@Injectable()
export class SignUps {
  constructor(
    private readonly database: Database,
    private readonly places: ApplicationPlaces,
    private readonly joining: Joining,
    private readonly messaging: MessagingService,
    private readonly live: LiveSessions,
  ) {}

  /** @throws AppError `not_found`; `illegal_transition` without a pending application; `invalid_fields` */
  async accept(
    em: EntityManager,
    user: CurrentUser,
    id: string,
    { role = 'owner', ...form }: SignUpAcceptanceDto,
  ): Promise<AcceptedSignUp> {
    const person = await lockPerson(em, id);
    const application = await within(em)
      .selectFrom('role_applications')
      .select(['id', 'account_kind', 'wanted_role', 'organisation'])
      .where('user_id', '=', id)
      .where('status', '=', 'pending')
      .executeTakeFirst();
    if (application === undefined) throw new AppError('illegal_transition', messages.application_decided);
    if (person.email_verified_at === null) throw new AppError('illegal_transition', messages.not_confirmed);
    const isDoctor = application.account_kind === 'doctor';
    const { organisation: written, wanted_role } = application;
    if (!isDoctor && form.partner_id === undefined && (form.name ?? written ?? '').trim() === '')
      throw refusedFields([{ field: 'name', message: messages.name_needed }]);
    const place = isDoctor
      ? await this.places.doctor(em, form)
      : await this.places.organisation(em, user, form, { name: written ?? '', kind: kindOf(wanted_role) });
    const placed = await this.joining.place(
      em,
      person,
      isDoctor ? { doctor_id: place.id } : { partner_id: place.id, role },
      user,
    );
    await this.messaging.queueMail(em, {
      template: 'role_given',
      to: person.email,
      data: { name: person.name, role_name: ROLE_NAMES[placed.role], place: place.name },
      dedupe_key: `role_given:${application.id}`,
    });
    this.database.afterCommit(em, () => {
      if (placed.access !== undefined) this.live.endAccess(id, placed.access);
    });
    return { role: placed.role, organisation: isDoctor ? null : place, doctor: isDoctor ? place : null };
  }
}

const kindOf = (role: string | null): OrganisationKind | null =>
  ORGANISATION_KINDS.find((kind) => ORGANISATION_ROLES[kind] === role) ?? null;
