import { enumValues } from '@ayana/portal-kit/testing';
import { namedClock } from '@ayana/shared-ui/time';
import { CLOSE, OPEN } from './marked-texts';

const VALUES = enumValues();
/** What the browser's formats of dates, times and lists are made of, and is a value of an enum too. */
const FORMATTED = new Set([
  'day',
  'days',
  'hour',
  'hours',
  'week',
  'month',
  'year',
  'in',
  'ago',
  'and',
  'or',
  'to',
  'yesterday',
  'tomorrow',
  'today',
  'of',
]);

/** Texts that are no people's words and no catalogue's. */
const CODE =
  /\b[a-z]+(?:_[a-z0-9]+)+\b|\b[a-z]+\.[a-z_]+\b|[\da-f]{8}-[\da-f]{4}-[\da-f]{4}|\d{4}-\d\d-\d\d|\$?\{\w*\}/;
const NOTHING = /\bundefined\b|\bnull\b|\bNaN\b|\[object|Invalid Date/;
/** A time that is relative twice: “until in 6 days”, “since 2 days ago”. */
const TWICE =
  /(?<![\w-])(?:until|since|by|from|before|after|on|at|of|for|in)\s+(?:in \d+ \w+|\d+ (?:minute|hour|day)s? ago|just now)\b|(?<![\w-])(?:on|at|in)\s+(?:yesterday|tomorrow|today)\b/i;

const withoutMarks = (text: string): string => text.replaceAll(OPEN, '').replaceAll(CLOSE, '');

/** What is left of a text without the catalogues' words, people's names and addresses of any kind. */
function fromData(text: string): string {
  return text
    .replaceAll(new RegExp(`^[^${OPEN}]*${CLOSE}|${OPEN}[^${CLOSE}]*(?:${CLOSE}|$)`, 'g'), ' ')
    .replaceAll(/‹[^›]*(?:›|$)|[\w.+-]+@[\w.-]+|https?:\/\/\S+|\bAyana\b|\/somewhere\S*/g, ' ');
}

/** The first word of code in a text: a value of an enum as it is, or as a title that was made of it. */
function rawWord(text: string): string | undefined {
  const left = fromData(text);
  const code = NOTHING.exec(withoutMarks(text)) ?? CODE.exec(left);
  if (code !== null) return code[0];
  return left
    .split(/[,;:()·|\n]+/)
    .map((part) => part.trim())
    .find(isValue);
}

/** Whether a text is a value of an enum, as it is or as a title that was made of it. `Cardiology` and `Kenya` are values that are names. */
function isValue(text: string): boolean {
  if (VALUES.has(text)) return /^[a-z]/.test(text) && !FORMATTED.has(text);
  return /[a-z]/.test(text) && VALUES.has(text.toLowerCase().replaceAll(/[ -]/g, '_'));
}

const NOT_READ = 'code, pre, script, style, textarea';
const ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'alt'];
const BLOCK = 'p, li, td, th, dd, dt, small, h1, h2, h3, h4, legend, label, button, summary, figcaption, a';

/** Text of the page, with where it is. */
function* textsOf(page: Element): Generator<readonly [text: string, at: Element]> {
  const walker = page.ownerDocument.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    if (parentElement?.closest(NOT_READ) === null) yield [textContent ?? '', parentElement];
  }
  for (const each of page.querySelectorAll(ATTRIBUTES.map((name) => `[${name}]`).join()))
    for (const name of ATTRIBUTES) yield [each.getAttribute(name) ?? '', each];
}

const shortened = (text: string): string => withoutMarks(text).replaceAll(/\s+/g, ' ').trim().slice(0, 120);

/** The words of code that a page shows, each with the text that has it. */
export function rawTexts(page: Element): string[] {
  const found = new Set<string>();
  for (const [text, at] of textsOf(page)) {
    const raw = rawWord(text);
    if (raw !== undefined) found.add(`${raw}: “${shortened(text)}” in <${at.tagName.toLowerCase()}>`);
  }
  return [...found];
}

/** Blocks of a page that have a time relative twice. */
export function timesTwice(page: Element): string[] {
  const blocks = new Set([...textsOf(page)].map(([, at]) => at.closest(BLOCK)).filter((each) => each !== null));
  return [...new Set([...blocks].map(({ textContent }) => shortened(textContent)).filter((text) => TWICE.test(text)))];
}

/** The samples' times have a minute of their own, so that one by a zone of whole hours is seen where the page's clock is India's. */
const ELSEWHERE = /\b\d?\d:17\b/;
const PLACE = / in \p{Lu}/u;

/** Times of a page that are by another clock than the named one and name no place. */
export function strayTimes(page: Element): string[] {
  if (namedClock() === null) return [];
  const found = new Set<string>();
  for (const [text, at] of textsOf(page)) {
    const isNamed = [text, (at.closest(BLOCK) ?? at).textContent].some((each) => PLACE.test(withoutMarks(each)));
    if (ELSEWHERE.test(withoutMarks(text)) && !isNamed) found.add(shortened(text));
  }
  return [...found];
}
