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
  readonly canBeSent: boolean;
}

/** What must never be in an address: these kinds of fields, and whatever a browser fills in about a person. */
const PRIVATE_KINDS = new Set(['email', 'tel', 'password', 'file', 'textarea']);
const PRIVATE_FILL = /\b(name|email|tel|street-address|bday|username)\b/;

/**
 * What is wrong with the forms of a page when no script runs: a form must be sent by POST, or be a search or a filter by GET that
 * asks for nothing about a person; it leads inside the site, has a button, and each field has a name.
 * @param path the page's address in the site, with its query
 */
export function formFindings(html: string, path: string): string[] {
  return formsOf(html, path).flatMap(({ method, address, name, controls, canBeSent }) => {
    const found: string[] = [];
    if (method !== 'get' && method !== 'post') found.push(`${name} has the method ${method}`);
    if (address === undefined) found.push(`${name} leads outside`);
    if (!canBeSent) found.push(`${name} has no button that sends it`);
    for (const each of controls.filter((control) => nameOf(control) === ''))
      found.push(`${name} has a ${kindOf(each)} field without a name`);
    if (method !== 'get') return found;
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
      const inside = [...elementsOf(form), ...mine];
      const action = attribute(form, 'action') ?? '';
      const url = URL.parse(action, HERE + path);
      return {
        method: (attribute(form, 'method') ?? 'without one').toLowerCase(),
        address: url?.origin === HERE ? url.pathname + url.search : undefined,
        name: id === undefined ? `a form to ${action || path}` : `#${id}`,
        controls: inside.filter(isField),
        canBeSent: inside.some(isButton),
      };
    });
}

const kindOf = (element: Element): string =>
  element.tagName === 'input' ? (attribute(element, 'type') ?? 'text') : element.tagName;

const nameOf = (element: Element): string => attribute(element, 'name') ?? '';

const isButton = (element: Element): boolean =>
  (element.tagName === 'button' && (attribute(element, 'type') ?? 'submit') === 'submit') ||
  (element.tagName === 'input' && ['submit', 'image'].includes(kindOf(element)));

const isField = (element: Element): boolean =>
  ['input', 'select', 'textarea'].includes(element.tagName) &&
  !['submit', 'image', 'button', 'reset'].includes(kindOf(element));
