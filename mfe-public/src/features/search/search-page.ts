import type { components } from '@ayana/contracts/api';

export type Treatment = components['schemas']['TreatmentDto'];

export const TABS = ['treatments', 'hospitals', 'doctors'] as const;
export type Tab = (typeof TABS)[number];

const isTab = (text: string | null): text is Tab => TABS.some((tab) => tab === text);

/** The tab in the URL; null without one. */
export function tabOf(query: URLSearchParams): Tab | null {
  const asked = query.get('in');
  return isTab(asked) ? asked : null;
}

/** The tab of a search without one: the meant kind, else doctors, else any kind with results. */
export function tabFor(meant: Tab | null, counts: Readonly<Record<Tab, number | null>>): Tab {
  if (meant !== null) return meant;
  const order: readonly Tab[] = ['doctors', 'hospitals', 'treatments'];
  return order.find((tab) => (counts[tab] ?? 0) > 0) ?? 'doctors';
}

/** The shown tabs: the open one, and those with results or that failed to load. */
export function shownTabs(open: Tab, counts: Readonly<Partial<Record<Tab, number | null>>>): Tab[] {
  return TABS.filter((tab) => tab in counts && (tab === open || counts[tab] !== 0));
}

/** The URL of another tab, which keeps the term, place and language. */
export function tabPath(query: URLSearchParams, tab: Tab): string {
  const kept = [...query].filter(([name]) => name === 'q' || name === 'city' || name === 'language');
  return `/search?${new URLSearchParams([...kept, ['in', tab]])}`;
}

const plain = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The treatment a search is about: the only result, or the one whose words are all in the term. */
export function treatmentMeant(term: string, found: readonly Treatment[]): Treatment | null {
  if (term === '') return null;
  const [first] = found;
  if (found.length === 1 && first !== undefined) return first;
  const words = new Set(plain(term));
  return found.find(({ name, plain_name }) => plain(plain_name ?? name).every((word) => words.has(word))) ?? null;
}
