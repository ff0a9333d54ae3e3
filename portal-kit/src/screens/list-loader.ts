import { type Page, readPart } from '@ayana/portal-kit';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { withLastSeen } from './last-seen';
import type { ListAnswer } from './list-pages';

/** The query of a list as the API takes it: filters and sort by name, all of them optional. */
export type ListQuery = Readonly<Record<string, string | number | boolean | undefined>>;

export interface ListSource<Item, Query> {
  /** Names of the filters and of the sort that the URL may hold; others are ignored. */
  names: readonly (keyof Query & string)[];
  /** Reads one page. The query holds what the URL does, and `limit` and `cursor`; the API refuses wrong values. */
  read: (query: Query, cursor: string | null) => Promise<Page<Item>>;
  /** Names the list where its first page is stored in this browser, to be read while offline. */
  kept?: string;
}

/** Rows that are read at once. */
const PAGE_ROWS = 50;

/** The named parameters of a URL that are not empty, in the order of `names`. */
export function readQuery(params: URLSearchParams, names: readonly string[]): Record<string, string> {
  const entries = names.map((name) => [name, params.get(name)?.trim() ?? ''] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

/** The URL text of a query, without "?"; equal for equal lists. */
export function queryText(query: Readonly<Record<string, string>>): string {
  return new URLSearchParams(query).toString();
}

/** Loads the list that the page's URL describes, or with `cursor` its next page. */
export function listLoader<Item, Query>(
  source: ListSource<Item, Query>,
): (args: Pick<LoaderFunctionArgs, 'request'>) => Promise<ListAnswer<Item>> {
  return async ({ request }) => {
    const { searchParams } = new URL(request.url);
    const query = readQuery(searchParams, source.names);
    const after = searchParams.get('cursor');
    // The API validates the values, so the URL's text is passed as it is.
    const part = { limit: PAGE_ROWS, ...(after === null ? {} : { cursor: after }) };
    const page = await readPart(source.read({ ...query, ...part } as Query, after));
    const key = queryText(query);
    const lastSeen =
      source.kept === undefined || after !== null
        ? null
        : withLastSeen(`${source.kept}?${key}`, { page }).parts.page.value;
    return { key, after, page, lastSeen };
  };
}

/** Whether a page reads its list again: not when something is opened beside it, which changes another part of the address. */
export function rereadsList(names: readonly string[]): (args: ShouldRevalidateFunctionArgs) => boolean {
  return ({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }) => {
    if (formMethod !== undefined || currentUrl.href === nextUrl.href) return defaultShouldRevalidate;
    const keyOf = (url: URL): string => queryText(readQuery(url.searchParams, names));
    return currentUrl.pathname !== nextUrl.pathname || keyOf(currentUrl) !== keyOf(nextUrl);
  };
}
