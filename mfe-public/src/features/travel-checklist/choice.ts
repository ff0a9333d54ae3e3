import type { components } from '@ayana/contracts/api';
import { COUNTRIES } from '@ayana/contracts/places';
import { isCalendarDate } from '@ayana/contracts/rules';
import { daysAfter } from '@ayana/contracts/travel';

/** The data of a procedure for the checklist. */
export type TravelProcedure = Pick<
  components['schemas']['TreatmentDto'],
  'name' | 'plain_name' | 'category' | 'department' | 'total_days_in_india'
> & {
  /** Used in the URL. */
  slug: string;
};

/** The form's answers in the URL. */
export interface TravelQuestion {
  /** ISO 3166-1, or `other`. */
  nationality: string;
  /** Slug; empty when undecided. */
  procedure: string;
  /** Day of arrival, `YYYY-MM-DD`. */
  date: string;
  /** Whether the form was submitted, even empty. */
  sent: boolean;
}

export type QuestionField = 'nationality' | 'procedure' | 'date';
export type QuestionProblem = 'nationality' | 'unknown_procedure' | 'date' | 'past_date' | 'far_date';

export interface TravelChoice {
  /** Undefined for a nationality we do not list. */
  country: string | undefined;
  nationality: string;
  procedure: TravelProcedure | null;
  arrives_on: string;
}

export type Asked =
  | { state: 'nothing' }
  | { state: 'wrong'; problems: Partial<Record<QuestionField, QuestionProblem>> }
  | { state: 'chosen'; choice: TravelChoice };

export const OTHER_NATIONALITY = 'other';
/** The furthest date: visa rules may change later. */
const FURTHEST_DAYS = 730;

export function readQuestion(query: URLSearchParams): TravelQuestion {
  const read = (name: QuestionField): string => query.get(name)?.trim() ?? '';
  return {
    nationality: read('nationality'),
    procedure: read('procedure'),
    date: read('date'),
    sent: query.has('date'),
  };
}

/**
 * The visitor's choice, or its problems.
 * @param procedures null when they failed to load: procedures are not checked then
 * @param today `YYYY-MM-DD` in UTC; yesterday is accepted, since it is still today somewhere
 */
export function readChoice(
  question: TravelQuestion,
  procedures: readonly TravelProcedure[] | null,
  today: string,
): Asked {
  const { date, nationality, procedure: slug } = question;
  if (!question.sent && nationality === '' && slug === '') return { state: 'nothing' };
  const country = COUNTRIES.find(({ code }) => code === nationality);
  const procedure = procedures?.find((each) => each.slug === slug);
  const problems: Partial<Record<QuestionField, QuestionProblem>> = {};
  if (country === undefined && nationality !== OTHER_NATIONALITY) problems.nationality = 'nationality';
  if (slug !== '' && procedures !== null && procedure === undefined) problems.procedure = 'unknown_procedure';
  if (!isCalendarDate(date)) problems.date = 'date';
  else if (date < daysAfter(today, -1)) problems.date = 'past_date';
  else if (date > daysAfter(today, FURTHEST_DAYS)) problems.date = 'far_date';
  if (Object.keys(problems).length > 0) return { state: 'wrong', problems };
  return {
    state: 'chosen',
    choice: {
      country: country?.code,
      nationality: country?.name ?? '',
      procedure: procedure ?? null,
      arrives_on: date,
    },
  };
}
