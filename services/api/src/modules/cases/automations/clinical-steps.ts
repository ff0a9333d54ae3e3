import { Injectable } from '@nestjs/common';
import { type AssignmentKind, patientHref, patientStep } from '@ayana/contracts/journey';
import { sql } from 'kysely';
import { within } from '../../../platform/database/database.js';
import { Assignments, rankedCandidates } from '../../work/index.js';
import { dayOf } from '../../journeys/index.js';
import { type AutomationCase, daysFrom } from './automation-case.js';
import { CaseActions } from './case-actions.js';
import { AUTOMATION_MESSAGES as messages } from './messages.js';

const OPINION_DAYS = 2;
/** Candidates looked at. */
const RANKED = 50;
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
    const doctor = await this.doctorOf(of);
    if (doctor === undefined || treatment === null) {
      await this.actions.task(of, 'ask_opinion', 3, {
        title: () => messages.opinion.choose_doctor,
        owner_kind: 'case_manager',
        due_at: daysFrom(now, OPINION_DAYS),
      });
      return;
    }
    await this.assignments.add(of.em, {
      journey_id: journey.id,
      kind: 'opinion',
      assignee_user_id: doctor,
      brief: messages.opinion.brief(treatment.name),
    });
  }

  /** The best who gives the treatment or is recommended for it. One who has declined is not asked again. */
  private async doctorOf({ em, journey }: AutomationCase): Promise<string | undefined> {
    const ranked = await rankedCandidates(within(em), { kind: 'opinion', journey_id: journey.id, limit: RANKED });
    return ranked.find(({ fit }) => fit === 'treatment')?.id;
  }

  async askQuotes(of: AutomationCase): Promise<void> {
    const { em, journey, treatment, now } = of;
    const asked = new Set(await openWork(of, 'referral'));
    const hospitals = treatment === null ? [] : await this.hospitalsOf(of);
    for (const { id, partner_id } of hospitals) {
      if (asked.size >= HOSPITALS || asked.has(partner_id)) continue;
      asked.add(partner_id);
      await this.assignments.add(em, {
        journey_id: journey.id,
        kind: 'referral',
        partner_id,
        partner_hospital_id: id,
        brief: messages.quotes.brief(treatment?.name ?? ''),
      });
    }
    if (asked.size >= HOSPITALS_MIN) return;
    await this.actions.task(of, 'ask_quotes', 4, {
      title: () => messages.quotes.more_hospitals,
      owner_kind: 'case_manager',
      due_at: daysFrom(now, 1),
    });
  }

  /** Those that give the treatment or are recommended for it, the best first. One that has declined, or has the work, is not asked again. */
  private async hospitalsOf({ em, journey }: AutomationCase) {
    const ranked = await rankedCandidates(within(em), { kind: 'referral', journey_id: journey.id, limit: RANKED });
    return ranked
      .filter(({ fit }) => fit === 'treatment')
      .map(({ id, assignee_id }) => ({ id, partner_id: assignee_id }));
  }

  /** Of what can be chosen: while no quote is open nobody is asked for anything. */
  async askToChoose(of: AutomationCase): Promise<void> {
    const { em, journey } = of;
    const first = await within(em)
      .selectFrom('quotes')
      .select(sql<string | null>`min(valid_until)`.as('valid_until'))
      .where('journey_id', '=', journey.id)
      .where('status', '=', 'sent')
      .executeTakeFirst();
    const until = dayOf(first?.valid_until ?? null);
    if (until === null) return;
    await this.actions.task(of, 'ask_to_choose', 5, {
      title: () => messages.quotes.choose,
      owner_kind: 'patient',
      due_at: new Date(`${until}T12:00:00Z`),
      subject_kind: 'quote',
    });
    await this.actions.notifyPatient(of, 'ask_to_choose', { kind: 'quote', path: patientHref('quotes') }, () => {
      const { title, text: message } = patientStep(of.facts);
      return { title, message };
    });
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
