import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

import { elementsOf } from './reading.ts';

/**
 * Words that have no place on a public page, each with what to write instead. Most are the older idiom of this site; the rest are
 * words that careful health services replace (NHS content guide, plainlanguage.gov).
 */
const WORDS_TO_AVOID: readonly (readonly [RegExp, string])[] = [
  [/\bsomebody\b/i, 'someone'],
  [/\banybody\b/i, 'anyone'],
  [/\bwhom\b/i, 'who'],
  [/\banew\b/i, 'again'],
  [/\b(thereby|hereby|herein|thereof|whereby|wherein)\b/i, 'a shorter sentence'],
  [/\bsaid in words\b/i, 'in writing'],
  [/\brather be told\b/i, 'ask us'],
  [/\bkind of house\b/i, 'kind of hospital'],
  [/\bthe sister\b/i, 'the nurse'],
  [/\bmend(s|ed|ing)?\b/i, 'heal, repair or fix'],
  [/\bdeeds?\b/i, 'action'],
  [/\bowed\b/i, 'due'],
  [/\b(bury|buried)\b/i, 'hide or remove'],
  // A person may stand on a leg; a text is on a page.
  [/\bstands (in|on|by|at|as|here|there|under|over|behind|beside|with|still|for)\b|\bstand in for\b/i, 'is'],
  [/\butili[sz]e/i, 'use'],
  [/\bcommence/i, 'start'],
  [/\bprior to\b/i, 'before'],
  [/\bsubsequent(ly)?\b/i, 'later'],
  [/\bin order to\b/i, 'to'],
  [/\bin the event (of|that)\b/i, 'if'],
  [/\bshall\b/i, 'will or must'],
  [/\bwhoever\b/i, 'anyone who, or the person who'],
  [/\bfor ever\b/i, 'always'],
  [/\bof theirs\b/i, 'their'],
  [/\bso that\b/i, 'so'],
  [/\bneed not\b/i, 'do not need to'],
  [/\b(seldom|dearer|beneath)\b/i, 'rarely, more expensive, below'],
  [/\bwish(ed)? for\b/i, 'want'],
  [/\b(binds|commits) you to nothing\b/i, 'you are not committed'],
  [/\b(hence|thus|hitherto|whilst|notwithstanding|aforesaid)\b/i, 'a shorter sentence'],
  [/\bunder (their|his|her|its) own name\b/i, 'and tells you their name'],
  [/\bnothing you did was wrong\b/i, 'you did nothing wrong'],
  [/\b(did not arrive|could not be read)\b/i, 'we could not load'],
  [/\bline (is|was|be) (down|back)\b|\bline (drops|dropped|breaks)\b/i, 'you are offline, or your connection'],
  [/\b(is|are|be|longer) held\b|\b(it|link|quote) holds\b/i, 'is reserved, or is valid'],
  [/\bunwanted mail\b/i, 'spam folder'],
  // By post would be "by post".
  [/\b(a|the|this|our|by) mail\b|\bmails\b/i, 'email'],
  [/\bwhere (it|they|(the|your) request) stands?\b/i, 'status'],
  [/\bwho asks\?|\bread anew\b/i, 'what a native speaker would write'],
  [/\bin vain\b/i, 'may never'],
  [/\bto be had\b/i, 'you can get'],
  // X-rays and UV rays are called so.
  [/(?<!X-|UV )\brays\b/i, 'radiotherapy or radiation'],
  [/\bgivers?\b/i, 'donor'],
  [/\b(large|largest|small|quiet|other|our|whole) houses?\b|\bhouses? of\b/i, 'hospital'],
  [/\bdearest\b/i, 'most expensive'],
  [/\btablets? .{0,12}\bhold\b|\bhold the pain\b/i, 'control'],
  [/\bsittings?\b/i, 'visit'],
  [/\bdefence cells?\b|\byour defence\b/i, 'white blood cells, or immune system'],
  [/\bchange of life\b/i, 'menopause'],
  [/\bbreast-feed/i, 'breastfeed'],
  [/\bin spite of\b/i, 'despite, or even though'],
  [/\bby which maker\b/i, 'who makes it'],
  [/\bgrows? (weak|stiff|drowsy)\b/i, 'become'],
  [/\bof middle size\b/i, 'medium-sized'],
  [/\bgall bladder\b/i, 'gallbladder'],
  [/\bnot older than\b/i, 'from the last … months'],
  [/\bharm to (a|an|the|nearby|organs)\b/i, 'damage to'],
  [/\bfurther (one|stent)\b/i, 'extra'],
  [/\be-mail address\b/i, 'email address'],
];

/** Reading grade (Flesch-Kincaid, school years) a public page may have at most: what most adults read with ease. */
export const HARDEST_GRADE = 8;

/** Fewest words of a text: shorter ones are labels, names and values. */
const FEWEST_WORDS = 6;
/** How many of the hardest sentences of a page are reported. */
const SHOWN = 3;

const BLOCKS = new Set(
  (
    'address article aside blockquote body br button caption dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 ' +
    'h4 h5 h6 header hr label legend li main nav ol option p pre section select summary table tbody td th thead tr ul'
  ).split(' '),
);
const UNREAD = new Set(['script', 'style', 'template', 'code', 'svg', 'select', 'noscript']);

type Node = DefaultTreeAdapterTypes.Node;

/** The texts of a page in their order, one for each block; what only a screen reader reads is among them. */
export function textsOf(html: string, element = 'body'): string[] {
  const texts: string[] = [];
  let open = '';
  const close = (): void => {
    const text = open.replaceAll(/\s+/g, ' ').trim();
    if (text !== '') texts.push(text);
    open = '';
  };
  const walk = (node: Node): void => {
    if (UNREAD.has(node.nodeName)) return;
    if (node.nodeName === '#text' && 'value' in node) open += node.value;
    if (!('childNodes' in node)) return;
    const isBlock = BLOCKS.has(node.nodeName);
    if (isBlock) close();
    for (const child of node.childNodes) walk(child);
    if (isBlock) close();
  };
  const root = [...elementsOf(parse(html))].find(({ tagName }) => tagName === element);
  if (root !== undefined) walk(root);
  return texts;
}

/** Words of the list in a text, each with what to write instead. */
export function wordsToAvoidIn(text: string): string[] {
  return WORDS_TO_AVOID.flatMap(([word, instead]) => {
    const found = word.exec(text)?.[0];
    return found === undefined ? [] : [`"${found}" (better: ${instead}) in: ${text.slice(0, 120)}`];
  });
}

/** Words of the list on a page. */
export const wordFindings = (html: string): string[] => textsOf(html).flatMap(wordsToAvoidIn);

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

interface Sentence {
  readonly text: string;
  readonly words: number;
  readonly syllables: number;
}

/** A name is read as a whole, however long it is; a number is read at a glance. */
function syllablesOf(word: string, isFirst: boolean): number {
  if (/\p{N}/u.test(word)) return 1;
  const isName = !isFirst && /^\p{Lu}/u.test(word);
  return isName ? Math.min(2, syllable(word)) : Math.max(1, syllable(word));
}

function sentencesOf(text: string): Sentence[] {
  return [...sentences.segment(text)].map(({ segment }) => {
    const read = [...words.segment(segment)].filter(({ isWordLike }) => isWordLike);
    const syllables = read.reduce((sum, { segment: word }, at) => sum + syllablesOf(word, at === 0), 0);
    return { text: segment.trim(), words: read.length, syllables };
  });
}

const gradeOf = (read: readonly Sentence[]): number =>
  fleschKincaid({
    sentence: read.length,
    word: read.reduce((sum, each) => sum + each.words, 0),
    syllable: read.reduce((sum, each) => sum + each.syllables, 0),
  });

/** School years of reading the main part of a page asks for; 0 of a page without running text. */
export const readingGrade = (html: string): Grade => gradeOfTexts(textsOf(html, 'main'));

export interface Grade {
  readonly grade: number;
  /** The hardest sentences, hardest first. */
  readonly hardest: readonly string[];
}

/** As `readingGrade`, of texts that are not in a page. */
export function gradeOfTexts(texts: readonly string[]): Grade {
  const read = texts
    .filter((text) => text.split(' ').length >= FEWEST_WORDS)
    .flatMap(sentencesOf)
    .filter((sentence) => sentence.words > 0);
  if (read.length === 0) return { grade: 0, hardest: [] };
  const byGrade = read.toSorted((one, other) => gradeOf([other]) - gradeOf([one]));
  return { grade: gradeOf(read), hardest: byGrade.slice(0, SHOWN).map(({ text }) => text) };
}

/** A page that asks for more than eight school years, with its hardest sentences. */
export function gradeFindings(html: string): string[] {
  const { grade, hardest } = readingGrade(html);
  return grade <= HARDEST_GRADE ? [] : [`reading grade ${grade.toFixed(1)}: ${hardest.join(' | ')}`];
}
