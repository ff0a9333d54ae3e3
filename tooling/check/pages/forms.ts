import { type DefaultTreeAdapterTypes, parse } from 'parse5';

import type { Crawled } from './crawl.ts';
import { attribute, elementsOf } from './reading.ts';

type Element = DefaultTreeAdapterTypes.Element;

interface PageForm {
  readonly method: string;
  /** Path and query the form is sent to, without `#`; undefined where it leads outside. */
  readonly address: string | undefined;
  /** How the form is named in a finding. */
  readonly name: string;
  readonly controls: readonly Element[];
}

/** What must never be in an address: these kinds of fields, and whatever a browser fills in about a person. */
const PRIVATE_KINDS = new Set(['email', 'tel', 'password', 'file', 'textarea']);
const PRIVATE_FILL = /\b(name|email|tel|street-address|bday|username)\b/;

/**
 * What is wrong with the forms of a page when no script runs, beyond what `markupFindings` knows of methods, addresses and buttons: each
 * field has a name, and a search or a filter by GET asks for nothing about a person.
 * @param path the page's address in the site, with its query
 */
export function formFindings(html: string, path: string): string[] {
  return formsOf(html, path).flatMap(({ method, name, controls }) => {
    const found = controls
      .filter((control) => nameOf(control) === '')
      .map((each) => `${name} has a ${kindOf(each)} field without a name`);
    if (method === 'post') return found;
    for (const each of controls)
      if (PRIVATE_KINDS.has(kindOf(each)) || PRIVATE_FILL.test(attribute(each, 'autocomplete') ?? ''))
        found.push(`${name} would put its field "${nameOf(each)}" into the address`);
    return found;
  });
}

/**
 * Sends every form that is sent by POST as it came, with nothing filled in: each address must take it and answer with a page that asks
 * for what is missing (422), and must not lead on with fields in the address. Nothing is stored by it. One form of each name is sent
 * to each address.
 * @param pages paths to take the forms from
 * @returns findings by path, only of pages that have any
 */
export async function sentFormFindings(crawled: Crawled, pages: readonly string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  const sent = new Set<string>();
  for (const path of pages) {
    const answer = crawled.answers.get(path);
    // A page that leads to another is that other page.
    if (answer?.leadsTo !== path) continue;
    for (const form of formsOf(answer.html, path)) {
      const { pathname } = new URL(form.address ?? '/', crawled.origin);
      // Forms of rows of one kind are one form.
      const key = `${pathname.replace(/[\da-f-]{36}/, '')} ${form.name.replace(/[\da-f-]{36}/, '')}`;
      if (form.method !== 'post' || form.address === undefined || sent.has(key)) continue;
      sent.add(key);
      const problem = await sendEmpty(crawled.origin, form);
      if (problem !== undefined) found.set(path, [...(found.get(path) ?? []), problem]);
    }
  }
  return found;
}

async function sendEmpty(origin: string, { address = '/', name, controls }: PageForm): Promise<string | undefined> {
  const hidden = controls.filter((each) => kindOf(each) === 'hidden');
  const fields = hidden.map((each): [string, string] => [nameOf(each), attribute(each, 'value') ?? '']);
  const answer = await fetch(origin + address, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, 'sec-fetch-site': 'same-origin', accept: 'text/html' },
    body: new URLSearchParams(fields),
    signal: AbortSignal.timeout(30_000),
  }).catch(() => undefined);
  await answer?.body?.cancel();
  const isPage = answer?.headers.get('content-type')?.startsWith('text/html') === true;
  return answer?.status === 422 && isPage
    ? undefined
    : `${name}, sent empty to ${address}, answers ${answer?.status ?? 'nothing'} instead of its page with 422`;
}

const HERE = 'http://site.invalid';

function formsOf(html: string, path: string): PageForm[] {
  const elements = [...elementsOf(parse(html))];
  return elements
    .filter(({ tagName }) => tagName === 'form')
    .map((form) => {
      const id = attribute(form, 'id');
      const mine = elements.filter((each) => id !== undefined && attribute(each, 'form') === id);
      const action = attribute(form, 'action') ?? '';
      const url = URL.parse(action, HERE + path);
      return {
        method: (attribute(form, 'method') ?? 'get').toLowerCase(),
        address: url?.origin === HERE ? url.pathname + url.search : undefined,
        name: id === undefined ? `a form to ${action || path}` : `#${id}`,
        controls: [...elementsOf(form), ...mine].filter(isField),
      };
    });
}

const kindOf = (element: Element): string =>
  element.tagName === 'input' ? (attribute(element, 'type') ?? 'text') : element.tagName;

const nameOf = (element: Element): string => attribute(element, 'name') ?? '';

const isField = (element: Element): boolean =>
  ['input', 'select', 'textarea'].includes(element.tagName) &&
  !['submit', 'image', 'button', 'reset'].includes(kindOf(element));
