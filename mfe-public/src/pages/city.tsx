import type { PageMeta, PageMetaArgs } from '@ayana/portal-kit';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { CITY_MESSAGES, cityMeta, CityPage, loadCity } from '../features/city';
import type { CityRead } from '../features/city';
import { StartYourJourney } from '../features/consultations';
import { publicLoader } from '../layout/public-loader';
import { PublicPage } from '../layout/public-page';
import type { PublicPageData } from '../layout/public-page';

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
