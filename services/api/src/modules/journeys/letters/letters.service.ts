import { LockMode } from '@mikro-orm/core';
import {
  ACTIVE_ASSIGNMENT_STATES,
  letterCodeText,
  type LetterState,
  type VerifiedLetter,
  type VisaLetter,
} from '@ayana/contracts/journey';
import { ENGLISH } from '@ayana/contracts/language';
import { INDIA_ZONE } from '@ayana/contracts/places';
import type { FieldError } from '@ayana/contracts/problems';
import { todayIn } from '@ayana/contracts/rules';
import { printProblem } from '@ayana/contracts/papers';
import { Injectable } from '@nestjs/common';
import { AppError, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Config } from '../../../platform/config/config.js';
import { Database, type EntityManager, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { Threads } from '../../../platform/threads/threads.service.js';
import { AuditTrail } from '../../activity/index.js';
import { AssignmentWorkflow } from '../assignments/assignment-workflow.js';
import { CaseNotices } from '../case-notices.js';
import { isCaseWorker } from '../case-worker.js';
import { MadePapers } from '../documents/made-papers.js';
import { lockOpenJourney } from '../lock-journey.js';
import { QuoteEvents } from '../quotes/quote-events.js';
import { refuseOtherWriters } from '../quotes/quote-writers.js';
import { findQuote } from '../quotes/quotes.queries.js';
import type { PatientJourneyRow } from '../stages/journey.entity.js';
import { JourneyTasks } from '../tasks/journey-tasks.service.js';
import { LETTER_TASK } from '../travel/trip-plan.js';
import { initialsOf, type LetterFacts, letterFacts } from './letter-facts.js';
import { LETTER_MESSAGES as M } from './letter-messages.js';
import type { NewLetterDto } from './letters.dto.js';
import { findLetter, listLetters, verifyLetter } from './letters.queries.js';
import { newCode } from './paper-code.js';
import { VisaLetterRow } from './visa-letter.entity.js';
import { LETTER_PAPER } from './write-letter.js';

const PLACE = { kind: 'document', path: '/patient-portal/documents' } as const;

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
  ) {}

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
    this.refuseUnfit(latest, form);
    const before = await em.findOne(
      VisaLetterRow,
      { journey_id: journey.id, status: 'valid' },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (before !== null) await this.end(em, before, 'replaced');
    const letter = { id: this.ids.next(), code: newCode(), issued_at: this.clock.now() };
    const paper = await this.papers.add(
      em,
      user,
      {
        journey_id: journey.id,
        kind: 'visa_letter',
        file_name: M.file(letterCodeText(letter.code)),
        pdf: await inLanguage(ENGLISH.tag, () =>
          this.threads.bytes(LETTER_PAPER, latest, form, letter, this.config.publicOrigin),
        ),
      },
      before?.document_id,
    );
    em.create(VisaLetterRow, {
      ...letter,
      journey_id: journey.id,
      quote_id: form.quote_id,
      document_id: paper.id,
      status: 'valid',
      initials: initialsOf(latest.name),
      birth_year: latest.birth_date === null ? null : Number(latest.birth_date.slice(0, 4)),
      admission_on: form.admission_on,
      stay_until: form.stay_until,
      attendants: form.attendants?.length ?? 0,
      issued_by: user.id,
    });
    await em.flush();
    await this.endRequests(em, user, latest);
    await this.notices.toPatient(em, journey, PLACE, () => ({
      title: M.ready_title,
      message: M.ready(latest.hospital),
    }));
    return this.changed(em, user, journey, letter.id, 'letter_issued');
  }

  /** @throws AppError `not_found`, `illegal_transition` for one that is not valid */
  withdraw(user: CurrentUser, id: string): Promise<VisaLetter> {
    return this.database.write(async (em) => {
      const known = await within(em).selectFrom('visa_letters').selectAll().where('id', '=', id).executeTakeFirst();
      if (known === undefined) throw notFound();
      await refuseOtherWriters(em, user, await letterFacts(within(em), known.quote_id));
      const journey = await lockOpenJourney(em, known.journey_id);
      const letter = await em.findOneOrFail(VisaLetterRow, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (letter.status !== 'valid') throw new AppError('illegal_transition', M.not_valid);
      await this.end(em, letter, 'withdrawn');
      await this.papers.remove(em, user, letter.document_id);
      return this.changed(em, user, journey, id, 'letter_withdrawn');
    });
  }

  private refuseUnfit(facts: LetterFacts, form: NewLetterDto): void {
    if (facts.quote_status !== 'accepted') throw new AppError('illegal_transition', M.not_accepted);
    const faults: FieldError[] = [];
    if (facts.passport_number === null || facts.passport_number.trim() === '')
      faults.push({ field: 'passport_number', message: M.no_passport });
    for (const field of PRINTED) {
      const message = printProblem(facts[field] ?? '');
      if (message !== undefined) faults.push({ field, message: M.unprinted[field](message) });
    }
    if (form.admission_on < todayIn(INDIA_ZONE, this.clock.now()))
      faults.push({ field: 'admission_on', message: M.day_passed });
    if (form.stay_until < form.admission_on) faults.push({ field: 'stay_until', message: M.day_order });
    if (faults.length > 0) throw refusedFields(faults);
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
const PRINTED = ['name', 'nationality', 'passport_number', 'hospital', 'address', 'surgeon'] as const;
