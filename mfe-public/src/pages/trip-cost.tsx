import type { PageMeta, PageMetaArgs } from '@ayana/portal-kit';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { listMeta } from '../catalogue/list-meta';
import { StartYourJourney } from '../features/consultations/consultation-triggers';
import { loadTrip } from '../features/trip-cost/load-trip';
import { TRIP_MESSAGES } from '../features/trip-cost/messages';
import { TripPage } from '../features/trip-cost/trip-page';
import type { TripRead } from '../features/trip-cost/load-trip';
import { publicLoader } from '../loaders/public-loader';
import { PublicPage } from '../page-layout/public-page';
import type { PublicPageData } from '../page-layout/public-page';

interface TripData extends PublicPageData {
  read: TripRead;
  /** Whether the address chooses anything. */
  chosen: boolean;
}

export async function loader({ request }: LoaderFunctionArgs): Promise<TripData> {
  const query = new URL(request.url).searchParams;
  const [shared, read] = await Promise.all([publicLoader({ request }), loadTrip(query, request.signal)]);
  return { ...shared, read, chosen: query.size > 0 };
}

/** The trip cost calculator; its URL has a treatment, a city and numbers, but no personal data. */
export function Component() {
  const { read } = useLoaderData<TripData>();
  return (
    <PublicPage>
      <TripPage
        read={read}
        ask={
          <StartYourJourney {...(read.shown === null ? {} : { about: { destination: read.shown.city } })}>
            {TRIP_MESSAGES.ask}
          </StartYourJourney>
        }
      />
    </PublicPage>
  );
}

export function meta({ data, origin }: PageMetaArgs): PageMeta {
  const read = data as TripData | null | undefined;
  return listMeta(origin, { name: TRIP_MESSAGES.title, to: '/trip-cost' }, read?.chosen ?? false);
}
