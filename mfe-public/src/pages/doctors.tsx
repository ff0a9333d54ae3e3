import type { PageMeta, PageMetaArgs } from '@ayana/portal-kit';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { loadAskedTreatment } from '../catalogue/asked-treatment';
import type { AskedTreatment } from '../catalogue/asked-treatment';
import { listMeta } from '../catalogue/list-meta';
import { StartYourJourney } from '../features/consultations/consultation-triggers';
import { DOCTORS_MESSAGES } from '../features/doctors/messages';
import { DoctorsPage as DoctorsListPage } from '../features/doctors/doctors-page';
import { loadDoctors } from '../features/doctors/load-doctors';
import type { DoctorsPage } from '../features/doctors/doctor';
import { isEmptyResult } from '../features/search/meaning';
import { ListMeaning } from '../features/search/list-meaning';
import { loadMeaning, termOf } from '../features/search/load-search';
import type { Meaning } from '../features/search/meaning';
import { publicLoader } from '../loaders/public-loader';
import { PublicPage } from '../page-layout/public-page';
import type { PublicPageData } from '../page-layout/public-page';

interface DoctorsData extends PublicPageData {
  /** Null when the list failed to load. */
  page: DoctorsPage | null;
  treatment: AskedTreatment | null;
  /** Null without a search. */
  meaning: Meaning | null;
  /** Whether the URL has filters. */
  narrowed: boolean;
}

async function pageOf(query: URLSearchParams, signal: AbortSignal): Promise<DoctorsPage | null> {
  try {
    return await loadDoctors(query, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    console.error('The doctors could not be read.', error);
    return null;
  }
}

export async function loader({ request }: LoaderFunctionArgs): Promise<DoctorsData> {
  const query = new URL(request.url).searchParams;
  const [shared, page, treatment, meaning] = await Promise.all([
    publicLoader({ request }),
    pageOf(query, request.signal),
    loadAskedTreatment(query, request.signal),
    loadMeaning(termOf(query), request.signal),
  ]);
  return { ...shared, page, treatment, meaning, narrowed: query.size > 0 };
}

/** All doctors, filtered by the URL. */
export function Component() {
  const { page, treatment, meaning } = useLoaderData<DoctorsData>();
  return (
    <PublicPage>
      <DoctorsListPage
        page={page}
        treatment={treatment}
        meaning={<ListMeaning meaning={meaning} />}
        nothingFits={isEmptyResult(meaning, page?.total)}
        ask={<StartYourJourney>{DOCTORS_MESSAGES.ask}</StartYourJourney>}
      />
    </PublicPage>
  );
}

export function meta({ data, origin }: PageMetaArgs): PageMeta {
  const read = data as DoctorsData | null | undefined;
  return listMeta(origin, { name: DOCTORS_MESSAGES.heading, to: '/doctors' }, read?.narrowed ?? false);
}
