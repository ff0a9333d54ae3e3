import type { Block, Moment, Span, Step, Text } from '../templates/blocks.js';
import { escapeHtml } from '../../../platform/http/escape-html.js';
import { safeHref } from './escape.js';
import { HEADING_FONT, LIGHT, TEXT_FONT } from './palette.js';

const BREAK = 'overflow-wrap:anywhere;word-break:break-word';
const BODY = `font-family:${TEXT_FONT};font-size:16px;line-height:25px;color:${LIGHT.ink}`;
const SMALL = `font-family:${TEXT_FONT};font-size:14px;line-height:21px;color:${LIGHT.stone}`;

/** A layout table: screen readers ignore it. */
export const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

function span(part: Span): string {
  if (typeof part === 'string') return escapeHtml(part);
  if ('strong' in part) return `<strong style="font-weight:600">${escapeHtml(part.strong)}</strong>`;
  const href = safeHref(part.href);
  if (!href) return escapeHtml(part.text);
  return `<a class="t-teal" href="${escapeHtml(href)}" style="color:${LIGHT.teal};text-decoration:underline">${escapeHtml(part.text)}</a>`;
}

export function inline(text: Text): string {
  return typeof text === 'string' ? escapeHtml(text) : text.map(span).join('');
}

/** User input, with its line breaks. */
function typed(text: string): string {
  return escapeHtml(text.trim()).replace(/\r\n?|\n/g, '<br>');
}

function paragraph(text: Text, style: string, shade: string): string {
  return `<p class="${shade}" style="margin:0 0 16px;${style};${BREAK}">${inline(text)}</p>`;
}

const CIRCLE = 'width:18px;height:18px;border-radius:12px;font-size:0;line-height:18px';
const MARKS: Readonly<Record<Step['state'], string>> = {
  done: `<div class="g-teal t-on_teal" style="width:22px;height:22px;border-radius:12px;background-color:${LIGHT.teal};color:${LIGHT.on_teal};font-family:Arial,sans-serif;font-size:12px;font-weight:bold;line-height:22px;text-align:center">&#10003;</div>`,
  now: `<div class="b-ink" style="${CIRCLE};border:2px solid ${LIGHT.ink};background-color:${LIGHT.marigold}">&nbsp;</div>`,
  later: `<div class="b-control" style="${CIRCLE};border:2px dotted ${LIGHT.control}">&nbsp;</div>`,
};

/**
 * The vertical journey line: solid for done steps, dotted for later ones. The line is the border of the cell under the mark, so it is as
 * long as the words beside it.
 */
function step({ state, when, title, moment: at, detail }: Step, last: boolean): string {
  const line = state === 'done' ? `3px solid ${LIGHT.marigold}` : `3px dotted ${LIGHT.control}`;
  const rail = last ? '' : `border-right:${line}`;
  const nothing = 'padding:0;font-size:0;line-height:0';
  const quiet = (text: string): string =>
    `<p class="t-stone" style="margin:2px 0 0;${BODY};color:${LIGHT.stone};${BREAK}">${text}</p>`;
  return [
    `<tr><td colspan="2" width="22" valign="top" style="width:22px;padding:0">${MARKS[state]}</td>`,
    `<td class="t-stone" valign="middle" style="padding:0 0 0 12px;${SMALL};line-height:22px;white-space:nowrap">${escapeHtml(when)}</td></tr>`,
    `<tr><td width="9" style="width:9px;${nothing};${rail}">&nbsp;</td><td width="10" style="width:10px;${nothing}">&nbsp;</td>`,
    `<td width="100%" style="padding:2px 0 ${last ? 0 : 18}px 12px">`,
    `<p class="t-ink" style="margin:0;${BODY};font-weight:600;${BREAK}">${escapeHtml(title)}</p>`,
    at === undefined ? '' : quiet(escapeHtml(at)),
    detail === undefined ? '' : quiet(inline(detail)),
    '</td></tr>',
  ].join('');
}

function moment({ label, day, rows }: Moment): string {
  const cells = rows.map(({ place, time }, index) => {
    const ground = index === 0 ? `class="g-chosen t-ink" bgcolor="${LIGHT.chosen}"` : 'class="t-ink"';
    return [
      `<tr><td ${ground} style="padding:11px 0 11px 16px;${BODY};line-height:22px;${BREAK}">${escapeHtml(place)}</td>`,
      `<td ${ground} align="right" style="padding:11px 16px 11px 12px;${BODY};line-height:22px;font-weight:600;font-variant-numeric:tabular-nums">${escapeHtml(time)}</td></tr>`,
    ].join('');
  });
  return [
    `<p class="t-stone" style="margin:0 0 2px;${SMALL}">${escapeHtml(label)}</p>`,
    `<p class="t-ink" style="margin:0 0 10px;font-family:${HEADING_FONT};font-size:22px;line-height:28px;font-weight:500;color:${LIGHT.ink}">${escapeHtml(day)}</p>`,
    `<table ${TABLE} width="100%" class="b-line" style="width:100%;margin:0 0 20px;border:1px solid ${LIGHT.line};border-radius:6px;border-collapse:separate;overflow:hidden">${cells.join('')}</table>`,
  ].join('');
}

function facts(entries: readonly { readonly label: string; readonly value: Text }[]): string {
  const rows = entries.map(({ label, value }, index) => {
    const border = index === 0 ? '' : `border-top:1px solid ${LIGHT.line};`;
    return [
      `<tr><td class="label t-stone b-line" width="170" valign="top" style="width:170px;padding:9px 12px 9px 0;${border}${SMALL};line-height:24px">${escapeHtml(label)}</td>`,
      `<td class="value t-ink b-line" valign="top" style="padding:9px 0;${border}${BODY};line-height:24px;${BREAK}">${inline(value)}</td></tr>`,
    ].join('');
  });
  return `<table ${TABLE} width="100%" class="stack" style="width:100%;margin:0 0 20px">${rows.join('')}</table>`;
}

function quote(caption: string | undefined, text: string): string {
  return [
    caption === undefined ? '' : `<p class="t-stone" style="margin:0 0 6px;${SMALL}">${escapeHtml(caption)}</p>`,
    `<table ${TABLE} width="100%" style="width:100%;margin:0 0 20px"><tr>`,
    `<td class="g-quiet t-ink" dir="auto" bgcolor="${LIGHT.quiet}" style="padding:14px 16px;border-radius:6px;${BODY};${BREAK}">${typed(text)}</td></tr></table>`,
  ].join('');
}

function letter(text: string): string {
  const parts = text.trim().split(/(?:\r\n?|\n)\s*(?:\r\n?|\n)/);
  return parts
    .map((part) => `<p class="t-ink" dir="auto" style="margin:0 0 16px;${BODY};${BREAK}">${typed(part)}</p>`)
    .join('');
}

function button(label: string, href: string): string {
  const target = safeHref(href);
  if (!target) return '';
  return [
    `<table ${TABLE} class="wide" style="margin:4px 0 24px"><tr><td class="g-teal" bgcolor="${LIGHT.teal}" align="center" style="border-radius:6px;background-color:${LIGHT.teal}">`,
    `<a class="t-on_teal" href="${escapeHtml(target)}" style="display:inline-block;padding:11px 24px;font-family:${TEXT_FONT};font-size:16px;line-height:22px;font-weight:600;color:${LIGHT.on_teal};text-decoration:none">${escapeHtml(label)}</a>`,
    '</td></tr></table>',
  ].join('');
}

export function block(part: Block): string {
  switch (part.kind) {
    case 'paragraph':
      return paragraph(part.text, BODY, 't-ink');
    case 'note':
      return paragraph(part.text, SMALL, 't-stone');
    case 'heading':
      return `<h2 class="t-ink" style="margin:28px 0 14px;font-family:${HEADING_FONT};font-size:22px;line-height:28px;font-weight:500;color:${LIGHT.ink}">${escapeHtml(part.text)}</h2>`;
    case 'steps':
      return `<table ${TABLE} width="100%" style="width:100%;margin:0 0 24px">${part.steps.map((each, index) => step(each, index === part.steps.length - 1)).join('')}</table>`;
    case 'moment':
      return moment(part.moment);
    case 'facts':
      return facts(part.facts);
    case 'quote':
      return quote(part.caption, part.text);
    case 'letter':
      return letter(part.text);
    case 'button':
      return button(part.label, part.href);
  }
}
