import { patientHref } from '@ayana/contracts/journey';
import type { DischargeSummary } from '@ayana/contracts/journey';
import type { FieldError } from '@ayana/contracts/problems';
import { Injectable } from '@nestjs/common';
import { AppError, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { refuseStale } from '../../../platform/http/etag.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { Realtime } from '../../../platform/realtime/realtime.js';
import { Threads } from '../../../platform/threads/threads.service.js';
import { AuditTrail } from '../../activity/index.js';
import {
  CaseNotices,
  JourneyEntries,
  lockOpenJourney,
  patientLanguage,
  readerSeeing,
  readersOf,
  refuseOtherWriters,
} from '../../journeys/index.js';
import { MadePapers } from '../documents/made-papers.js';
import { RecordAccesses } from '../documents/record-accesses.js';
import { paperPatientOf } from '../health/paper-patient.queries.js';
import { DISCHARGE_MESSAGES as messages } from './discharge-messages.js';
import { DischargeSummaryRow } from './discharge-summary.entity.js';
import type { NewDischargeSummaryDto } from './discharges.dto.js';
import { stayOfSummary, type StayOfSummary, summariesOf, withoutPaper } from './discharges.queries.js';
import { DISCHARGE_PAPER } from './write-discharge.js';

const PLACE = { kind: 'document', path: patientHref('care') } as const;

/** Summaries of stays: signed by the hospital of the accepted quote, a paper of the case from then on. */
@Injectable()
export class Discharges {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly papers: MadePapers,
    private readonly notices: CaseNotices,
    private readonly accesses: RecordAccesses,
    private readonly entries: JourneyEntries,
    private readonly realtime: Realtime,
    private readonly trail: AuditTrail,
    private readonly threads: Threads,
  ) {}

  /** @throws AppError `not_found` for everyone but the patient, staff, and the hospital of the accepted quote */
  async list(user: CurrentUser, journeyId: string): Promise<{ items: DischargeSummary[] }> {
    const database = this.database.read();
    const reader = await readerSeeing(database, user, journeyId, 'admission');
    const items = await summariesOf(database, journeyId);
    if (items.length > 0) await this.accesses.recordReading(user, reader, 'discharge_summaries');
    return { items: reader.parts.has('accesses') ? items : items.map(withoutPaper) };
  }

  /**
   * Signs a summary; of a journey that has one, it is the next version and needs its reason.
   * @param ifMatch the version that was read; 0 where there was none
   * @throws AppError `not_found`, `not_allowed`, `illegal_transition` before the admission, `stale_version`, `invalid_fields`
   */
  async sign(
    em: EntityManager,
    user: CurrentUser,
    form: NewDischargeSummaryDto,
    ifMatch?: string,
  ): Promise<DischargeSummary> {
    const { journey_id, ...texts } = form;
    await readerSeeing(within(em), user, journey_id, 'own_quote');
    const known = await stayOfSummary(within(em), journey_id);
    if (known === undefined) throw new AppError('illegal_transition', messages.not_accepted);
    await refuseOtherWriters(em, user, { journey_id, partner_hospital_id: known.partner_hospital_id });
    const journey = await lockOpenJourney(em, journey_id);
    const stay = await stayOfSummary(within(em), journey_id);
    if (stay === undefined || stay.status === 'expected')
      throw new AppError('illegal_transition', messages.not_admitted);
    const [before] = await em.find(
      DischargeSummaryRow,
      { journey_id },
      { orderBy: { version: 'desc' }, limit: 1, ...FOR_UPDATE },
    );
    refuseStale(ifMatch, before?.version ?? 0);
    refuseUnfit(form, before !== undefined);
    const now = this.clock.now();
    const version = (before?.version ?? 0) + 1;
    const paper = await this.papers.add(
      em,
      user,
      {
        journey_id,
        kind: 'discharge_summary',
        file_name: messages.file(version),
        pdf: await this.paper(em, user, stay, form, version, now),
      },
      before?.document_id,
    );
    em.create(DischargeSummaryRow, {
      fit_to_fly_from: null,
      flight_needs: null,
      ...texts,
      reason: before === undefined ? null : (form.reason ?? null),
      id: this.ids.next(),
      journey_id,
      quote_id: stay.quote_id,
      document_id: paper.id,
      version,
      signed_by: user.id,
      signed_at: now,
    });
    this.entries.add(em, { journey_id, event: 'admission_summary', visibility: 'public', actor_id: user.id });
    await em.flush();
    await this.notices.toPatient(em, journey, PLACE, () => ({
      title: messages.ready_title,
      message: messages.ready(stay.hospital),
    }));
    await this.trail.record(em, {
      action: 'journey.changed',
      actor: user,
      subject_id: journey.patient_id,
      details: { id: journey_id, discharge_summary: version, to: 'summary_signed' },
    });
    const [signed] = await summariesOf(within(em), journey_id);
    if (signed === undefined) throw notFound();
    this.realtime.publish(
      em,
      { type: 'admissions.updated', data: { journey_id, id: signed.id } },
      { entry: 'case_work', user_ids: await readersOf(within(em), journey_id, 'admission') },
    );
    return withoutPaper(signed);
  }

  private async paper(
    em: EntityManager,
    user: CurrentUser,
    stay: StayOfSummary,
    form: NewDischargeSummaryDto,
    version: number,
    at: Date,
  ): Promise<Buffer> {
    const author = await within(em).selectFrom('users').select('name').where('id', '=', user.id).executeTakeFirst();
    const language = await patientLanguage(within(em), form.journey_id);
    const patient = await paperPatientOf(within(em), form.journey_id);
    return inLanguage(language, () =>
      this.threads.bytes(DISCHARGE_PAPER, stay, form, { version, by: author?.name ?? '', at }, patient),
    );
  }
}

function refuseUnfit({ fit_to_fly, fit_to_fly_from, reason }: NewDischargeSummaryDto, corrects: boolean): void {
  const faults: FieldError[] = [];
  if (fit_to_fly === 'later' && fit_to_fly_from === undefined)
    faults.push({ field: 'fit_to_fly_from', message: messages.from_needed });
  if (fit_to_fly !== 'later' && fit_to_fly_from !== undefined)
    faults.push({ field: 'fit_to_fly_from', message: messages.from_not_needed });
  if (corrects && (reason === undefined || reason.trim() === ''))
    faults.push({ field: 'reason', message: messages.reason_needed });
  if (faults.length > 0) throw refusedFields(faults);
}
