import { redirect, useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { BookVideoConsultation, StartYourJourney } from '../features/consultations/consultation-triggers';
import { loadTreatments } from '../features/price-list/load-treatments';
import { PriceList } from '../features/price-list/price-list';
import type { Treatment } from '../features/price-list/treatment';
import { SearchBox } from '../features/search/search-box';
import { ServicesLedger } from '../features/services/services-ledger';
import { publicLoader } from '../loaders/public-loader';
import { PublicPage } from '../page-layout/public-page';
import type { PublicPageData } from '../page-layout/public-page';

interface ServicesData extends PublicPageData {
  treatments: readonly Treatment[] | null;
}

/** Old links with a search redirect to the search page. */
export async function loader({ request }: LoaderFunctionArgs): Promise<ServicesData | Response> {
  const term = (new URL(request.url).searchParams.get('q') ?? '').trim();
  if (term !== '') return redirect(`/search?${new URLSearchParams({ q: term })}`);
  const [shared, treatments] = await Promise.all([publicLoader({ request }), loadTreatments('', request.signal)]);
  return { ...shared, treatments };
}

/** All procedures with indicative prices. */
export function Component() {
  const { treatments } = useLoaderData<ServicesData>();
  return (
    <PublicPage>
      <PriceList
        treatments={treatments}
        search={<SearchBox />}
        services={<ServicesLedger videoAction={<BookVideoConsultation />} />}
        ask={<StartYourJourney />}
      />
    </PublicPage>
  );
}
