import { type FitToTravel, type MedicalOpinion, QUOTE_DAYS_MAX } from '@ayana/contracts/journey';
import { wholeOf } from '@ayana/contracts/numbers';
import { messages } from './messages';
import type { OpinionForm } from './opinion.api';

const { form: words } = messages;

/** The form as it is typed. */
export interface OpinionValues {
  summary: string;
  recommended_treatment_id: string;
  alternatives: string;
  fit_to_travel: FitToTravel | '';
  days_in_hospital: string;
  days_in_india: string;
  risks: string;
}

export const valuesOf = (opinion: MedicalOpinion | undefined): OpinionValues => ({
  summary: opinion?.summary ?? '',
  recommended_treatment_id: opinion?.recommended_treatment?.id ?? '',
  alternatives: opinion?.alternatives ?? '',
  fit_to_travel: opinion?.fit_to_travel ?? '',
  days_in_hospital: opinion?.days_in_hospital?.toString() ?? '',
  days_in_india: opinion?.days_in_india?.toString() ?? '',
  risks: opinion?.risks ?? '',
});

/** What a draft keeps of it; a number that cannot be is left out until it is right. */
export const formOf = (values: OpinionValues): OpinionForm => ({
  summary: values.summary.trim(),
  recommended_treatment_id: values.recommended_treatment_id === '' ? null : values.recommended_treatment_id,
  alternatives: textOf(values.alternatives),
  fit_to_travel: values.fit_to_travel === '' ? null : values.fit_to_travel,
  ...(isDays(values.days_in_hospital) ? { days_in_hospital: daysOf(values.days_in_hospital) } : {}),
  ...(isDays(values.days_in_india) ? { days_in_india: daysOf(values.days_in_india) } : {}),
  risks: textOf(values.risks),
});

/** What must be there before it is signed. */
export const opinionErrors = ({ summary, fit_to_travel, days_in_hospital, days_in_india }: OpinionValues) => ({
  summary: summary.trim() === '' ? words.summaryNeeded : undefined,
  fit_to_travel: fit_to_travel === '' ? words.fitNeeded : undefined,
  days_in_hospital: isDays(days_in_hospital) ? undefined : words.days(QUOTE_DAYS_MAX),
  days_in_india: isDays(days_in_india) ? undefined : words.days(QUOTE_DAYS_MAX),
});

const textOf = (text: string): string | null => (text.trim() === '' ? null : text.trim());
const daysOf = (text: string): number | null => wholeOf(text, { max: QUOTE_DAYS_MAX }) ?? null;
const isDays = (text: string): boolean => text.trim() === '' || daysOf(text) !== null;
