import { Suspense } from 'react';

import { Claims } from '../features/claims/claims';
import { BookVideoConsultation } from '../features/consultations/consultation-triggers';
import { ContactSection } from '../features/contact/contact-section';
import { PartnerHospitals } from '../features/partner-hospitals/partner-hospitals';
import { ServicesSection } from '../features/services/services-section';
import { WaysToStart } from '../features/ways-to-start/ways-to-start';
import { WhyChooseUs } from '../features/why-choose-us/why-choose-us';
import { PublicPage } from '../page-layout/public-page';

/**
 * The home page below its hero. Each boundary hydrates separately, the clicked one first,
 * so that a click never waits for the whole page.
 */
export function HomeBelow() {
  return (
    <PublicPage>
      <Suspense fallback={null}>
        <WaysToStart />
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
