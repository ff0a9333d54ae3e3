import { LOCALES } from '@ayana/contracts/language';
import { currentLanguage } from '../../../platform/languages/current-language.js';
import { BRAND } from '@ayana/contracts/brand';
import { mailHref } from '@ayana/contracts/links';
import type { MailContent } from '../templates/blocks.js';
import { MAIL_MESSAGES } from '../templates/messages.js';
import { escapeHtml } from '../../../platform/http/escape-html.js';
import { block, inline, TABLE } from './html-blocks.js';
import { HEADING_FONT, LIGHT, TEXT_FONT } from './palette.js';
import { STYLE_SHEET } from './styles.js';

const EMPTY = 'font-size:0;line-height:0';
const DOT = `<td style="padding:0"><div class="g-teal" style="width:8px;height:8px;border-radius:8px;background-color:${LIGHT.teal};${EMPTY}">&nbsp;</div></td>`;
const RUN = `<td style="padding:0"><div style="width:9px;height:3px;background-color:${LIGHT.marigold};${EMPTY}">&nbsp;</div></td>`;
const LOOP = `<td style="padding:0"><div style="width:12px;height:12px;border:3px solid ${LIGHT.marigold};border-radius:12px;${EMPTY}">&nbsp;</div></td>`;

/** The brand's mark: home, the journey's loop, home. Made of table cells, because mail programs remove drawings. */
const MARK = `<table ${TABLE} aria-hidden="true"><tr>${DOT}${RUN}${LOOP}${RUN}${DOT}</tr></table>`;

/** Prevents mail programs from filling the preview with the first words of the body. */
const PREVIEW_PADDING = '&#847;&zwnj;&nbsp;'.repeat(60);

function header({ reference, case_number }: MailContent, origin: string): string {
  const name = `<a class="t-ink" href="${escapeHtml(origin)}/" style="font-family:${HEADING_FONT};font-size:26px;line-height:32px;font-weight:500;color:${LIGHT.ink};text-decoration:none">${BRAND.name}</a>`;
  const shown = case_number ?? reference;
  const word = case_number === undefined ? MAIL_MESSAGES.request : MAIL_MESSAGES.case;
  const number = shown
    ? `<td class="ref t-stone" align="right" style="padding:0;font-family:${TEXT_FONT};font-size:14px;line-height:32px;color:${LIGHT.stone};white-space:nowrap"><span class="word">${escapeHtml(word)} </span>${escapeHtml(shown)}</td>`
    : '';
  return `<table ${TABLE} width="100%" style="width:100%"><tr><td width="56" valign="middle" style="width:56px;padding:0 10px 0 0">${MARK}</td><td align="left" style="padding:0">${name}</td>${number}</tr></table>`;
}

function footer({ reason }: MailContent): string {
  const small = `margin:0 0 6px;font-family:${TEXT_FONT};font-size:14px;line-height:21px;color:${LIGHT.stone};overflow-wrap:anywhere;word-break:break-word`;
  return [
    `<p class="t-stone" style="${small}">${inline(reason)}</p>`,
    `<p class="t-stone" style="${small}">${inline([`${BRAND.name}, ${BRAND.address}`])}<br>`,
    inline([
      { text: BRAND.phone, href: BRAND.phone_href },
      '\u2002',
      { text: BRAND.email, href: mailHref(BRAND.email) },
    ]),
    '</p>',
  ].join('');
}

/**
 * Renders a mail as HTML: tables and inline styles for simple mail programs, readable without its style sheet, from 320 px, light and dark.
 * @param origin the public origin, without a trailing slash
 */
export function renderHtml(content: MailContent, origin: string): string {
  const tag = currentLanguage();
  const dir = LOCALES.find((locale) => locale.tag === tag)?.dir ?? 'ltr';
  return [
    `<!doctype html><html lang="${tag}" dir="${dir}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no">',
    `<title>${escapeHtml(content.subject)}</title><style>${STYLE_SHEET}</style></head>`,
    `<body class="g-paper" style="margin:0;padding:0;background-color:${LIGHT.paper}">`,
    `<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all">${escapeHtml(content.preheader)}${PREVIEW_PADDING}</div>`,
    `<table ${TABLE} width="100%" class="g-paper" bgcolor="${LIGHT.paper}" style="width:100%;background-color:${LIGHT.paper}"><tr>`,
    '<td class="outer" align="center" style="padding:24px 16px 40px">',
    `<table ${TABLE} width="100%" style="width:100%;max-width:600px">`,
    `<tr><td class="pad" style="padding:0 32px 18px">${header(content, origin)}</td></tr>`,
    `<tr><td class="pad g-card b-line" bgcolor="${LIGHT.card}" style="padding:32px 32px 14px;background-color:${LIGHT.card};border:1px solid ${LIGHT.line};border-radius:14px">`,
    `<h1 class="h1 t-ink" style="margin:0 0 16px;font-family:${HEADING_FONT};font-size:30px;line-height:1.2;font-weight:500;color:${LIGHT.ink}">${escapeHtml(content.title)}</h1>`,
    content.blocks.map(block).join(''),
    `</td></tr><tr><td class="pad" style="padding:20px 32px 0">${footer(content)}</td></tr>`,
    '</table></td></tr></table></body></html>',
  ].join('\n');
}
