import type { TreatmentGuide } from './load-treatment-guide';
import { nameOf } from './treatment-meta';

/** Sections without anything to say: a treatment is published before its texts are written. */
export function emptySections(guide: TreatmentGuide): ReadonlySet<string> {
  const isNamedTwice = guide.name !== nameOf(guide);
  const knowsDays = guide.hospital_days !== null && guide.total_days_in_india !== null;
  const counts: Record<string, number> = {
    who: guide.helps_when.length + guide.not_for.length + guide.conditions_in_plain_words.length + Number(isNamedTwice),
    days: guide.recovery.length + Number(knowsDays),
    risks: guide.risks.length,
    ask: guide.questions_to_ask.length,
    questions: guide.faq.length,
  };
  return new Set(Object.keys(counts).filter((id) => counts[id] === 0));
}
