import type { PageMeta, PageMetaArgs } from '@ayana/portal-kit';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { CITY_MESSAGES } from '../features/city/messages';
import { cityMeta } from '../features/city/city-meta';
import { CityPage } from '../features/city/city-page';
import { loadCity } from '../features/city/load-city';
import type { CityRead } from '../features/city/load-city';
import { StartYourJourney } from '../features/consultations/consultation-triggers';
import { publicLoader } from '../loaders/public-loader';
import { PublicPage } from '../page-layout/public-page';
import type { PublicPageData } from '../page-layout/public-page';

type CityData = PublicPageData & CityRead;

export async function loader({ request, params }: LoaderFunctionArgs): Promise<CityData> {
  const [shared, read] = await Promise.all([publicLoader({ request }), loadCity(params['slug'] ?? '', request.signal)]);
  return { ...shared, ...read };
}

/** One city; a slug that no city has is a not-found page. */
export function Component() {
  const { city, hospitals, treatments, doctors } = useLoaderData<CityData>();
  return (
    <PublicPage>
      <CityPage
        city={city}
        hospitals={hospitals}
        treatments={treatments}
        doctors={doctors}
        ask={<StartYourJourney about={{ destination: city.name }}>{CITY_MESSAGES.ask(city.name)}</StartYourJourney>}
        askShort={<StartYourJourney about={{ destination: city.name }}>{CITY_MESSAGES.ask_short}</StartYourJourney>}
      />
    </PublicPage>
  );
}

export function meta({ data, origin }: PageMetaArgs): PageMeta {
  const read = data as CityData | null | undefined;
  return read ? cityMeta(read, origin) : {};
}
