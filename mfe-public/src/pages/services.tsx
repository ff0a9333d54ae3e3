import { redirect, useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { BookVideoConsultation, StartYourJourney } from '../features/consultations';
import { loadTreatments, PriceList } from '../features/price-list';
import type { Treatment } from '../features/price-list';
import { SearchBox } from '../features/search';
import { ServicesLedger } from '../features/services';
import { publicLoader } from '../layout/public-loader';
import { PublicPage } from '../layout/public-page';
import type { PublicPageData } from '../layout/public-page';

interface ServicesData extends PublicPageData {
  treatments: readonly Treatment[] | null;
}

/** A search that was sent here, as old links still do, is the search's. */
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
