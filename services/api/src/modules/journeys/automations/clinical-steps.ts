import { Injectable } from '@nestjs/common';
import { type AssignmentKind } from '@ayana/contracts/journey';
import { sql } from 'kysely';
import { within } from '../../../platform/database/database.js';
import { Assignments } from '../assignments/assignments.service.js';
import { dayOf } from '../requests/treatment-requests.queries.js';
import { type AutomationCase, daysFrom } from './automation-case.js';
import { CaseActions } from './case-actions.js';
import { AUTOMATION_MESSAGES as M } from './messages.js';

const OPINION_DAYS = 2;
const QUOTE_DAYS = 2;
/** Days to choose while no quote says when it lapses. */
const CHOICE_DAYS = 14;
/** Hospitals asked for a quote, and how many there must be at least. */
const HOSPITALS = 3;
const HOSPITALS_MIN = 2;

/** The medical part: the opinion of a doctor, the quotes of hospitals, the choice. */
@Injectable()
export class ClinicalSteps {
  constructor(
    private readonly actions: CaseActions,
    private readonly assignments: Assignments,
  ) {}

  /** Without a doctor of the field who has an account, the case manager chooses one. */
  async askOpinion(of: AutomationCase): Promise<void> {
    const { journey, treatment, now } = of;
    if ((await openWork(of, 'opinion')).length > 0) return;
    const due_at = daysFrom(now, OPINION_DAYS);
    const doctor = await this.doctorOf(of);
    if (doctor === undefined || treatment === null) {
      await this.actions.task(of, 'ask_opinion', 3, {
        title: () => M.opinion.choose_doctor,
        owner_kind: 'case_manager',
        due_at,
      });
      return;
    }
    await this.assignments.add(of.em, {
      journey_id: journey.id,
      kind: 'opinion',
      assignee_user_id: doctor,
      brief: M.opinion.brief(treatment.name),
      due_at,
    });
  }

  /**
   * The doctor with an account who is recommended best for the treatment, or who gives it, with the fewest open opinions. One who has
   * declined is not asked again.
   */
  private async doctorOf({ em, journey, treatment }: AutomationCase): Promise<string | undefined> {
    if (treatment === null) return undefined;
    const { rows } = await sql<{ user_id: string }>`
      select doctor.user_id from doctors doctor
        join users person on person.id = doctor.user_id and person.role = 'doctor'
        join doctor_treatments given on given.doctor_id = doctor.id and given.treatment_id = ${treatment.id}
        left join treatment_doctor_recommendations best
          on best.doctor_id = doctor.id and best.treatment_id = ${treatment.id} and best.is_active
      where doctor.is_active and not exists (select 1 from assignments no where no.journey_id = ${journey.id}
        and no.kind = 'opinion' and no.status = 'declined' and no.assignee_user_id = doctor.user_id)
      order by best.recommendation_score desc nulls last,
        (select count(*) from assignments work where work.assignee_user_id = doctor.user_id and work.closed_at is null),
        doctor.id
      limit 1`.execute(within(em));
    return rows[0]?.user_id;
  }

  async askQuotes(of: AutomationCase): Promise<void> {
    const { em, journey, treatment, now } = of;
    const asked = new Set(await openWork(of, 'referral'));
    const due_at = daysFrom(now, QUOTE_DAYS);
    const hospitals = treatment === null ? [] : await this.hospitalsOf(of, treatment.id);
    for (const { id, partner_id } of hospitals) {
      if (asked.size >= HOSPITALS || asked.has(partner_id)) continue;
      asked.add(partner_id);
      await this.assignments.add(em, {
        journey_id: journey.id,
        kind: 'referral',
        partner_id,
        partner_hospital_id: id,
        brief: M.quotes.brief(treatment?.name ?? ''),
        due_at,
      });
    }
    if (asked.size >= HOSPITALS_MIN) return;
    await this.actions.task(of, 'ask_quotes', 4, {
      title: () => M.quotes.more_hospitals,
      owner_kind: 'case_manager',
      due_at: daysFrom(now, 1),
    });
  }

  /**
   * The best recommendations, first those in the city and the language of the patient; one of each partner. One that has declined is not
   * asked again.
   */
  private async hospitalsOf({ em, journey, patient, preferred_city }: AutomationCase, treatmentId: string) {
    const language = new Intl.DisplayNames('en', { type: 'language' }).of(patient.language) ?? '';
    const { rows } = await sql<{ id: string; partner_id: string }>`
      select hospital.id, hospital.partner_id from treatment_hospital_recommendations best
        join partner_hospitals hospital on hospital.id = best.hospital_partner_id
        join partners partner on partner.id = hospital.partner_id and partner.status = 'active'
        left join cities city on city.id = hospital.city_id
      where best.treatment_id = ${treatmentId} and best.is_active
        and not exists (select 1 from assignments no where no.journey_id = ${journey.id}
          and no.kind = 'referral' and no.status = 'declined' and no.partner_id = hospital.partner_id)
      order by lower(city.name) = lower(${preferred_city}) desc nulls last, ${language} = any(hospital.languages) desc nulls last,
        best.recommendation_score desc, hospital.id
      limit ${HOSPITALS * 3}`.execute(within(em));
    return rows;
  }

  async askToChoose(of: AutomationCase): Promise<void> {
    const { em, journey, now } = of;
    const first = await within(em)
      .selectFrom('quotes')
      .select(sql<string | null>`min(valid_until)`.as('valid_until'))
      .where('journey_id', '=', journey.id)
      .where('status', '=', 'sent')
      .executeTakeFirst();
    const until = dayOf(first?.valid_until ?? null);
    await this.actions.task(of, 'ask_to_choose', 5, {
      title: () => M.quotes.choose,
      owner_kind: 'patient',
      due_at: until === null ? daysFrom(now, CHOICE_DAYS) : new Date(`${until}T12:00:00Z`),
      subject_kind: 'quote',
    });
    await this.actions.notifyPatient(of, 'ask_to_choose', { kind: 'quote', path: '/patient-portal/quotes' }, () => ({
      title: M.quotes.notice,
      message: M.quotes.message,
    }));
  }
}

/** Who has work of this kind that was neither declined nor cancelled: partners, or users. */
async function openWork({ em, journey }: AutomationCase, kind: AssignmentKind): Promise<string[]> {
  const rows = await within(em)
    .selectFrom('assignments')
    .select(sql<string>`coalesce(partner_id, assignee_user_id)`.as('assignee'))
    .where('journey_id', '=', journey.id)
    .where('kind', '=', kind)
    .where('status', 'in', ['offered', 'accepted', 'done'])
    .execute();
  return rows.map(({ assignee }) => assignee);
}
