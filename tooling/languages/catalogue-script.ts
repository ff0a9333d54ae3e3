import MessageFormat, { type PluralFunction } from '@messageformat/core';
import * as runtime from '@messageformat/runtime';
import type { Locale } from '../../contracts/src/language/locales.ts';
import type { Text } from './extracting.ts';
import { overlay } from './overlay.ts';
import { shortId } from './short-id.ts';

/** The form of an ICU select; an empty value has the form `none`. Replaces the library's, which has no such form. */
function select(
  value: string | number | boolean | null | undefined,
  forms: Record<string, string>,
): string | undefined {
  const key = String(value ?? '') || 'none';
  return Object.hasOwn(forms, key) ? forms[key] : forms['other'];
}

/** Names that the compiled messages use. */
// oxlint-disable-next-line no-underscore-dangle -- the library's own name
const FUNCTIONS = [runtime._nf, runtime.number, runtime.plural, select, overlay];

/**
 * The script of a catalogue: it runs before the code whose texts it holds, in the browser or in the render server's instance of the
 * language, which gives it a `globalThis` of its own.
 * @param texts the package's texts, by id and place
 * @param translated the ICU messages of the language, by id and place; what is missing stays English
 */
export function catalogueScript(
  { dir, prefix, tag }: Locale,
  texts: Record<string, Record<string, Text>>,
  translated: Record<string, Record<string, string>>,
  { wholeIds = false } = {},
): string {
  const nameOf = (id: string): string => (wholeIds ? id : scriptId(id));
  const ids = Object.keys(texts);
  if (new Set(ids.map((id) => nameOf(id))).size < ids.length) throw new Error('Two ids of texts have one short id.');
  const format = new MessageFormat(pluralRules(tag), { biDiSupport: false, strictPluralKeys: false });
  const objects = Object.entries(texts).map(([id, places]) => {
    const entries = Object.entries(places).flatMap(([place, text]) => {
      const message = translated[id]?.[place];
      if (message === undefined) return [];
      const directed = dir === 'rtl' ? isolatePhones(message) : message;
      return [`${JSON.stringify(place)}:${compiled(format, directed, text)}`];
    });
    return `${JSON.stringify(nameOf(id))}:{${entries.join(',')}}`;
  });
  return `((scope)=>{
${FUNCTIONS.map(String).join('\n')}
const lc=${JSON.stringify(tag)};
const rules=new Intl.PluralRules(lc);
const language=(count)=>rules.select(count);
scope.ayanaLocale=lc;
scope.ayanaPrefix=${JSON.stringify(prefix)};
scope.ayanaCatalogue??={};
scope.ayanaTexts??=(id,english)=>scope.ayanaCatalogue[id]===undefined?english:overlay(english,scope.ayanaCatalogue[id]);
Object.assign(scope.ayanaCatalogue,{${objects.join(',\n')}});
})(globalThis);
`;
}

/** The names of pages are read by the render server, under their whole id. */
const scriptId = (id: string): string => (id.startsWith('portal/') ? id : shortId(id));

/** Phone numbers read from the left in right-to-left text too: between U+2066 and U+2069. */
const isolatePhones = (message: string): string => message.replaceAll(/\+\d[\d ]*\d/g, '\u2066$&\u2069');

/** Plural rules of the platform's `Intl`, under the name that compiled messages call. */
function pluralRules(tag: string): PluralFunction {
  const rules = new Intl.PluralRules(tag);
  return Object.assign(
    function language(count: number | string): Intl.LDMLPluralRule {
      return rules.select(Number(count));
    },
    { cardinals: [], ordinals: [] },
  );
}

function compiled(format: MessageFormat, message: string, { parameters }: Text): string {
  const make = format.compile(message);
  if (parameters === undefined) return JSON.stringify(make({}));
  return `[${JSON.stringify(parameters)},${make.toString().replaceAll('"language"', 'lc')}]`;
}
