import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** What a server-rendered page says and where it leads, read as a browser without scripts reads it. */
export interface Reading {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly indexable: boolean;
  readonly headings: readonly string[];
  /** Headings of every level, in the page's order. */
  readonly outline: readonly string[];
  /** `href` of every link, as written. */
  readonly links: readonly string[];
  /** Every id, and every name of an old anchor. */
  readonly ids: ReadonlySet<string>;
  /** Text of each block of JSON-LD. */
  readonly data: readonly string[];
}

type Element = DefaultTreeAdapterTypes.Element;
export type PageElement = Element;

/** The tree of a page as a browser without scripts has it, for `elementsOf`. */
export const parsed = (html: string): DefaultTreeAdapterTypes.Document => parse(html, { scriptingEnabled: false });

const INLINE = new Set(['a', 'abbr', 'b', 'bdi', 'em', 'i', 'strong', 'sub', 'sup', 'time']);
const SILENT = new Set(['script', 'style', 'template', 'title']);

/** All that an element says, with one space between its blocks. */
export function textOf(element: Element): string {
  const read = (node: DefaultTreeAdapterTypes.Node): string => {
    if ('value' in node) return node.value;
    if (!('childNodes' in node) || SILENT.has(node.nodeName)) return '';
    const inside = node.childNodes.map(read).join('');
    return INLINE.has(node.nodeName) ? inside : ` ${inside} `;
  };
  return element.childNodes.map(read).join('').replaceAll(/\s+/g, ' ').trim();
}

export function readPage(html: string): Reading {
  const elements = [...elementsOf(parse(html))];
  const named = (tag: string): Element[] => elements.filter(({ tagName }) => tagName === tag);
  const meta = (name: string): string =>
    attribute(named('meta').find((each) => attribute(each, 'name') === name) ?? null, 'content') ?? '';
  return {
    title: text(named('title')[0]),
    description: meta('description'),
    canonical: attribute(named('link').find((each) => attribute(each, 'rel') === 'canonical') ?? null, 'href') ?? '',
    indexable: !meta('robots').includes('noindex'),
    headings: named('h1').map(text),
    outline: elements.filter(({ tagName }) => /^h[1-6]$/.test(tagName)).map(text),
    links: named('a').flatMap((each) => attribute(each, 'href') ?? []),
    ids: new Set(elements.flatMap((each) => [attribute(each, 'id') ?? [], attribute(each, 'name') ?? []].flat())),
    data: named('script')
      .filter((each) => attribute(each, 'type') === 'application/ld+json')
      .map(text),
  };
}

export function* elementsOf(node: DefaultTreeAdapterTypes.Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child);
}

export function attribute(element: Element | null, name: string): string | undefined {
  return element?.attrs.find((each) => each.name === name)?.value;
}

function text(node: DefaultTreeAdapterTypes.Node | undefined): string {
  if (node === undefined) return '';
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(text).join('') : '';
}
