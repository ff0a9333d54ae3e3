import type { PageMeta, PageMetaArgs } from '@ayana/portal-kit';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { StartYourJourney } from '../features/consultations/consultation-triggers';
import { loadTreatments } from '../features/price-list/load-treatments';
import { treatmentsMeta } from '../features/price-list/treatments-meta';
import { TreatmentsPage } from '../features/price-list/treatments-page';
import type { Treatment } from '../features/price-list/treatment';
import { isEmptyResult } from '../features/search/meaning';
import { ListMeaning } from '../features/search/list-meaning';
import { loadMeaning, termOf } from '../features/search/load-search';
import type { Meaning } from '../features/search/meaning';
import { publicLoader } from '../loaders/public-loader';
import { PublicPage } from '../page-layout/public-page';
import type { PublicPageData } from '../page-layout/public-page';

interface TreatmentsData extends PublicPageData {
  /** Null when they failed to load. */
  treatments: readonly Treatment[] | null;
  term: string;
  /** Null without a search. */
  meaning: Meaning | null;
}

export async function loader({ request }: LoaderFunctionArgs): Promise<TreatmentsData> {
  const { signal, url } = request;
  const term = termOf(new URL(url).searchParams);
  const [shared, treatments, meaning] = await Promise.all([
    publicLoader({ request }),
    loadTreatments(term, signal),
    loadMeaning(term, signal),
  ]);
  return { ...shared, treatments, term, meaning };
}

/** Every treatment, by its speciality. */
export function Component() {
  const { treatments, term, meaning } = useLoaderData<TreatmentsData>();
  return (
    <PublicPage>
      <TreatmentsPage
        treatments={treatments}
        term={term}
        meaning={<ListMeaning meaning={meaning} />}
        nothingFits={isEmptyResult(meaning, treatments?.length)}
        ask={<StartYourJourney />}
      />
    </PublicPage>
  );
}

export function meta({ data, origin }: PageMetaArgs): PageMeta {
  const read = data as TreatmentsData | null | undefined;
  return treatmentsMeta(origin, read?.treatments ?? [], (read?.term ?? '') !== '');
}
