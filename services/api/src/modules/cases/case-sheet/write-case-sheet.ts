import {
  ASSIGNMENT_KIND_NAMES,
  type AssignmentKind,
  HEALTH_FACT_NAMES,
  HEALTH_FACTS,
  healthFor,
  healthText,
  JOURNEY_STAGES,
  type JourneyPart,
} from '@ayana/contracts/journey';
import { BRAND } from '@ayana/contracts/brand';
import { formatLocale } from '@ayana/contracts/language';
import { isolated } from '../../../platform/typesetting/isolated.js';
import { dayOfMoment, dayText } from '../../../platform/typesetting/paper-dates.js';
import { Sheet } from '../../../platform/typesetting/sheet.js';
import { threadTask } from '../../../platform/threads/thread-task.js';
import { type PaperPatient, patientLines } from '../../patient-papers/index.js';
import { CASE_SHEET_MESSAGES as messages } from './case-sheet-messages.js';

/** What a case sheet says. What its reader does not see is null, or left out by `parts`. */
export interface CaseSheetFacts {
  parts: readonly JourneyPart[];
  patient: PaperPatient;
  treatment: string | null;
  current_stage: number | null;
  language: string | null;
  special_needs: string | null;
  email: string | null;
  phone: string | null;
  emergency_name: string | null;
  emergency_phone: string | null;
  preferred_from: string | null;
  preferred_to: string | null;
  admission_at: string | null;
  work: { kind: AssignmentKind; due_at: string }[];
  manager: { name: string; email: string } | null;
  steps: { title: string; due_at: string | null }[];
  /** Steps beyond those. */
  more: number;
}

/** One page to have at hand: who the patient is, what to mind, when, who to call, what comes next. In the current language. */
export function writeCaseSheet(facts: CaseSheetFacts, at: Date): Buffer {
  const { patient, parts } = facts;
  const title = messages.title(patient.case_number);
  const sheet = new Sheet({ title, subject: messages.subject, made: at }, true);
  sheet.heading(title, { lead: messages.lead(dayOfMoment(at)), from: messages.subject });
  sheet.facts([
    ...patientLines(parts, patient, at),
    [messages.treatment, facts.treatment],
    [messages.stage, facts.current_stage === null ? null : (JOURNEY_STAGES[facts.current_stage - 1]?.label ?? null)],
    [messages.language, facts.language === null ? null : languageName(facts.language)],
    [messages.needs, facts.special_needs],
  ]);
  const health = healthFor(new Set(parts), patient.health);
  if (health !== null) {
    sheet.section(messages.health);
    if (health.answered_at === null) sheet.say(messages.not_said);
    else {
      // Allergies and sex are above, beside the name.
      const below = HEALTH_FACTS.filter(
        (fact) => health.shown.includes(fact) && fact !== 'allergies' && fact !== 'sex' && fact !== 'smoking',
      );
      sheet.facts(below.map((fact) => [HEALTH_FACT_NAMES[fact], healthText(health, fact)] as const));
      sheet.say(messages.as_of(dayOfMoment(new Date(health.answered_at))), { quiet: true });
    }
  }
  const dates = datesOf(facts);
  if (dates.length > 0) {
    sheet.section(messages.dates);
    sheet.facts(dates);
  }
  sheet.section(messages.contacts);
  sheet.facts([
    [messages.patient, joined(facts.phone, facts.email)],
    [messages.emergency, joined(facts.emergency_name, facts.emergency_phone)],
    [messages.manager, facts.manager === null ? null : joined(facts.manager.name, facts.manager.email)],
    [messages.team, joined(BRAND.phone, BRAND.email)],
  ]);
  sheet.section(messages.next);
  if (facts.steps.length === 0) sheet.say(messages.nothing);
  else
    sheet.list([
      ...facts.steps.map(({ title: step, due_at }) =>
        due_at === null ? step : messages.step(isolated(step), dayOfMoment(due_at)),
      ),
      ...(facts.more > 0 ? [messages.more(facts.more)] : []),
    ]);
  return sheet.finished();
}

export const CASE_SHEET = threadTask(import.meta.url, writeCaseSheet);

function datesOf(facts: CaseSheetFacts): [string, string][] {
  const { preferred_from: from, preferred_to: to, admission_at } = facts;
  const preferred =
    from !== null && to !== null ? messages.range(dayText(from), dayText(to)) : from === null ? to : from;
  return [
    ...(preferred === null
      ? []
      : [[messages.preferred, preferred.length === 10 ? dayText(preferred) : preferred] as [string, string]]),
    ...(admission_at === null ? [] : [[messages.admission, dayOfMoment(new Date(admission_at))] as [string, string]]),
    ...facts.work.map(({ kind, due_at }): [string, string] => [
      messages.due(ASSIGNMENT_KIND_NAMES[kind]),
      dayOfMoment(due_at),
    ]),
  ];
}

const joined = (...texts: (string | null)[]): string | null => texts.filter(Boolean).join(', ') || null;
const languageName = (tag: string): string =>
  new Intl.DisplayNames(formatLocale('en-GB'), { type: 'language' }).of(tag) ?? tag;
