import { AboutPage } from '../features/about/about-page';
import { StartYourJourney } from '../features/consultations/consultation-triggers';
import { PublicPage } from '../page-layout/public-page';

/** The page about Ayana, with the footer under it. */
export function AboutRead() {
  return (
    <PublicPage>
      <AboutPage consult={<StartYourJourney />} />
    </PublicPage>
  );
}
