import { BRAND } from '@ayana/contracts/brand';
import type { Locale } from '@ayana/contracts/language';
import { createGlobalCss } from '@ayana/shared-ui/global';
import { PAGE_DATA_ID, type PageData } from '../../src/document/page-data';
import type { ShellRelease } from '../shell-release';
import { PICTURE_SIZE } from '../share/picture-size';
import { json, text } from './escape';
import { inlineHash } from '../http/security-headers';
import { loaderScript, HEAD_SCRIPT } from './head-scripts';
import type { RenderedPage } from './render-page';

/** The two fonts of a first view (look.md, "Type"), from the shell's own release. */
function fontFiles({ files }: ShellRelease): string[] {
  return Object.keys(files).filter((file) => file.startsWith('web/fonts/') && file.endsWith('-latin.woff2'));
}

export interface DocumentOptions {
  page: RenderedPage;
  data: PageData;
  release: ShellRelease;
  /** URL of its preview picture; pages that may not be shared have none. */
  image: string | undefined;
  locale: Locale;
  /** The languages that search engines are told of. */
  translated: readonly Locale[];
  /** Addresses of the catalogues of this language, without one for English. */
  catalogues: readonly string[];
}

export interface HtmlDocument {
  /** The same for equal options: nothing in it is of one answer. */
  html: string;
  /** The hashes of its scripts, for the policy. */
  scripts: readonly string[];
}

const HEAD_HASH = inlineHash(HEAD_SCRIPT);

/** The whole document. Its policy allows the scripts by their hashes; data is in blocks that are not executed. */
export function htmlDocument(options: DocumentOptions): HtmlDocument {
  const { page, data, release, image, locale, translated } = options;
  const { head } = page;
  const start = startScript(options);
  const html = `<!doctype html>
<html lang="${locale.tag}" dir="${locale.dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(head.title)}</title>
<meta name="description" content="${text(head.description)}">
<link rel="canonical" href="${text(head.canonical)}">
${alternates(head, translated)}<meta name="robots" content="${head.noindex ? 'noindex' : 'index, follow'}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${BRAND.name}">
<meta property="og:title" content="${text(head.title)}">
<meta property="og:description" content="${text(head.description)}">
<meta property="og:url" content="${text(head.canonical)}">
${pictureTags(image, head.title)}<meta name="theme-color" content="#FBF8F3">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${fontFiles(release)
  .map(
    (file) =>
      `<link rel="preload" href="${release.base}${file.slice('web/'.length)}" as="font" type="font/woff2" crossorigin>`,
  )
  .join('\n')}
<script>${HEAD_SCRIPT}</script>
<style>${createGlobalCss({ fontsUrl: `${release.base}fonts` })}</style>
${page.styles}
<script>${start}</script>
${head.structuredData.map((item) => `<script type="application/ld+json">${json(item)}</script>`).join('\n')}
</head>
<body>
<div id="root">${page.html}</div>
<div id="toasts" aria-live="off"></div>
<script type="application/json" id="${PAGE_DATA_ID}">${json(data)}</script>
</body>
</html>
`;
  return { html, scripts: [HEAD_HASH, inlineHash(start)] };
}

/** Milliseconds after the load event when a page's scripts are fetched even if the browser reports no paint. */
const UNPAINTED = 500;

/**
 * What brings the page's scripts. What the server drew is read and looked at first: its scripts come after the first paint. Where
 * there is nothing to read yet, they come at once.
 */
function startScript({ page, data, release, catalogues }: DocumentOptions): string {
  const integrityOf = new Map(Object.values(data.remotes).map(({ entry, integrity }) => [entry, integrity]));
  return loaderScript({
    main: { src: `${release.base}main.js`, integrity: release.files['web/main.js'] ?? '' },
    before: catalogues.map((src) => ({ src, integrity: '' })),
    ahead: page.scripts.map((src) => ({ src, integrity: integrityOf.get(src) ?? '' })),
    patience: page.hydration !== null && page.isReadable ? UNPAINTED : null,
  });
}

/** The page in each language that is translated; English is also for all others. */
function alternates({ english, noindex }: RenderedPage['head'], translated: readonly Locale[]): string {
  if (noindex) return '';
  const { origin } = new URL(english);
  const link = (language: string, prefix: string): string =>
    `<link rel="alternate" hreflang="${language}" href="${text(origin + prefix + english.slice(origin.length))}"${prefix === '' ? '' : ` data-prefix="${prefix}"`}>\n`;
  return [...translated.map(({ tag, prefix }) => link(tag, prefix)), link('x-default', '')].join('');
}

/** Open Graph and the card of X, which takes title and description from Open Graph. */
function pictureTags(image: string | undefined, title: string): string {
  if (image === undefined) return '<meta name="twitter:card" content="summary">\n';
  return `<meta property="og:image" content="${text(image)}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="${PICTURE_SIZE.width}">
<meta property="og:image:height" content="${PICTURE_SIZE.height}">
<meta property="og:image:alt" content="${text(title)}">
<meta name="twitter:card" content="summary_large_image">
`;
}
