import { SentenceError } from '../bootstrap/report.mjs';

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** One name in the ways code spells it. */
export interface Name {
  /** `travel-plans`: files, folders, addresses. */
  readonly kebab: string;
  /** `TravelPlans`: components and classes. */
  readonly pascal: string;
  /** `travelPlans` */
  readonly camel: string;
  /** `travel_plans`: tables and data. */
  readonly snake: string;
  /** `TRAVEL_PLANS`: constants. */
  readonly constant: string;
  /** `Travel plans`: for people. */
  readonly words: string;
}

/** @throws SentenceError when the text is not kebab-case */
export function nameOf(text: string | undefined, kind: string): Name {
  if (text === undefined) throw new SentenceError(`Say what it is called: npm run new -- ${kind} travel-plans`);
  if (!KEBAB.test(text)) {
    throw new SentenceError(
      `"${text}" is not kebab-case: write words in small letters with hyphens between them, like ${suggestion(text)}.`,
    );
  }
  const parts = text.split('-');
  const pascal = parts.map(capital).join('');
  return {
    kebab: text,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    snake: parts.join('_'),
    constant: parts.join('_').toUpperCase(),
    words: capital(parts.join(' ')),
  };
}

/** The name of one of them: `travel-plan` of `travel-plans`. */
export function singular(name: Name): Name {
  const one = name.kebab.replace(/ies$/, 'y').replace(/(s|x|ch|sh)es$/, '$1');
  return nameOf(one === name.kebab ? one.replace(/([^s])s$/, '$1') : one, 'feature');
}

function suggestion(text: string): string {
  const guess = text
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '');
  return KEBAB.test(guess) ? guess : 'travel-plans';
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
