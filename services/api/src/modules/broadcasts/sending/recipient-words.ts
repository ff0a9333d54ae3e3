import { type BroadcastText, type BroadcastVariable, fillIn, variablesIn } from '@ayana/contracts/operations';
import { type RecipientFacts, recipientValues } from '../audience/recipient-facts.js';

/** What is written, as it is stored. */
export interface Writing {
  texts: readonly BroadcastText[];
  variables: readonly BroadcastVariable[];
}

/** A text with everything filled in, and the variables that have no value for its reader. */
export interface RecipientWords extends BroadcastText {
  missing: string[];
}

/** The words for one reader. What is not known about them is written as the author said, in their language. */
export function wordsFor({ texts, variables }: Writing, language: string, facts: RecipientFacts): RecipientWords {
  const text = texts.find((each) => each.language === language) ?? texts[0];
  if (text === undefined) throw new Error('A broadcast has a text');
  const written = variables.filter((each) => each.language === text.language).map(({ name, value }) => [name, value]);
  const values: Record<string, string> = { ...Object.fromEntries(written), ...recipientValues(facts, text.language) };
  const fill = <T extends string | null>(words: T): T => (words === null ? words : (fillIn(words, values) as T));
  const all = [text.subject, text.body, text.text ?? '', text.link_label ?? ''].join(' ');
  return {
    language: text.language,
    subject: fill(text.subject),
    body: fill(text.body),
    text: fill(text.text),
    link_label: fill(text.link_label),
    missing: variablesIn(all).filter((name) => values[name] === undefined),
  };
}
