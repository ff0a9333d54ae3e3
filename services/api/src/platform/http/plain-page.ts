import { hash } from 'node:crypto';
import { BRAND } from '@ayana/contracts/brand';
import { LOCALES } from '@ayana/contracts/language';
import { currentLanguage } from '../languages/current-language.js';
import { escapeHtml } from './escape-html.js';

/** A page that a link in a mail opens without the site: a heading, sentences, and what can be done. */
interface PlainPage {
  title: string;
  text: readonly string[];
  /** A button that posts to the page's own address. */
  button?: string;
  link: { label: string; href: string };
}

/** The colours and fonts of the design (look.md). */
const STYLE = `body{margin:0;padding:48px 20px;background:#fbf8f3;color:#12262b;font:18px/1.55 'Source Sans 3',system-ui,sans-serif}
main{max-width:32rem;margin:auto;padding:32px;border:1px solid #dde2de;border-radius:14px;background:#fff}
h1{margin:0 0 12px;font:500 30px/1.2 Newsreader,Georgia,serif}p{margin:0 0 16px}p:last-child{margin:0}a{color:#0b5d5b}form{margin:24px 0}
button{min-height:48px;padding:0 22px;border:0;border-radius:8px;background:#0b5d5b;color:#fff;font:600 18px 'Source Sans 3',system-ui,sans-serif;cursor:pointer}
:focus-visible{outline:3px solid #e8a020;outline-offset:2px}`;

/** Its own style sheet and its form are all the page may use. */
export const PLAIN_PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${hash('sha256', STYLE, 'base64')}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join(';'),
} as const;

/** The page as HTML, in the current language. */
export function plainPage({ title, text, button, link }: PlainPage): string {
  const tag = currentLanguage();
  const dir = LOCALES.find((locale) => locale.tag === tag)?.dir ?? 'ltr';
  const form =
    button === undefined ? '' : `<form method="post"><button type="submit">${escapeHtml(button)}</button></form>`;
  return [
    `<!doctype html><html lang="${tag}" dir="${dir}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)} · ${BRAND.name}</title><style>${STYLE}</style></head>`,
    `<body><main><h1>${escapeHtml(title)}</h1>`,
    ...text.map((sentence) => `<p>${escapeHtml(sentence)}</p>`),
    form,
    `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p></main></body></html>`,
  ].join('\n');
}
