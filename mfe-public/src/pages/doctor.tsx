import type { PageMeta, PageMetaArgs } from '@ayana/portal-kit';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { CompareButton } from '../compare';
import { StartYourJourney } from '../features/consultations';
import { DOCTOR_MESSAGES, doctorMeta, DoctorPage, loadDoctor } from '../features/doctor';
import type { DoctorRead } from '../features/doctor';
import { later } from '../later';
import { publicLoader } from '../layout/public-loader';
import { PublicPage } from '../layout/public-page';
import type { PublicPageData } from '../layout/public-page';

export { action } from './doctor.server';

/** Read with the page, alive once the visitor begins to use it: most only read. */
const Booking = later('booking', () => import('../features/booking/book-doctor').then(({ BookDoctor }) => BookDoctor));

type DoctorData = PublicPageData & DoctorRead;

export async function loader({ request, params }: LoaderFunctionArgs): Promise<DoctorData> {
  const [shared, read] = await Promise.all([
    publicLoader({ request }),
    loadDoctor(params['doctorId'] ?? '', request.signal),
  ]);
  return { ...shared, ...read };
}

/** One doctor; an id nobody has is a not-found page. */
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
