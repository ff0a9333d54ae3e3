import type { CaseDocument } from '@ayana/case-kit/papers';

/** The papers of a case by what is to be done with them. */
export interface CasePapers {
  /** The one that has waited longest first. */
  check: CaseDocument[];
  /** Asked for, or sent back: the first due first. */
  asked: CaseDocument[];
  /** The newest first. */
  checked: CaseDocument[];
  /** A newer one has taken their place. */
  replaced: CaseDocument[];
}

const timeOf = (text: string | null): number => (text === null ? Number.MAX_SAFE_INTEGER : Date.parse(text));

export function casePapers(papers: readonly CaseDocument[]): CasePapers {
  const present = papers.filter(({ replaced_by }) => replaced_by === null);
  const inState = (...states: CaseDocument['status'][]): CaseDocument[] =>
    present.filter(({ status }) => states.includes(status));
  return {
    check: inState('uploaded').toSorted((one, other) => timeOf(one.uploaded_at) - timeOf(other.uploaded_at)),
    asked: inState('wanted', 'refused').toSorted((one, other) => timeOf(one.due_at) - timeOf(other.due_at)),
    checked: inState('checked').toSorted((one, other) => timeOf(other.checked_at) - timeOf(one.checked_at)),
    replaced: papers.filter(({ replaced_by }) => replaced_by !== null),
  };
}
