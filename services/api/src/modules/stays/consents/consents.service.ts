import { patientHref, type StayConsent } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { AppError, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { Threads } from '../../../platform/threads/threads.service.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { AuditTrail } from '../../activity/index.js';
import {
  CaseNotices,
  JourneyEntries,
  lockOpenJourney,
  type PatientJourneyRow,
  readerSeeing,
} from '../../journeys/index.js';
import { MadePapers } from '../../records/index.js';
import { admissionsSeen, findAdmission, type StoredAdmission } from '../admissions/admissions.queries.js';
import { CONSENT_MESSAGES as messages } from './consent-messages.js';
import { ConsentTasks } from './consent-tasks.js';
import { StayConsentRow } from './consent.entities.js';
import type { SignConsentDto, WithdrawConsentDto } from './consents.dto.js';
import { consentOf } from './consents.queries.js';
import { StayNotices } from './stay-notices.js';
import { CONSENT_PAPER } from './write-consent.js';

/** What a patient signs before a stay, on screen: versioned, withdrawable, a paper of the case. */
@Injectable()
export class Consents {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly tasks: ConsentTasks,
    private readonly papers: MadePapers,
    private readonly notices: StayNotices,
    private readonly patients: CaseNotices,
    private readonly entries: JourneyEntries,
    private readonly trail: AuditTrail,
    private readonly threads: Threads,
  ) {}

  /** @throws AppError `not_found` for everyone but the patient, the staff, and the hospital of the accepted quote */
  async list(user: CurrentUser, journey_id: string): Promise<{ items: StayConsent[] }> {
    const database = this.database.read();
    const { kinds } = await readerSeeing(database, user, journey_id, 'admission');
    const reader = { is_patient: kinds.includes('patient'), is_staff: kinds.includes('case_worker') };
    const stays = await admissionsSeen(database, user, journey_id);
    return { items: await Promise.all(stays.map((stay) => consentOf(database, stay, reader))) };
  }

  /**
   * Signs the text that was read, by the patient alone.
   * @throws AppError `not_found`, `not_allowed` for everyone else, `illegal_transition` where nothing is asked, `stale_version` for an older text
   */
  async sign(em: EntityManager, user: CurrentUser, form: SignConsentDto): Promise<StayConsent> {
    const { stay, journey } = await this.lock(em, user, form.admission_id);
    const before = await consentOf(within(em), stay, PATIENT);
    if (!before.may_sign) throw new AppError('illegal_transition', messages.not_asked);
    const text = [before.text, ...before.others].find((each) => each?.id === form.text_id);
    if (text == null) throw await this.wrongText(em, form.text_id, stay);
    const now = this.clock.now();
    const language = text.language;
    const pdf = await inLanguage(language, () =>
      this.threads.bytes(CONSENT_PAPER, {
        hospital: stay.hospital_name,
        case_number: stay.case_number,
        title: text.title,
        body: text.body,
        version: text.version,
        signed_name: form.signed_name,
        signed_at: now,
      }),
    );
    const replaced = before.signatures[0]?.document_id ?? undefined;
    const paper = await this.papers.add(
      em,
      user,
      { journey_id: journey.id, kind: 'consent', file_name: messages.file(text.version), pdf },
      replaced,
    );
    const signed = em.create(StayConsentRow, {
      id: this.ids.next(),
      admission_id: stay.id,
      journey_id: journey.id,
      text_id: text.id,
      document_id: paper.id,
      signed_name: form.signed_name,
      signed_by: user.id,
      signed_at: now,
    });
    await em.flush();
    await this.tasks.finish(em, journey.id, stay.id, user);
    await this.follow(em, user, journey, stay, { change: 'consent_signed', id: signed.id, version: text.version });
    return consentOf(within(em), stay, PATIENT);
  }

  /**
   * Takes a signature back, with the reason that the hospital reads.
   * @throws AppError `not_found`, `not_allowed` for everyone but the patient, `illegal_transition` where nothing is signed
   */
  async withdraw(em: EntityManager, user: CurrentUser, id: string, form: WithdrawConsentDto): Promise<StayConsent> {
    const known = await em.findOne(StayConsentRow, { id });
    if (known === null) throw notFound();
    const { stay, journey } = await this.lock(em, user, known.admission_id);
    const before = await consentOf(within(em), stay, PATIENT);
    const signed = await em.findOneOrFail(StayConsentRow, { id }, { ...FOR_UPDATE, refresh: true });
    if (!before.may_withdraw || before.signatures[0]?.id !== id)
      throw new AppError('illegal_transition', messages.nothing_signed);
    Object.assign(signed, { withdrawn_at: this.clock.now(), withdrawn_reason: form.reason });
    await em.flush();
    await this.follow(em, user, journey, stay, { change: 'consent_withdrawn', id, version: 0 });
    await this.tasks.ask(em, journey, stay.id, false);
    await this.patients.toPatient(em, journey, { kind: 'document', path: patientHref('care') }, () => ({
      title: messages.withdrawn_title,
      message: messages.withdrawn(stay.hospital_name),
    }));
    return consentOf(within(em), stay, PATIENT);
  }

  /** The stay, its journey locked, for its patient. */
  private async lock(
    em: EntityManager,
    user: CurrentUser,
    admission_id: string,
  ): Promise<{ stay: StoredAdmission; journey: PatientJourneyRow }> {
    const { journey_id } = await findAdmission(within(em), admission_id);
    const { kinds } = await readerSeeing(within(em), user, journey_id, 'admission');
    if (!kinds.includes('patient')) throw new AppError('not_allowed', messages.only_patient);
    const journey = await lockOpenJourney(em, journey_id);
    return { stay: await findAdmission(within(em), admission_id), journey };
  }

  /** An older version is stale; what is not of this hospital is refused at its field. */
  private async wrongText(em: EntityManager, id: string, stay: StoredAdmission): Promise<AppError> {
    const known = await within(em)
      .selectFrom('stay_consent_texts')
      .select('id')
      .where('id', '=', id)
      .where('partner_hospital_id', '=', stay.partner_hospital_id)
      .executeTakeFirst();
    return known === undefined
      ? refusedFields([{ field: 'text_id', message: messages.other_text }])
      : new AppError('stale_version', messages.text_changed);
  }

  private async follow(
    em: EntityManager,
    user: CurrentUser,
    journey: PatientJourneyRow,
    stay: StoredAdmission,
    { change, id, version }: { change: 'consent_signed' | 'consent_withdrawn'; id: string; version: number },
  ): Promise<void> {
    this.entries.add(em, {
      journey_id: journey.id,
      event: `admission_${change}`,
      visibility: 'public',
      actor_id: user.id,
    });
    await this.trail.record(em, {
      action: 'journey.changed',
      actor: user,
      subject_id: journey.patient_id,
      details: { id: journey.id, admission: stay.id, consent: id, version, to: change },
    });
    await this.notices.tell(em, journey, stay, change, id);
    await this.notices.publish(em, stay);
  }
}

const PATIENT = { is_patient: true, is_staff: false };
