import { diffWordsWithSpace } from 'diff';
import { messages } from './messages';

/** Longer texts are compared as a whole: a word by word comparison takes long. */
const COMPARED = 20_000;

export interface MarkedTextProps {
  text: string;
  /** The other version. */
  other: string;
}

/** A version of a text, with what the other one does not say marked. */
export function MarkedText({ text, other }: MarkedTextProps) {
  if (text === '') return <i>{messages.empty}</i>;
  if (text.length + other.length > COMPARED || other === '') return <mark>{text}</mark>;
  return diffWordsWithSpace(other, text)
    .filter(({ removed }) => !removed)
    .map(({ value, added }, at) => {
      // oxlint-disable-next-line react/no-array-index-key -- a piece is its place
      return added ? <mark key={at}>{value}</mark> : <span key={at}>{value}</span>;
    });
}
