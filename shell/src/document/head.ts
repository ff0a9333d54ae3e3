import { BRAND } from '@ayana/contracts/brand';
import { localHref } from '@ayana/contracts/language';
import type { PageMeta } from '@ayana/portal-kit';
import { messages } from '../messages';
import type { RouteHandle } from '../routes/route-handle';

/** Everything the document's head says about a page, complete. */
export interface PageHead {
  title: string;
  description: string;
  canonical: string;
  /** The address of the page in English, which the addresses of its translations are made from. */
  english: string;
  /** Name of the drawing on its preview picture. */
  picture: string | undefined;
  noindex: boolean;
  structuredData: object[];
}

/** Merges portal.json, the page's `meta` and the URL; the page wins. */
export function pageHead(options: {
  handle: RouteHandle | undefined;
  meta: PageMeta;
  path: string;
  origin: string;
}): PageHead {
  const { handle, meta, path, origin } = options;
  const title = meta.title ?? handle?.title ?? BRAND.name;
  const structured = meta.structuredData ?? [];
  return {
    title: title.includes(BRAND.name) ? title : `${title} | ${BRAND.name}`,
    description: meta.description ?? handle?.description ?? messages.description,
    english: origin + (meta.canonical ?? path),
    canonical: origin + localHref(meta.canonical ?? path),
    picture: meta.picture ?? handle?.route?.picture,
    noindex: handle?.noindex === true || meta.robots === 'noindex' || (handle?.route?.access ?? 'public') !== 'public',
    structuredData: Array.isArray(structured) ? structured : [structured],
  };
}

/** Updates the document's head after a navigation. */
export function applyHead(document: Document, head: PageHead): void {
  document.title = head.title;
  setTag(document, 'meta', 'name', 'description', 'content', head.description);
  setTag(document, 'link', 'rel', 'canonical', 'href', head.canonical);
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[hreflang]'))
    link.href = head.english.replace(/^https?:\/\/[^/]*/, `$&${link.dataset['prefix'] ?? ''}`);
  setTag(document, 'meta', 'property', 'og:title', 'content', head.title);
  setTag(document, 'meta', 'property', 'og:description', 'content', head.description);
  setTag(document, 'meta', 'property', 'og:url', 'content', head.canonical);
  setTag(document, 'meta', 'name', 'robots', 'content', head.noindex ? 'noindex' : 'index, follow');
}

function setTag(document: Document, tag: string, key: string, name: string, attribute: string, value: string): void {
  let element = document.head.querySelector(`${tag}[${key}="${name}"]`);
  if (element === null) {
    element = document.createElement(tag);
    element.setAttribute(key, name);
    document.head.append(element);
  }
  element.setAttribute(attribute, value);
}
