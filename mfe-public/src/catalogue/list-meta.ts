import { BRAND } from '@ayana/contracts/brand';
import type { PageMeta } from '@ayana/portal-kit';

import type { Crumb } from '../page-layout/breadcrumbs';
import { breadcrumbData } from '../page-layout/structured-data';

/** A filtered list is a view of its page and is not indexed. */
export function listMeta(origin: string, page: Crumb, narrowed: boolean): PageMeta {
  if (narrowed) return { canonical: page.to, robots: 'noindex' };
  return { structuredData: breadcrumbData(origin, [{ name: BRAND.name, to: '/' }], page) };
}
