import type { InboxJourneyAnswer } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { isApplication, TREATMENT_FIELDS } from '@ayana/contracts/inbox';
import { ENGLISH } from '@ayana/contracts/language';
import { sql } from 'kysely';
import { AppError, notFound, refusedFields } from '../../../platform/app-error.js';
import { Database, type EntityManager, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { InboxSources, InboxWorkflow } from '../../inbox/index.js';
import { JOURNEY_MESSAGES as messages, PatientJourneyRow, TreatmentRequestRow } from '../../journeys/index.js';
import type { InboxJourneyDto } from './invitations.dto.js';
import { Invitations } from './invitations.service.js';
import { type InboxRequest, RequestedJourneys } from './requested-journeys.js';

/** Makes a request of the inbox a journey in one press: at once for a registered patient, else by an invitation. */
@Injectable()
export class InboxJourneys {
  constructor(
    private readonly database: Database,
    private readonly inbox: InboxWorkflow,
    private readonly sources: InboxSources,
    private readonly invitations: Invitations,
    private readonly requested: RequestedJourneys,
  ) {}

  /** What has become of a request of the inbox. @throws AppError `not_found` */
  async find(id: string): Promise<InboxJourneyAnswer> {
    const em = this.database.orm.em.fork();
    await within(em).selectFrom('inbox_items').select('id').where('id', '=', id).executeTakeFirstOrThrow(notFound);
    const invitation = await this.invitations.find(em, id);
    return (await this.journeyOf(em, id)) ?? { journey_id: null, treatment_request_id: null, invitation };
  }

  /**
   * Pressed again, it answers with the same journey, or sends the same invitation again.
   * @throws AppError `not_found`; `invalid_fields` at `treatment_id` when the form names no treatment; `illegal_transition` for an
   * application, and when the address is that of an account that is no patient's
   */
  async begin(
    em: EntityManager,
    user: CurrentUser,
    id: string,
    { treatment_id }: InboxJourneyDto,
  ): Promise<InboxJourneyAnswer> {
    const item = await this.inbox.lock(em, id);
    if (item === null) throw notFound();
    if (isApplication(item.kind)) throw new AppError('illegal_transition', messages.no_case_of_application);
    const known = await this.journeyOf(em, id);
    if (known !== null) return known;
    const form = (await this.sources.payloads(item.kind, within(em), [id])).get(id) ?? {};
    const request: InboxRequest = { inbox_item_id: id, treatment_id: treatment_id ?? (await treatmentOf(em, form)) };
    const patient = await patientOf(em, item.email);
    // Before the case begins: it stays with who has the enquiry.
    if (item.status === 'new') {
      await this.inbox.move(em, user, item, { name: 'claim' });
      await em.flush();
    }
    const answer =
      patient === undefined
        ? await this.invitations.send(em, user, item, request.treatment_id)
        : await this.requested.begin(em, user, patient, request);
    if (answer.journey_id !== null) await this.invitations.close(em, id, answer.journey_id);
    const text = inLanguage(ENGLISH.tag, () =>
      patient === undefined ? messages.inbox_invited : messages.inbox_journey,
    );
    this.inbox.write(em, item, { event: 'note', actor_id: user.id, text });
    await this.inbox.changed(em, item);
    return answer;
  }

  private async journeyOf(em: EntityManager, inbox_item_id: string): Promise<InboxJourneyAnswer | null> {
    const request = await em.findOne(TreatmentRequestRow, { inbox_item_id });
    if (request === null) return null;
    const journey = await em.findOne(PatientJourneyRow, { treatment_request_id: request.id });
    return { journey_id: journey?.id ?? null, treatment_request_id: request.id, invitation: null };
  }
}

async function treatmentOf(em: EntityManager, form: Readonly<Record<string, string>>): Promise<string> {
  const name = TREATMENT_FIELDS.map((field) => form[field]?.trim()).find(Boolean);
  const found =
    name === undefined
      ? []
      : await within(em)
          .selectFrom('treatments')
          .select('id')
          .where('is_active', '=', true)
          .where(sql<boolean>`lower(${name}) in (lower(name), lower(plain_name))`)
          .limit(2)
          .execute();
  const [treatment] = found;
  if (treatment === undefined || found.length > 1)
    throw refusedFields([{ field: 'treatment_id', message: messages.choose_treatment }]);
  return treatment.id;
}

async function patientOf(em: EntityManager, email: string): Promise<string | undefined> {
  const account = await within(em)
    .selectFrom('users')
    .select(['id', 'role'])
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  if (account === undefined) return undefined;
  if (account.role !== 'patient' && account.role !== 'unverified_user')
    throw new AppError('illegal_transition', messages.not_a_patient);
  return account.id;
}
