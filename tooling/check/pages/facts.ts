import { type DefaultTreeAdapterTypes, parse } from 'parse5';

import type { Crawled } from './crawl.ts';
import { type Fact, siteTexts } from './fact-texts.ts';
import { textsOf } from './language.ts';
import { attribute, elementsOf } from './reading.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const HOSPITAL = /^\/hospital\/([\da-f-]{36})/;
const PRICE_LIST = /^\/services(\/[a-z-]+)?$/;
const TREATMENT = /^\/treatments\/([a-z\d-]+)/;
/** Not what something more costs, e.g. `+$2000 per extra`. */
const RANGE = /(?<!\+)\$[\d,]+(?: to \$[\d,]+)?/;
const RANGES = new RegExp(RANGE, 'g');
/** The repeated element of a list, a table, or a page of cards or folds: one row is about one thing. */
const ROWS = new Set(['li', 'tr', 'article', 'details']);

/**
 * All numbers of a page that another page may name as well, from the server's HTML.
 * @param path of the page; a list narrowed by its query counts less than all, so of those only rows are read
 */
export function factsOf(html: string, path: string): Fact[] {
  const tree = parse(html);
  const elements = [...elementsOf(tree)];
  const main = elements.find(({ tagName }) => tagName === 'main');
  if (main === undefined) return [];
  const rows = [...elementsOf(main)].filter(({ tagName }) => ROWS.has(tagName));
  return [
    ...siteTexts(textsOf(html), path),
    ...labelFacts([...elementsOf(main)], path),
    ...rows.flatMap((row) => rowFacts(row, path)),
    ...rows.flatMap((row) => hospitalPrices(row, main, path)),
    ...pageFacts(main, path),
  ];
}

/** Things that two pages, or two places of one page, name different numbers for. */
export function disagreements(pages: Iterable<readonly [string, readonly Fact[]]>): Map<string, string[]> {
  const said = new Map<string, Map<string, string>>();
  for (const [path, facts] of pages)
    for (const { thing, value } of facts) {
      const values = said.get(thing) ?? new Map<string, string>();
      said.set(thing, values.set(value, values.get(value) ?? path));
    }
  const found = new Map<string, string[]>();
  for (const [thing, values] of said) {
    if (values.size < 2) continue;
    const line = `${thing}: ${[...values].map(([value, path]) => `${value} on ${path}`).join(', ')}`;
    for (const path of new Set(values.values())) found.set(path, [...(found.get(path) ?? []), line]);
  }
  return found;
}

/** The numbers of each page that was crawled, by path. */
export function factPages({ answers }: Crawled): (readonly [path: string, facts: readonly Fact[]])[] {
  const pages = [...answers.values()].filter(
    ({ path, leadsTo, status, reading }) => status === 200 && leadsTo === path && reading !== undefined,
  );
  return pages.map(({ path, html }) => [path, factsOf(html, path)] as const);
}

/** What pages name differently, by page, over everything that was crawled. */
export function factFindings(crawled: Crawled): Map<string, string[]> {
  return disagreements(factPages(crawled));
}

/** How many hospitals or doctors of a city a list counts beside the city's box; only where nothing else narrows the list. */
function labelFacts(elements: readonly Element[], path: string): Fact[] {
  const kind = { '/hospitals': 'hospitals', '/doctors': 'doctors' }[path];
  if (kind === undefined) return [];
  return elements.flatMap((element) => {
    if (element.tagName !== 'label') return [];
    const box = [...elementsOf(element)].find((each) => attribute(each, 'name') === 'city');
    const count = /\d+$/.exec(words(element))?.[0];
    const city = attribute(box ?? null, 'value')?.toLowerCase();
    return city === undefined || count === undefined ? [] : [{ thing: `${kind} of ${city}`, value: count }];
  });
}

/** What a row says of the treatment, the hospital, the doctor or the city it links to. */
function rowFacts(row: Element, path: string): Fact[] {
  const text = words(row);
  const hospital = linkedFrom(row, HOSPITAL);
  const treatment = linkedFrom(row, TREATMENT);
  const doctor = linkedFrom(row, /^\/doctors\/([\da-f-]{36})/);
  const city = linkedFrom(row, /^\/destinations\/([a-z-]+)/);
  const facts: Fact[] = [];
  const note = (thing: string, value: string | undefined): void => {
    if (value !== undefined) facts.push({ thing, value });
  };
  if (treatment !== undefined) {
    facts.push(...treatmentFacts(treatment, text, PRICE_LIST.test(path) && row.tagName !== 'details'));
    if (path === '/treatments') note(`price of ${treatment} in India, from`, /from (\$\d[\d,]*\d)/.exec(text)?.[1]);
  }
  const own = /^\/treatments\/([a-z\d-]+)$/.exec(path)?.[1];
  if (own !== undefined && hospital !== undefined && row.tagName === 'tr') {
    note(`days of ${own} in hospital`, /In hospital (\d+(?: to \d+)?) days?/.exec(text)?.[1]);
    note(`days of ${own} in India`, /In India (\d+(?: to \d+)?) days?/.exec(text)?.[1]);
  }
  if (hospital !== undefined && doctor === undefined && row.tagName !== 'tr') {
    note(`doctors of hospital ${hospital}`, /(\d+) doctors?\b/.exec(text)?.[1]);
    note(`beds of hospital ${hospital}`, /(\d+) beds/.exec(text)?.[1]);
    note(`hours hospital ${hospital} takes to answer`, /usually within (\d+) hours?/.exec(text)?.[1]);
  }
  if (doctor !== undefined) {
    note(`years of doctor ${doctor}`, /(\d+) years\b/.exec(text)?.[1]);
    note(`video fee of doctor ${doctor}`, /[Vv]ideo[^$]{0,20}(\$\d+)/.exec(text)?.[1]);
    note(`phone fee of doctor ${doctor}`, /[Pp]hone[^$]{0,20}(\$\d+)/.exec(text)?.[1]);
  }
  if (city !== undefined) note(`hospitals of ${city}`, /\b(\d+|One) hospitals?\b/.exec(text)?.[1]?.replace('One', '1'));
  return facts;
}

/** What one hospital asks for one treatment: hospitals are distinguished by their names, as a page of a city has no more of them. */
function hospitalPrices(row: Element, main: Element, path: string): Fact[] {
  const text = words(row);
  const price = (treatment: string | undefined, hospital: string, value: string | undefined): Fact[] =>
    treatment === undefined || value === undefined || hospital === ''
      ? []
      : [{ thing: `price of ${treatment} at ${hospital}`, value }];
  const heading = [...elementsOf(main)].find(({ tagName }) => tagName === 'h1');
  if (HOSPITAL.test(path) && row.tagName === 'details')
    return price(linkedFrom(row, TREATMENT), heading === undefined ? '' : words(heading), RANGE.exec(text)?.[0]);
  if (TREATMENT.test(path) && row.tagName === 'tr') {
    const link = [...elementsOf(row)].find((each) => HOSPITAL.test(attribute(each, 'href') ?? ''));
    return price(TREATMENT.exec(path)?.[1], link === undefined ? '' : words(link), RANGE.exec(text)?.[0]);
  }
  if (!path.startsWith('/destinations/') || row.tagName !== 'li') return [];
  const lines = [...elementsOf(row)].filter((each) => each !== row && each.tagName === 'li').map(words);
  return lines.flatMap((line) => {
    const [, hospital = '', value] = /^(.+): (\$[\d,]+(?: to \$[\d,]+)?)$/.exec(line) ?? [];
    return price(linkedFrom(row, TREATMENT), hospital, value);
  });
}

/** The one thing of a kind that a part of a page links to: a part that links to several is about none of them. */
function linkedFrom(part: Element, address: RegExp): string | undefined {
  const links = [...elementsOf(part)].flatMap((each) => (each.tagName === 'a' ? (attribute(each, 'href') ?? []) : []));
  const ids = new Set(links.flatMap((link) => address.exec(link)?.[1] ?? []));
  return ids.size === 1 ? [...ids][0] : undefined;
}

/** Days belong to the treatment wherever it is done; the range of all hospitals is on the price lists alone. */
function treatmentFacts(treatment: string, text: string, isPriceList: boolean): Fact[] {
  const facts: Fact[] = [];
  const inHospital = /(\d+(?: to \d+)?) days? in hospital/.exec(text)?.[1];
  const inIndia = /(\d+(?: to \d+)?) days? in India/.exec(text)?.[1];
  if (inHospital !== undefined) facts.push({ thing: `days of ${treatment} in hospital`, value: inHospital });
  if (inIndia !== undefined) facts.push({ thing: `days of ${treatment} in India`, value: inIndia });
  if (!isPriceList) return facts;
  const [india, home] = text.match(RANGES) ?? [];
  facts.push(...rangeFacts(treatment, india, home, /at least (\d+)%/.exec(text)?.[1]));
  return facts;
}

/** The range in India, the one at home, and the saving: the one named, and the one the two ranges make. */
function rangeFacts(
  treatment: string,
  india: string | undefined,
  home: string | undefined,
  saving: string | undefined,
): Fact[] {
  const facts: Fact[] = [];
  if (india !== undefined) facts.push({ thing: `price of ${treatment} in India`, value: india });
  if (home !== undefined) facts.push({ thing: `price of ${treatment} at home`, value: home });
  if (saving === undefined || india === undefined || home === undefined) return facts;
  const highest = amounts(india).at(-1) ?? 0;
  const lowest = amounts(home)[0] ?? 1;
  facts.push(
    { thing: `saving of ${treatment}, percent`, value: saving },
    { thing: `saving of ${treatment}, percent`, value: String(Math.floor((1 - highest / lowest) * 100)) },
  );
  return facts;
}

/** What a page says of the one thing it is about. */
function pageFacts(main: Element, path: string): Fact[] {
  const text = words(main);
  const named = (thing: string, pattern: RegExp): Fact[] => {
    const value = pattern.exec(text)?.[1];
    return value === undefined ? [] : [{ thing, value }];
  };
  const [, kind = '', id = ''] = /^\/(treatments|hospital|doctors|destinations)\/([^/?]+)$/.exec(path) ?? [];
  switch (kind) {
    case 'treatments': {
      const [, india] = /In India (\$[\d,]+(?: to \$[\d,]+)?)/.exec(text) ?? [];
      const [, home] = /In the US (\$[\d,]+(?: to \$[\d,]+)?)/.exec(text) ?? [];
      const from = `price of ${id} in India, from`;
      const lowest = amounts(india ?? '')[0];
      return [
        ...rangeFacts(id, india, home, /You save at least (\d+)%/.exec(text)?.[1]),
        ...(lowest === undefined ? [] : [{ thing: from, value: `$${lowest.toLocaleString('en-US')}` }]),
        ...named(from, /From (\$[\d,]+) in India/),
      ];
    }
    case 'hospital':
      return [
        ...named(`doctors of hospital ${id}`, /doctors on Ayana (\d+)/),
        ...named(`doctors of hospital ${id}`, /All (\d+) doctors at this hospital/),
        ...named(`beds of hospital ${id}`, /beds(?:, \d+ in intensive care)? (\d+)/),
        ...named(`beds of hospital ${id}`, /A (\d+)-bed/),
        ...named(`hours hospital ${id} takes to answer`, /median time to answer, sample (\d+) hours?/),
      ];
    case 'doctors':
      return [
        ...named(`years of doctor ${id}`, /years in practice (\d+)/),
        ...named(`video fee of doctor ${id}`, /by video, \d+ minutes (\$\d+)/),
        ...named(`phone fee of doctor ${id}`, /by phone, \d+ minutes (\$\d+)/),
        ...named(`video fee of doctor ${id}`, /The fee is (\$\d+)/),
      ];
    case 'destinations': {
      const hospitals = [...elementsOf(main)].filter(
        (each) => each.tagName === 'li' && /\d+ treatments?, from/.test(words(each)),
      );
      return [
        ...(hospitals.length === 0 ? [] : [{ thing: `hospitals of ${id}`, value: String(hospitals.length) }]),
        ...named(`doctors of ${id}`, /Free times of all (\d+) doctors in/),
      ];
    }
    default:
      return [];
  }
}

const amounts = (range: string): number[] =>
  [...range.matchAll(/\$([\d,]+)/g)].map(([, amount = '']) => Number(amount.replaceAll(',', '')));

/** The words of a part of a page, with a space between two elements. */
function words(part: Node): string {
  const read = (node: Node): string => {
    if (node.nodeName === 'script' || node.nodeName === 'style') return '';
    if ('value' in node) return node.value;
    return 'childNodes' in node ? node.childNodes.map(read).join(' ') : '';
  };
  return read(part).replaceAll(/\s+/g, ' ').trim();
}
