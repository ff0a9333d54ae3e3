import { APPOINTMENT_PARAMETER } from '@ayana/contracts/consultations';
import type { PageMeta } from '@ayana/portal-kit';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { loadAppointment } from '../features/booking/load-appointment';
import type { Opened } from '../features/booking/load-appointment';
import { BOOKING_MESSAGES } from '../features/booking/messages';
import { lazyPart } from '../lazy-hydration/lazy-part';
import { publicLoader } from '../loaders/public-loader';
import { PublicPage } from '../page-layout/public-page';
import type { PublicPageData } from '../page-layout/public-page';

interface AppointmentData extends PublicPageData {
  token: string;
  opened: Opened;
}

const Page = lazyPart('appointment', async () => {
  const [{ AppointmentPage }, { StartYourJourney }] = await Promise.all([
    import('../features/booking/appointment-page'),
    import('../features/consultations/consultation-triggers'),
  ]);
  return function Read(props: Omit<AppointmentData, keyof PublicPageData>) {
    return <AppointmentPage {...props} consult={<StartYourJourney />} />;
  };
});

export async function loader({ request }: LoaderFunctionArgs): Promise<AppointmentData> {
  const token = new URL(request.url).searchParams.get(APPOINTMENT_PARAMETER) ?? '';
  const [shared, opened] = await Promise.all([publicLoader({ request }), loadAppointment(token, request.signal)]);
  return { ...shared, token, opened };
}

/** An appointment, by the link in the mail. */
export function Component() {
  const { token, opened } = useLoaderData<AppointmentData>();
  return (
    <PublicPage>
      <Page token={token} opened={opened} />
    </PublicPage>
  );
}

/** Personal: not indexed. */
export function meta(): PageMeta {
  return { title: BOOKING_MESSAGES.appointment.title, canonical: '/appointment', robots: 'noindex' };
}
