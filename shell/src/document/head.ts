import { BRAND } from '@ayana/contracts/brand';
import type { PageMeta } from '@ayana/portal-kit';
import type { RouteHandle } from '../routes/route-handle';

/** Everything the document's head says about a page, complete. */
export interface PageHead {
  title: string;
  description: string;
  canonical: string;
  /** Name of the drawing on its preview picture. */
  picture: string | undefined;
  noindex: boolean;
  structuredData: object[];
}

const DESCRIPTION =
  'Treatment in India, planned from home: prices before you ask, a named case manager, an answer within 24 hours.';

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
    description: meta.description ?? handle?.description ?? DESCRIPTION,
    canonical: origin + (meta.canonical ?? path),
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
