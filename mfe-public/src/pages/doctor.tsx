import type { PageMeta, PageMetaArgs } from '@ayana/portal-kit';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { CompareButton } from '../compare/compare-button';
import { StartYourJourney } from '../features/consultations/consultation-triggers';
import { DOCTOR_MESSAGES } from '../features/doctor/messages';
import { doctorMeta } from '../features/doctor/doctor-meta';
import { DoctorPage } from '../features/doctor/doctor-page';
import { loadDoctor } from '../features/doctor/load-doctor';
import type { DoctorRead } from '../features/doctor/load-doctor';
import { lazyPart } from '../lazy-hydration/lazy-part';
import { publicLoader } from '../loaders/public-loader';
import { PublicPage } from '../page-layout/public-page';
import type { PublicPageData } from '../page-layout/public-page';

export { action } from './doctor.server';

/** Lazily hydrated, since most visitors only read. */
const Booking = lazyPart('booking', () =>
  import('../features/booking/book-doctor').then(({ BookDoctor }) => BookDoctor),
);

type DoctorData = PublicPageData & DoctorRead;

export async function loader({ request, params }: LoaderFunctionArgs): Promise<DoctorData> {
  const [shared, read] = await Promise.all([
    publicLoader({ request }),
    loadDoctor(params['doctorId'] ?? '', request.signal),
  ]);
  return { ...shared, ...read };
}

/** One doctor; an unknown id is a not-found page. */
export function Component() {
  const { doctor, times, prices, similar } = useLoaderData<DoctorData>();
  const [search] = useSearchParams();
  return (
    <PublicPage>
      <DoctorPage
        doctor={doctor}
        prices={prices}
        similar={similar}
        booking={<Booking key={doctor.id} doctor={doctor} at={search.get('at')} times={times} heading="h3" />}
        compare={<CompareButton kind="doctors" id={doctor.id} name={doctor.full_name} size="large" />}
        ask={<StartYourJourney>{DOCTOR_MESSAGES.next_ask}</StartYourJourney>}
      />
    </PublicPage>
  );
}

export function meta({ data, origin }: PageMetaArgs): PageMeta {
  const read = data as DoctorData | null | undefined;
  return read ? doctorMeta(read.doctor, origin) : {};
}
