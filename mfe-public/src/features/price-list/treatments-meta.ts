import type { PageMeta } from '@ayana/portal-kit';

import { listMeta } from '../../catalogue/list-meta';
import { itemListData } from '../../page-layout/structured-data';
import { PRICE_LIST_MESSAGES as TEXTS } from './messages';
import type { Treatment } from './treatment';

const PAGE = { name: TEXTS.all_title, to: '/treatments' };

/** The metadata of the list of treatments. */
export function treatmentsMeta(origin: string, treatments: readonly Treatment[], narrowed: boolean): PageMeta {
  const meta = listMeta(origin, PAGE, narrowed);
  if (narrowed) return meta;
  const pages = treatments.flatMap(({ slug, name, plain_name }) =>
    slug === null ? [] : [{ name: plain_name ?? name, to: `${PAGE.to}/${slug}` }],
  );
  return { structuredData: [meta.structuredData ?? [], itemListData(origin, PAGE.name, pages)].flat() };
}
