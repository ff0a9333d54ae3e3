import {
  ACTIVE_ASSIGNMENT_STATES,
  letterCodeText,
  type LetterDraft,
  type LetterState,
  maskedPassport,
  type VerifiedLetter,
  type VisaLetter,
  patientHref,
} from '@ayana/contracts/journey';
import { ENGLISH } from '@ayana/contracts/language';
import { INDIA_ZONE } from '@ayana/contracts/places';
import type { FieldError } from '@ayana/contracts/problems';
import { plannedDayFault, todayIn } from '@ayana/contracts/rules';
import { latinNameProblem, printProblem } from '@ayana/contracts/papers';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { AppError, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Config } from '../../../platform/config/config.js';
import { Database, type EntityManager, FOR_UPDATE, within } from '../../../platform/database/database.js';
import { Files } from '../../../platform/files/files.service.js';
import { MadeFiles } from '../../../platform/files/made-files.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { checkPlannedDay } from '../../../platform/http/planned-times.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { Threads } from '../../../platform/threads/threads.service.js';
import { AuditTrail } from '../../activity/index.js';
import { AssignmentWorkflow } from '../../work/index.js';
import {
  CaseNotices,
  isCaseWorker,
  JourneyTasks,
  LETTER_TASK,
  lockOpenJourney,
  type PatientJourneyRow,
  refuseOtherWriters,
} from '../../journeys/index.js';
import { DocumentContent, MadePapers, paperOwner, RecordAccesses } from '../../records/index.js';
import { findQuote, QuoteEvents } from '../../offers/index.js';
import { letterDays, type LetterFacts, letterFacts } from './letter-facts.js';
import { LETTER_MESSAGES as messages } from './letter-messages.js';
import type { NewLetterDto } from './letters.dto.js';
import { LetterTasks, missingFacts } from './letter-tasks.js';
import { findLetter, listLetters, openedCopy, verifyLetter } from './letters.queries.js';
import { MaskedCopies } from './masked-copies.service.js';
import { initialsOf, newCode } from '../../patient-papers/index.js';
import { VisaLetterRow } from './visa-letter.entity.js';
import { LETTER_PAPER, type LetterCopy } from './write-letter.js';

const PLACE = { kind: 'document', path: patientHref('documents') } as const;

/** Letters of hospitals for visas: issued from the accepted quote, replaced and taken back, checked by anyone with the code. */
@Injectable()
export class Letters {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly config: Config,
    private readonly papers: MadePapers,
    private readonly notices: CaseNotices,
    private readonly quotes: QuoteEvents,
    private readonly trail: AuditTrail,
    private readonly threads: Threads,
    private readonly assignments: AssignmentWorkflow,
    private readonly tasks: JourneyTasks,
    private readonly facts: LetterTasks,
    private readonly made: MadeFiles,
    private readonly files: Files,
    private readonly accesses: RecordAccesses,
    private readonly content: DocumentContent,
    private readonly copies: MaskedCopies,
  ) {}

  /** @throws AppError `not_found` and `not_allowed` for who does not issue letters for this quote */
  draft(user: CurrentUser, quoteId: string): Promise<LetterDraft> {
    return this.database.write(async (em) => {
      const facts = await letterFacts(within(em), quoteId);
      await refuseOtherWriters(em, user, facts);
      const shown = (number: string): string => (isCaseWorker(user) ? number : maskedPassport(number));
      return {
        ...letterDays(facts, {}),
        patient_name: facts.passport_name,
        attendants: facts.attendants.map(({ name, passport_number }) => ({
          name,
          passport_number: shown(passport_number),
        })),
        missing: missingFacts(facts),
        registration_number: facts.registration_number,
        phone: facts.phone,
      };
    });
  }

  /** The copy of a letter that this user may read. The opening is written down. @throws AppError `not_found` */
  async paper(user: CurrentUser, id: string): Promise<StreamableFile> {
    const { document_id, own } = await openedCopy(this.database.read(), user, id);
    if (own === null) return this.content.open(user, document_id, false);
    const { journey_id, assignment_id, file_id, code } = own;
    await this.accesses.record(user, {
      journey_id,
      subject: { document_id },
      what: 'downloaded',
      assignment_id,
    });
    if (file_id === null) return this.copies.make(id);
    return this.files.content(paperOwner(document_id), file_id, { name: messages.file(code), type: 'attachment' });
  }

  /** Before a letter is refused because the patient has not given what it needs, they get the task to give it, and keep it. */
  askPatient(user: CurrentUser, quoteId: string): Promise<void> {
    return this.database.write(async (em) => {
      const facts = await letterFacts(within(em), quoteId);
      await refuseOtherWriters(em, user, facts);
      if (facts.quote_status !== 'accepted' || missingFacts(facts).length === 0) return;
      await this.facts.ask(em, await lockOpenJourney(em, facts.journey_id));
    });
  }

  async list(user: CurrentUser, journeyId: string): Promise<{ items: VisaLetter[] }> {
    return { items: await listLetters(this.database.read(), user, journeyId) };
  }

  verify(code: string): Promise<VerifiedLetter> {
    return verifyLetter(this.database.read(), code);
  }

  /**
   * Issues the letter; one that was valid is replaced by it, and what asked for it is done.
   * @throws AppError `not_found`, `illegal_transition` before the quote is accepted, `invalid_fields`
   */
  async issue(em: EntityManager, user: CurrentUser, form: NewLetterDto): Promise<VisaLetter> {
    const facts = await letterFacts(within(em), form.quote_id);
    await refuseOtherWriters(em, user, facts);
    const journey = await lockOpenJourney(em, facts.journey_id);
    const latest = await letterFacts(within(em), form.quote_id);
    const { admission_on, stay_until } = this.fitDays(latest, form);
    const before = await em.findOne(VisaLetterRow, { journey_id: journey.id, status: 'valid' }, FOR_UPDATE);
    if (before !== null) await this.end(em, before, 'replaced');
    const letter = { id: this.ids.next(), code: newCode(), issued_at: this.clock.now() };
    const signatory = await within(em).selectFrom('users').select('name').where('id', '=', user.id).executeTakeFirst();
    const attendants = form.attendants ?? latest.attendants;
    const terms = { ...letter, admission_on, stay_until, attendants, signatory: signatory?.name ?? '' };
    const copy = (which: LetterCopy): Promise<Buffer> =>
      inLanguage(ENGLISH.tag, () => this.threads.bytes(LETTER_PAPER, latest, terms, which, this.config.publicOrigin));
    const file_name = messages.file(letterCodeText(letter.code));
    const paper = await this.papers.add(
      em,
      user,
      { journey_id: journey.id, kind: 'visa_letter', file_name, pdf: await copy('full') },
      before?.document_id,
    );
    em.create(VisaLetterRow, {
      ...letter,
      journey_id: journey.id,
      quote_id: form.quote_id,
      document_id: paper.id,
      status: 'valid',
      initials: initialsOf(latest.passport_name ?? ''),
      birth_year: latest.date_of_birth === null ? null : Number(latest.date_of_birth.slice(0, 4)),
      passport_masked: maskedPassport(latest.passport_number ?? ''),
      masked_file_id: await this.made.add(em, paperOwner(paper.id), {
        file_name,
        media_type: 'application/pdf',
        bytes: await copy('masked'),
        made_for: user.id,
      }),
      admission_on,
      stay_until,
      attendants: attendants.length,
      issued_by: user.id,
    });
    await em.flush();
    await this.endRequests(em, user, latest);
    await this.notices.toPatient(em, journey, PLACE, () => ({
      title: messages.ready_title,
      message: messages.ready(latest.hospital),
    }));
    return this.changed(em, user, journey, letter.id, 'letter_issued');
  }

  /** @throws AppError `not_found`, `illegal_transition` for one that is not valid */
  withdraw(user: CurrentUser, id: string): Promise<VisaLetter> {
    return this.database.write(async (em) => {
      const known = await within(em)
        .selectFrom('visa_letters')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow(notFound);
      await refuseOtherWriters(em, user, await letterFacts(within(em), known.quote_id));
      const journey = await lockOpenJourney(em, known.journey_id);
      const letter = await em.findOneOrFail(VisaLetterRow, { id }, FOR_UPDATE);
      if (letter.status !== 'valid') throw new AppError('illegal_transition', messages.not_valid);
      await this.end(em, letter, 'withdrawn');
      const { masked_file_id, document_id } = letter;
      letter.masked_file_id = null;
      await em.flush();
      if (masked_file_id != null) await this.files.remove(em, paperOwner(document_id), masked_file_id);
      await this.papers.remove(em, user, document_id);
      return this.changed(em, user, journey, id, 'letter_withdrawn');
    });
  }

  /** The days of a letter. @throws AppError `illegal_transition`, `invalid_fields` for what is missing, or cannot be on a letter */
  private fitDays(facts: LetterFacts, form: NewLetterDto): { admission_on: string; stay_until: string } {
    if (facts.quote_status !== 'accepted') throw new AppError('illegal_transition', messages.not_accepted);
    const now = this.clock.now();
    const faults: FieldError[] = missingFacts(facts).map((field) => ({ field, message: messages.missing[field] }));
    for (const field of PRINTED) {
      const text = facts[field] ?? '';
      const message = field === 'passport_name' && text !== '' ? latinNameProblem(text) : printProblem(text);
      if (message !== undefined) faults.push({ field, message: messages.unprinted[field](message) });
    }
    const { admission_on, stay_until } = letterDays(facts, form);
    if (admission_on === null) faults.push({ field: 'admission_on', message: messages.day_missing });
    else if (plannedDayFault(admission_on, todayIn(INDIA_ZONE, now)) === 'passed')
      faults.push({ field: 'admission_on', message: messages.day_passed });
    if (stay_until === null) faults.push({ field: 'stay_until', message: messages.day_missing });
    else if (admission_on !== null && stay_until < admission_on)
      faults.push({ field: 'stay_until', message: messages.day_order });
    if (faults.length > 0 || admission_on === null || stay_until === null) throw refusedFields(faults);
    checkPlannedDay(now, 'admission_on', 'Admission', admission_on, INDIA_ZONE);
    checkPlannedDay(now, 'stay_until', 'Stay until', stay_until, INDIA_ZONE);
    return { admission_on, stay_until };
  }

  /** The hospital's work, and the case manager's task to ask for it. */
  private async endRequests(em: EntityManager, user: CurrentUser, facts: LetterFacts): Promise<void> {
    const asked = await within(em)
      .selectFrom('assignments')
      .select('id')
      .where('journey_id', '=', facts.journey_id)
      .where('kind', '=', 'visa_support')
      .where('partner_hospital_id', '=', facts.partner_hospital_id)
      .where('status', 'in', [...ACTIVE_ASSIGNMENT_STATES])
      .execute();
    for (const { id } of asked) await this.assignments.finish(em, id, user.id);
    await this.tasks.finishMade(em, facts.journey_id, LETTER_TASK);
  }

  private async end(em: EntityManager, letter: VisaLetterRow, status: Exclude<LetterState, 'valid'>): Promise<void> {
    Object.assign(letter, { status, ended_at: this.clock.now() });
    // Before the next is added: one letter of a journey is valid.
    await em.flush();
  }

  /** The hospital reads its letters again with its quote; the others hear of the paper. */
  private async changed(
    em: EntityManager,
    user: CurrentUser,
    journey: PatientJourneyRow,
    id: string,
    what: 'letter_issued' | 'letter_withdrawn',
  ): Promise<VisaLetter> {
    await this.trail.record(em, {
      action: 'journey.changed',
      actor: user,
      subject_id: journey.patient_id,
      details: { id: journey.id, letter: id, to: what },
    });
    const letter = await findLetter(within(em), id);
    const quote = await findQuote(within(em), letter.quote_id);
    if (quote !== undefined) await this.quotes.publish(em, journey, quote);
    return isCaseWorker(user) ? letter : Object.assign(letter, { document_id: null });
  }
}

/** What a letter says of others than the form. */
const PRINTED = ['passport_name', 'nationality', 'passport_number', 'hospital', 'address', 'surgeon'] as const;
