import type { PageMeta, PageMetaArgs } from '@ayana/portal-kit';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { StartYourJourney } from '../features/consultations/consultation-triggers';
import { DESTINATIONS_MESSAGES } from '../features/destinations/messages';
import { DestinationsPage } from '../features/destinations/destinations-page';
import { loadCities } from '../features/destinations/load-cities';
import type { City } from '../catalogue/city';
import { publicLoader } from '../loaders/public-loader';
import { PublicPage } from '../page-layout/public-page';
import type { PublicPageData } from '../page-layout/public-page';
import { breadcrumbData } from '../page-layout/structured-data';

interface DestinationsData extends PublicPageData {
  /** Null when they failed to load. */
  cities: readonly City[] | null;
}

export async function loader({ request }: LoaderFunctionArgs): Promise<DestinationsData> {
  const [shared, cities] = await Promise.all([publicLoader({ request }), loadCities(request.signal)]);
  return { ...shared, cities };
}

/** The cities of India in which patients are treated. */
export function Component() {
  const { cities } = useLoaderData<DestinationsData>();
  return (
    <PublicPage>
      <DestinationsPage cities={cities} ask={<StartYourJourney>{DESTINATIONS_MESSAGES.ask}</StartYourJourney>} />
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
