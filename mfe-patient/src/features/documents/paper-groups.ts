import type { CaseDocument } from '@ayana/case-kit/papers';

export interface PaperGroups {
  /** Wanted, or refused and to be sent again: the first due first. */
  toSend: CaseDocument[];
  /** Being checked, then checked: the newest first. */
  sent: CaseDocument[];
  /** Refused ones whose place a newer one has taken. */
  replaced: CaseDocument[];
}

const dueOf = ({ due_at }: CaseDocument): number => (due_at === null ? Number.POSITIVE_INFINITY : Date.parse(due_at));
const sentAt = ({ uploaded_at, created_at }: CaseDocument): number => Date.parse(uploaded_at ?? created_at);
/** `Infinity - Infinity` is no number: those without a day keep their order. */
const order = (one: number, other: number): number => (one === other ? 0 : one - other);

/** The papers of a journey by what is to be done with them. */
export function paperGroups(papers: readonly CaseDocument[]): PaperGroups {
  const present = papers.filter(({ replaced_by }) => replaced_by === null);
  const isSent = ({ status }: CaseDocument): boolean => status === 'uploaded' || status === 'checked';
  return {
    toSend: present
      .filter((paper) => !isSent(paper))
      .toSorted(
        // Papers that were asked for together have one time, and ids in the order in which they are to be read.
        (one, other) =>
          order(dueOf(one), dueOf(other)) ||
          Date.parse(one.created_at) - Date.parse(other.created_at) ||
          (one.id < other.id ? -1 : 1),
      ),
    sent: present
      .filter(isSent)
      .toSorted(
        (one, other) =>
          Number(one.status === 'checked') - Number(other.status === 'checked') || sentAt(other) - sentAt(one),
      ),
    replaced: papers.filter(({ replaced_by }) => replaced_by !== null),
  };
}

/** The sender removes a paper until it is checked. */
export const mayRemove = ({ status, uploaded_by, replaced_by }: CaseDocument, me: string): boolean =>
  (status === 'uploaded' || status === 'refused') && replaced_by === null && uploaded_by?.id === me;
