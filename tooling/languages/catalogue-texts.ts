import MessageFormat from '@messageformat/core';
import { parse, type Token } from '@messageformat/parser';

import { ENGLISH } from '../../contracts/src/language/locales.ts';
import { makeStale } from '../generated/derived.ts';
import { readTranslation } from './catalogues.ts';
import { CATALOGUES, type Messages } from './texts.ts';

type Values = Readonly<Record<string, string | number>>;

/** The texts of a language by `id:place`, such as `shell/notifications:none`; what is not translated is English, as on the pages. */
export class CatalogueTexts {
  readonly #tag: string;
  readonly #messages: Messages;

  constructor(tag: string, messages = readMessages(tag)) {
    this.#tag = tag;
    this.#messages = messages;
  }

  /** A text with these values. @throws when there is no such text, or a value is missing */
  text(key: string, values: Values = {}): string {
    const missing = this.needs(key, values);
    if (missing.length > 0)
      throw new Error(`${key} needs ${missing.join(', ')}: give them, or look for it by \`like\`.`);
    return new MessageFormat(this.#tag, { strictPluralKeys: false }).compile(this.#message(key))(values);
  }

  /** The values that a text has and these do not give. */
  needs(key: string, values: Values = {}): string[] {
    return [...argumentsOf(parse(this.#message(key)))].filter((name) => !(name in values));
  }

  /** Matches a whole text with these values, and with any for the others. */
  like(key: string, values: Values = {}): RegExp {
    return new RegExp(`^${patternOf(parse(this.#message(key)), values)}$`, 'u');
  }

  #message(key: string): string {
    const [id = '', place = ''] = key.split(':');
    const message = this.#messages[id]?.[place];
    if (message === undefined)
      throw new Error(`The catalogues have no ${key}. ${id} has: ${Object.keys(this.#messages[id] ?? {}).join(', ')}.`);
    return message;
  }
}

function readMessages(tag: string): Messages {
  makeStale('english-messages');
  const all: Messages = {};
  for (const name of Object.keys(CATALOGUES)) {
    for (const language of [ENGLISH.tag, tag])
      for (const [id, places] of Object.entries(readTranslation(name, language))) all[id] = { ...all[id], ...places };
  }
  return all;
}

function argumentsOf(tokens: readonly Token[]): Set<string> {
  const found = new Set<string>();
  for (const token of tokens) {
    if ('arg' in token) found.add(token.arg);
    if ('cases' in token) for (const each of token.cases) argumentsOf(each.tokens).forEach((name) => found.add(name));
  }
  return found;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

function patternOf(tokens: readonly Token[], values: Values): string {
  return tokens
    .map((token) => {
      if (token.type === 'content') return escaped(token.value);
      if (token.type === 'octothorpe') return String.raw`\d[\d.,]*`;
      if ('cases' in token) return `(?:${token.cases.map((each) => patternOf(each.tokens, values)).join('|')})`;
      const known = values[token.arg];
      return known === undefined ? '.+?' : escaped(String(known));
    })
    .join('');
}
