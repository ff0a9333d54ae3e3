import type { PageMeta, PageMetaArgs } from '@ayana/portal-kit';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { listMeta } from '../catalogue/list-meta';
import { COMPARE_MESSAGES } from '../features/compare/messages';
import { ComparePage } from '../features/compare/compare-page';
import { loadCompared } from '../features/compare/load-compared';
import type { Compared } from '../features/compare/load-compared';
import { StartYourJourney } from '../features/consultations/consultation-triggers';
import { publicLoader } from '../loaders/public-loader';
import { PublicPage } from '../page-layout/public-page';
import type { PublicPageData } from '../page-layout/public-page';

type CompareData = PublicPageData & Compared;

export async function loader({ request }: LoaderFunctionArgs): Promise<CompareData> {
  const [shared, compared] = await Promise.all([
    publicLoader({ request }),
    loadCompared(new URL(request.url).searchParams, request.signal),
  ]);
  return { ...shared, ...compared };
}

/** Hospitals or doctors side by side. */
export function Component() {
  const { hospitals, doctors, ids } = useLoaderData<CompareData>();
  return (
    <PublicPage>
      <ComparePage
        hospitals={hospitals}
        doctors={doctors}
        ids={ids}
        ask={<StartYourJourney>{COMPARE_MESSAGES.ask}</StartYourJourney>}
      />
    </PublicPage>
  );
}

export function meta({ data, origin }: PageMetaArgs): PageMeta {
  const read = data as CompareData | null | undefined;
  return listMeta(origin, { name: COMPARE_MESSAGES.title, to: '/compare' }, (read?.ids.length ?? 0) > 0);
}
