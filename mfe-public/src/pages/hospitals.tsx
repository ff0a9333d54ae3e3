import type { PageMeta, PageMetaArgs } from '@ayana/portal-kit';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { listMeta } from '../catalogue/list-meta';
import { loadList } from '../catalogue/load-list';
import type { ListData } from '../catalogue/load-list';
import { StartYourJourney } from '../features/consultations/consultation-triggers';
import { HOSPITALS_MESSAGES } from '../features/hospitals/messages';
import { HospitalsPage as HospitalsListPage } from '../features/hospitals/hospitals-page';
import { loadHospitalsPage } from '../features/hospitals/load-hospitals-page';
import type { HospitalsPage } from '../features/hospitals/hospital';
import { isEmptyResult } from '../features/search/meaning';
import { ListMeaning } from '../features/search/list-meaning';
import { loadMeaning, termOf } from '../features/search/load-search';
import type { Meaning } from '../features/search/meaning';
import { PublicPage } from '../page-layout/public-page';

interface HospitalsData extends ListData<HospitalsPage> {
  /** Null without a search. */
  meaning: Meaning | null;
}

export async function loader(args: LoaderFunctionArgs): Promise<HospitalsData> {
  const { signal, url } = args.request;
  const [list, meaning] = await Promise.all([
    loadList(args, 'The partner hospitals', loadHospitalsPage),
    loadMeaning(termOf(new URL(url).searchParams), signal),
  ]);
  return { ...list, meaning };
}

/** All hospitals, filtered by the URL. */
export function Component() {
  const { page, treatment, meaning } = useLoaderData<HospitalsData>();
  return (
    <PublicPage>
      <HospitalsListPage
        page={page}
        treatment={treatment}
        meaning={<ListMeaning meaning={meaning} />}
        nothingFits={isEmptyResult(meaning, page?.total)}
        ask={<StartYourJourney>{HOSPITALS_MESSAGES.ask}</StartYourJourney>}
      />
    </PublicPage>
  );
}

export function meta({ data, origin }: PageMetaArgs): PageMeta {
  const read = data as HospitalsData | null | undefined;
  return listMeta(origin, { name: HOSPITALS_MESSAGES.heading, to: '/hospitals' }, read?.narrowed ?? false);
}
