import { useLoaderData, useSearchParams } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { loadBookable } from '../features/booking/load-bookable';
import type { Bookable } from '../features/booking/load-bookable';
import { type TreatmentChoicesData, treatmentChoicesLoader } from '../loaders/treatment-choices-loader';
import { lazyPart } from '../lazy-hydration/lazy-part';
import { PublicPage } from '../page-layout/public-page';

export { action } from './video-consultation.server';

interface VideoConsultationData extends TreatmentChoicesData {
  /** The doctor of the address; null where it names none. */
  bookable: Bookable | null;
}

const Form = lazyPart('video-consultation', () =>
  import('../features/consultations/consultation-pages').then(({ VideoConsultationPage }) => VideoConsultationPage),
);
const Booking = lazyPart('booking', () =>
  import('../features/booking/booking-page').then(({ BookingPage }) => BookingPage),
);

export async function loader({ request }: LoaderFunctionArgs): Promise<VideoConsultationData> {
  const doctor = new URL(request.url).searchParams.get('doctor');
  const [shared, bookable] = await Promise.all([
    treatmentChoicesLoader({ request }),
    loadBookable(doctor, request.signal),
  ]);
  return { ...shared, bookable };
}

/** The video consultation form as a page, or with `?doctor=` that doctor's free times: read first, alive when the visitor begins to use it. */
export function Component() {
  const { bookable, treatments } = useLoaderData<VideoConsultationData>();
  const [search] = useSearchParams();
  return (
    <PublicPage>
      {bookable === null ? (
        <Form treatments={treatments} />
      ) : (
        <Booking key={bookable.doctor.id} bookable={bookable} at={search.get('at')} />
      )}
    </PublicPage>
  );
}
