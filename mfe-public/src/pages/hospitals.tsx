import type { PageMeta, PageMetaArgs } from '@ayana/portal-kit';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { loadAskedTreatment } from '../catalogue/asked-treatment';
import type { AskedTreatment } from '../catalogue/asked-treatment';
import { listMeta } from '../catalogue/list-meta';
import { StartYourJourney } from '../features/consultations';
import { HOSPITALS_MESSAGES, HospitalsListPage, loadHospitalsPage } from '../features/hospitals-list';
import type { HospitalsPage } from '../features/hospitals-list';
import { publicLoader } from '../layout/public-loader';
import { PublicPage } from '../layout/public-page';
import type { PublicPageData } from '../layout/public-page';

interface HospitalsData extends PublicPageData {
  /** Null when the list could not be read (spec section 8: logged, and the list is empty). */
  page: HospitalsPage | null;
  treatment: AskedTreatment | null;
  /** Whether the address narrows the list. */
  narrowed: boolean;
}

async function pageOf(query: URLSearchParams, signal: AbortSignal): Promise<HospitalsPage | null> {
  try {
    return await loadHospitalsPage(query, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    console.error('The partner hospitals could not be read.', error);
    return null;
  }
}

export async function loader({ request }: LoaderFunctionArgs): Promise<HospitalsData> {
  const query = new URL(request.url).searchParams;
  const [shared, page, treatment] = await Promise.all([
    publicLoader({ request }),
    pageOf(query, request.signal),
    loadAskedTreatment(query, request.signal),
  ]);
  return { ...shared, page, treatment, narrowed: query.size > 0 };
}

/** Every hospital we list, narrowed by what its address says. */
export function Component() {
  const { page, treatment } = useLoaderData<HospitalsData>();
  return (
    <PublicPage>
      <HospitalsListPage
        page={page}
        treatment={treatment}
        ask={<StartYourJourney>{HOSPITALS_MESSAGES.ask}</StartYourJourney>}
      />
    </PublicPage>
  );
}

export function meta({ data, origin }: PageMetaArgs): PageMeta {
  const read = data as HospitalsData | null | undefined;
  return listMeta(origin, { name: HOSPITALS_MESSAGES.heading, to: '/hospitals' }, read?.narrowed ?? false);
}
