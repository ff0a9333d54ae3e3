/**
 * Loaded before all else: every text of the message catalogues is then marked where it is shown, so that what is not marked comes from
 * data. What is filled into a text stays as it is: a name is marked by its own catalogue, and a word of code is not.
 */
export const OPEN = '\uE000';
export const CLOSE = '\uE001';
const SENTINEL = '\uE002';

/** A place of the time zones, an address, or nothing: it is read by code as well. */
const CODE = /^(?:\s*|[A-Z]\w+\/[\w/]+|\/\S*|https?:\S+|\S+@\S+)$/;

const mark = (text: string): string => (CODE.test(text) ? text : `${OPEN}${text}${CLOSE}`);

const asPattern = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

type Given = unknown[];
type Text = (...given: Given) => unknown;

/** The texts among what a message is given, also within objects. */
function textsIn(given: unknown): string[] {
  if (typeof given === 'string') return given.trim() === '' ? [] : [given];
  if (typeof given !== 'object' || given === null || given instanceof Date) return [];
  return Object.values(given).flatMap(textsIn);
}

/** The same, with one text written in another way. */
function withSentinel(given: unknown, text: string): unknown {
  if (given === text) return SENTINEL;
  if (typeof given !== 'object' || given === null || given instanceof Date) return given;
  if (Array.isArray(given)) return given.map((each) => withSentinel(each, text));
  return Object.fromEntries(Object.entries(given).map(([name, each]) => [name, withSentinel(each, text)]));
}

/** Whether a message shows a text that it was given, and does not only choose by it. */
function isShown(message: Text, given: Given, text: string): boolean {
  const shown = message(...(withSentinel(given, text) as Given));
  return typeof shown === 'string' && shown.includes(SENTINEL);
}

function markMessage(message: Text): Text {
  return (...given) => {
    const shown = message(...given);
    if (typeof shown !== 'string') return shown;
    const texts = [...new Set(textsIn(given))].filter((text) => shown.includes(text) && isShown(message, given, text));
    if (texts.length === 0) return mark(shown);
    const pattern = texts.toSorted((one, other) => other.length - one.length).map(asPattern);
    return shown
      .split(new RegExp(`(${pattern.join('|')})`))
      .map((part, at) => (at % 2 === 0 ? mark(part) : part))
      .join('');
  };
}

function marked(english: unknown): unknown {
  if (typeof english === 'string') return mark(english);
  if (typeof english === 'function') return markMessage(english as Text);
  if (Array.isArray(english)) return english.map(marked);
  if (english === null || typeof english !== 'object') return english;
  return Object.fromEntries(Object.entries(english).map(([name, each]) => [name, marked(each)]));
}

Object.assign(globalThis, { ayanaTexts: (_id: string, english: object) => marked(english) });
