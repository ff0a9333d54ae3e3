import { useLoaderData, useSearchParams } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { loadBookable } from '../features/booking/load-bookable';
import type { Bookable } from '../features/booking/load-bookable';
import { type ChoicesData, choicesLoader } from '../forms/choices-loader';
import { later } from '../later';
import { PublicPage } from '../layout/public-page';

export { action } from './video-consultation.server';

interface VideoConsultationData extends ChoicesData {
  /** The doctor of the address; null where it names none. */
  bookable: Bookable | null;
}

const Form = later('video-consultation', () =>
  import('../features/consultations/consultation-pages').then(({ VideoConsultationPage }) => VideoConsultationPage),
);
const Booking = later('booking', () =>
  import('../features/booking/booking-page').then(({ BookingPage }) => BookingPage),
);

export async function loader({ request }: LoaderFunctionArgs): Promise<VideoConsultationData> {
  const doctor = new URL(request.url).searchParams.get('doctor');
  const [shared, bookable] = await Promise.all([choicesLoader({ request }), loadBookable(doctor, request.signal)]);
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
