import { Suspense } from 'react';

import { Claims } from '../features/claims';
import { BookVideoConsultation } from '../features/consultations';
import { ContactSection } from '../features/contact';
import { PartnerHospitals } from '../features/partner-hospitals';
import { ServicesSection } from '../features/services';
import { WaysIn } from '../features/ways-in';
import { WhyChooseUs } from '../features/why-choose-us';
import { PublicPage } from '../layout/public-page';

/**
 * The home page under its hero. Nothing in it waits: each boundary is a part React brings to life by itself, the one someone
 * touches first, so that a press never waits for the whole page.
 */
export function HomeBelow() {
  return (
    <PublicPage>
      <Suspense fallback={null}>
        <WaysIn />
      </Suspense>
      <Suspense fallback={null}>
        <Claims />
      </Suspense>
      <Suspense fallback={null}>
        <ServicesSection videoAction={<BookVideoConsultation />} />
      </Suspense>
      <Suspense fallback={null}>
        <WhyChooseUs />
      </Suspense>
      <Suspense fallback={null}>
        <PartnerHospitals />
      </Suspense>
      <Suspense fallback={null}>
        <ContactSection />
      </Suspense>
    </PublicPage>
  );
}
