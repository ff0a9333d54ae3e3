import type { PageMeta, PageMetaArgs } from '@ayana/portal-kit';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { StartYourJourney } from '../features/consultations';
import { DESTINATIONS_MESSAGES, DestinationsPage, loadCities } from '../features/destinations';
import type { CitiesRead } from '../features/destinations';
import { publicLoader } from '../layout/public-loader';
import { PublicPage } from '../layout/public-page';
import type { PublicPageData } from '../layout/public-page';
import { breadcrumbData } from '../layout/structured-data';

type DestinationsData = PublicPageData & CitiesRead;

export async function loader({ request }: LoaderFunctionArgs): Promise<DestinationsData> {
  const [shared, read] = await Promise.all([publicLoader({ request }), loadCities(request.signal)]);
  return { ...shared, ...read };
}

/** The cities of India we send people to. */
export function Component() {
  const { cities, hospitals } = useLoaderData<DestinationsData>();
  return (
    <PublicPage>
      <DestinationsPage
        cities={cities}
        hospitals={hospitals}
        ask={<StartYourJourney>{DESTINATIONS_MESSAGES.ask}</StartYourJourney>}
      />
    </PublicPage>
  );
}

export function meta({ origin }: PageMetaArgs): PageMeta {
  return {
    structuredData: breadcrumbData(origin, [{ name: 'Ayana', to: '/' }], {
      name: DESTINATIONS_MESSAGES.title,
      to: '/destinations',
    }),
  };
}
