import type { LoaderFunctionArgs } from 'react-router-dom';

import { nullOnFailure } from '../loaders/null-on-failure';
import { publicLoader } from '../loaders/public-loader';
import type { PublicPageData } from '../page-layout/public-page';
import { loadAskedTreatment } from './asked-treatment';
import type { AskedTreatment } from './asked-treatment';

/** The loader data of a list page. */
export interface ListData<Page> extends PublicPageData {
  /** Null when the list failed to load (spec section 8: logged, and the list is empty). */
  page: Page | null;
  treatment: AskedTreatment | null;
  /** Whether the URL has filters. */
  narrowed: boolean;
}

/** The loader of a list with filters in the URL. @param what the list's name in the log */
export async function loadList<Page>(
  { request }: Pick<LoaderFunctionArgs, 'request'>,
  what: string,
  read: (query: URLSearchParams, signal: AbortSignal) => Promise<Page>,
): Promise<ListData<Page>> {
  const { signal, url } = request;
  const query = new URL(url).searchParams;
  const [shared, page, treatment] = await Promise.all([
    publicLoader({ request }),
    nullOnFailure(what, read(query, signal), signal),
    loadAskedTreatment(query, signal),
  ]);
  return { ...shared, page, treatment, narrowed: query.size > 0 };
}
