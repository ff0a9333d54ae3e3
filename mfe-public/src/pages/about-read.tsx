import { AboutPage } from '../features/about';
import { StartYourJourney } from '../features/consultations';
import { PublicPage } from '../layout/public-page';

/** The page about Ayana, with the footer under it. */
export function AboutRead() {
  return (
    <PublicPage>
      <AboutPage consult={<StartYourJourney />} />
    </PublicPage>
  );
}
