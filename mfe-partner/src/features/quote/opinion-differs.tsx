import type { MedicalOpinion } from '@ayana/contracts/journey';
import { wholeOf } from '@ayana/contracts/numbers';
import { Differs } from './asked.styles';
import { messages } from './messages';
import type { QuoteValues } from './quote-values';

type Days = 'days_in_hospital' | 'days_in_india';
const WORDS = { days_in_hospital: messages.inHospitalDays, days_in_india: messages.inIndiaDays } as const;

/** What the opinion says differently than what is typed, in words; null where both say the same, or the opinion says nothing. */
export function differenceText(
  opinion: Pick<MedicalOpinion, Days> | undefined,
  fact: Days,
  typed: string,
): string | null {
  const said = opinion?.[fact] ?? null;
  const quoted = wholeOf(typed);
  if (said === null || said === quoted) return null;
  const text = WORDS[fact](said);
  return quoted === undefined ? messages.differsUnsaid(text) : messages.differs(text, String(quoted));
}

export interface OpinionDiffersProps {
  opinion: MedicalOpinion | undefined;
  values: QuoteValues;
  fact: Days;
}

/** Below a field whose number is not that of the opinion; it follows what is typed. */
export function OpinionDiffers({ opinion, values, fact }: OpinionDiffersProps) {
  const text = differenceText(opinion, fact, values[fact]);
  return <Differs role="status">{text}</Differs>;
}
