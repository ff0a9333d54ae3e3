import { ENGLISH } from '@ayana/contracts/language';
import type { SiteApplication } from '@ayana/contracts/organisations';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AppError, notFound } from '../../../platform/app-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { refuseOwnApproval } from '../../../platform/workflow/second-person.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { AuditTrail } from '../../activity/index.js';
import { InboxService, InboxWorkflow } from '../../inbox/index.js';
import { MessagingService } from '../../messaging/index.js';
import { OrganisationInvitations } from '../members/invitations.service.js';
import { ORGANISATION_MESSAGES as messages } from '../messages.js';
import { ApplicationPlaces } from './application-places.js';
import type { ApplicationAcceptanceDto } from './applications.dto.js';
import { findApplication } from './applications.queries.js';

/** Where an application is accepted into. */
interface Place {
  partner_id: string | null;
  doctor_id: string | null;
  name: string;
}

/** Decides the applications of the public site: into an organisation, or to a doctor of the catalogue, by an invitation to the applicant. */
@Injectable()
export class SiteApplications {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly inbox: InboxWorkflow,
    private readonly requests: InboxService,
    private readonly places: ApplicationPlaces,
    private readonly invitations: OrganisationInvitations,
    private readonly messaging: MessagingService,
    private readonly trail: AuditTrail,
  ) {}

  /** Null for a request of the inbox that is no application. @throws AppError `not_found` */
  async find(id: string): Promise<SiteApplication | null> {
    const database = this.database.read();
    const found = await findApplication(database, id);
    if (found !== undefined) return found;
    await database.selectFrom('inbox_items').select('id').where('id', '=', id).executeTakeFirstOrThrow(notFound);
    return null;
  }

  /**
   * Pressed again, it answers with what was decided.
   * @throws AppError `not_found`; `invalid_fields`; `illegal_transition` for one that was declined
   */
  async accept(
    em: EntityManager,
    user: CurrentUser,
    id: string,
    form: ApplicationAcceptanceDto,
  ): Promise<SiteApplication> {
    const application = await this.lock(em, id);
    if (application.status === 'accepted') return application;
    if (application.status === 'refused') throw new AppError('illegal_transition', messages.application_decided);
    const place =
      application.of === 'partner'
        ? await this.intoOrganisation(em, user, application, form)
        : await this.toDoctor(em, user, application, form);
    await this.decide(em, user, application, { status: 'accepted', ...place, refused_reason: null });
    return this.finish(
      em,
      user,
      application,
      inEnglish(() => messages.application_accepted(place.name)),
    );
  }

  /** @throws AppError `not_found`; `illegal_transition` for one that was accepted */
  async refuse(em: EntityManager, user: CurrentUser, id: string, reason: string): Promise<SiteApplication> {
    const application = await this.lock(em, id);
    if (application.status === 'refused') return application;
    if (application.status === 'accepted') throw new AppError('illegal_transition', messages.application_decided);
    await this.decide(em, user, application, {
      status: 'refused',
      partner_id: null,
      doctor_id: null,
      refused_reason: reason,
    });
    await this.messaging.queueMail(em, {
      template: 'site_application_declined',
      to: application.email,
      data: { id, name: application.contact_name, applicant: application.name, reason },
      dedupe_key: `site_application_declined:${id}`,
    });
    return this.finish(
      em,
      user,
      application,
      inEnglish(() => messages.application_refused(reason)),
    );
  }

  /** Asks the applicant by mail; the application waits on. */
  async ask(em: EntityManager, user: CurrentUser, id: string, message: string): Promise<SiteApplication> {
    const application = await this.lock(em, id);
    if (application.status !== 'pending') throw new AppError('illegal_transition', messages.application_decided);
    await sql`update ${table(application)} set asked_at = ${this.clock.now()} where id = ${id}`.execute(within(em));
    const item = await this.inbox.lock(em, id);
    if (item?.status === 'new') await this.inbox.move(em, user, item, { name: 'claim' });
    if (item?.status === 'closed') await this.inbox.move(em, user, item, { name: 'reopen' });
    await em.flush();
    await this.requests.reply(em, user, id, { message });
    return this.found(em, id);
  }

  private async intoOrganisation(
    em: EntityManager,
    user: CurrentUser,
    { id, name, kind, contact_name, email }: SiteApplication,
    form: ApplicationAcceptanceDto,
  ): Promise<Place> {
    const partner = await this.places.organisation(em, user, form, { name, kind });
    await this.places.carryOver(em, partner.id, id);
    await this.invitations.invite(em, user, partner.id, { email, name: contact_name.slice(0, 120), role: 'owner' });
    return { partner_id: partner.id, doctor_id: null, name: partner.name };
  }

  private async toDoctor(
    em: EntityManager,
    user: CurrentUser,
    { contact_name, email }: SiteApplication,
    form: ApplicationAcceptanceDto,
  ): Promise<Place> {
    const doctor = await this.places.doctor(em, form);
    await this.invitations.inviteDoctor(em, user, doctor.id, { email, name: contact_name.slice(0, 120) });
    return { partner_id: null, doctor_id: doctor.id, name: doctor.name };
  }

  private async decide(
    em: EntityManager,
    user: CurrentUser,
    application: SiteApplication,
    decision: Pick<SiteApplication, 'status' | 'refused_reason'> & Omit<Place, 'name'>,
  ): Promise<void> {
    refuseOwnApproval(user, await accountsOf(em, application));
    const { status, refused_reason, partner_id, doctor_id } = decision;
    const place = application.of === 'partner' ? sql`partner_id = ${partner_id}` : sql`doctor_id = ${doctor_id}`;
    await sql`update ${table(application)} set status = ${status}, refused_reason = ${refused_reason}, ${place},
      decided_by = ${user.id}, decided_at = ${this.clock.now()} where id = ${application.id}`.execute(within(em));
    await this.trail.record(em, {
      action: status === 'accepted' ? 'application.accepted' : 'application.refused',
      actor: user,
      subject_id: null,
      details: { id: application.id, name: application.name, partner_id, doctor_id },
    });
  }

  /** The request of the inbox is answered, with a line that says what was decided. */
  private async finish(
    em: EntityManager,
    user: CurrentUser,
    { id }: SiteApplication,
    text: string,
  ): Promise<SiteApplication> {
    const item = await this.inbox.lock(em, id);
    if (item === null) throw notFound();
    if (item.status === 'new') await this.inbox.move(em, user, item, { name: 'claim' });
    if (item.status === 'claimed') await this.inbox.move(em, user, item, { name: 'answer' });
    this.inbox.write(em, item, { event: 'note', actor_id: user.id, text });
    await this.inbox.changed(em, item);
    return this.found(em, id);
  }

  /** Two who press at once decide one after the other. */
  private async lock(em: EntityManager, id: string): Promise<SiteApplication> {
    if ((await this.inbox.lock(em, id)) === null) throw notFound();
    return this.found(em, id);
  }

  private async found(em: EntityManager, id: string): Promise<SiteApplication> {
    const found = await findApplication(within(em), id);
    if (found === undefined) throw notFound();
    return found;
  }
}

/** Accounts with the address of an application: it is theirs. */
async function accountsOf(em: EntityManager, { email }: SiteApplication): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from users where lower(email) = lower(${email})`.execute(
    within(em),
  );
  return rows.map(({ id }) => id);
}

const table = ({ of }: SiteApplication) => sql.table(of === 'partner' ? 'partner_applications' : 'doctor_applications');
/** A line for the staff, as every line of the inbox. */
const inEnglish = (text: () => string): string => inLanguage(ENGLISH.tag, text);
