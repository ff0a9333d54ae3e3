import { Claims } from '../features/claims';
import { BookVideoConsultation } from '../features/consultations';
import { ContactSection } from '../features/contact';
import { PartnerHospitals } from '../features/partner-hospitals';
import { ServicesSection } from '../features/services';
import { WhyChooseUs } from '../features/why-choose-us';
import { PublicPage } from '../layout/public-page';

/** The home page under its hero. */
export function HomeBelow() {
  return (
    <PublicPage>
      <Claims />
      <ServicesSection videoAction={<BookVideoConsultation />} />
      <WhyChooseUs />
      <PartnerHospitals />
      <ContactSection />
    </PublicPage>
  );
}
