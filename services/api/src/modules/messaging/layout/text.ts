import { BRAND } from '@ayana/contracts/brand';
import type { Block, MailContent, Step, Text } from '../templates/blocks.js';
import { MAIL_MESSAGES } from '../templates/messages.js';

/** Plain mail is read in narrow windows and quoted; 72 columns leave space for that (RFC 5322, 2.1.1 allows 78). */
export const COLUMNS = 72;

function flat(text: Text): string {
  if (typeof text === 'string') return text;
  return text
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('strong' in part) return part.strong;
      const bare = part.href.replace(/^(mailto|tel):/, '');
      return part.href.startsWith('http') && bare !== part.text ? `${part.text} (${part.href})` : part.text;
    })
    .join('');
}

/** Wraps text at 72 columns; a longer word (an address) is not split. */
export function wrap(text: string, first = '', rest = first): string {
  return text
    .trim()
    .split(/\r\n?|\n/)
    .map((line, index) => wrapLine(line, index === 0 ? first : rest, rest))
    .join('\n');
}

function wrapLine(text: string, first: string, rest: string): string {
  const lines: string[] = [];
  let line = first;
  let empty = true;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (!empty && line.length + 1 + word.length > COLUMNS) {
      lines.push(line);
      line = rest;
      empty = true;
    }
    line += empty ? word : ` ${word}`;
    empty = false;
  }
  lines.push(line);
  return lines.map((each) => each.trimEnd()).join('\n');
}

const MARKS: Readonly<Record<Step['state'], string>> = { done: '[x]', now: '[o]', later: '[ ]' };

function step({ state, when, title, moment, detail }: Step): string {
  const head = wrap(`${when}: ${title}`, `${MARKS[state]} `, '    ');
  return [
    head,
    ...(moment === undefined ? [] : [wrap(moment, '    ')]),
    ...(detail === undefined ? [] : [wrap(flat(detail), '    ')]),
  ].join('\n');
}

function block(part: Block): string {
  switch (part.kind) {
    case 'paragraph':
    case 'note':
      return wrap(flat(part.text));
    case 'heading':
      return `${part.text}\n${'-'.repeat(Math.min(part.text.length, COLUMNS))}`;
    case 'steps':
      return part.steps.map(step).join('\n\n');
    case 'moment': {
      const { label, day, rows } = part.moment;
      const width = Math.max(...rows.map(({ place }) => place.length));
      return [wrap(`${label}: ${day}`), ...rows.map(({ place, time }) => `  ${place.padEnd(width)}   ${time}`)].join(
        '\n',
      );
    }
    case 'facts':
      return part.facts.map(({ label, value }) => wrap(`${label}: ${flat(value)}`, '', '  ')).join('\n');
    case 'quote':
      return [...(part.caption === undefined ? [] : [`${part.caption}:`]), wrap(part.text, '> ')].join('\n');
    case 'letter':
      return wrap(part.text);
    case 'button':
      return `${part.label}:\n${part.href}`;
  }
}

/** Renders a mail as plain text, with everything its HTML says, in the same order. */
export function renderText(content: MailContent): string {
  const { reference, case_number } = content;
  const head = [
    BRAND.name,
    ...(case_number === undefined ? [] : [`${MAIL_MESSAGES.case} ${case_number}`]),
    ...(reference === undefined ? [] : [`${MAIL_MESSAGES.request} ${reference}`]),
  ].join(', ');
  return [
    head,
    `${content.title}\n${'='.repeat(Math.min(content.title.length, COLUMNS))}`,
    ...content.blocks.map(block),
    // The customary line before a signature: mail programs drop what follows when they quote.
    ['-- ', wrap(flat(content.reason)), wrap(`${BRAND.name}, ${BRAND.address}`), `${BRAND.phone}  ${BRAND.email}`].join(
      '\n',
    ),
    '',
  ].join('\n\n');
}
