import { useLoaderData } from 'react-router-dom';

import type { TreatmentChoicesData } from '../loaders/treatment-choices-loader';
import { lazyPart } from '../lazy-hydration/lazy-part';
import { PublicPage } from '../page-layout/public-page';

export { treatmentChoicesLoader as loader } from '../loaders/treatment-choices-loader';
export { action } from './contact.server';

const Page = lazyPart('contact', async () => {
  const { ContactSection } = await import('../features/contact/contact-section');
  return function Read({ treatments }: Pick<TreatmentChoicesData, 'treatments'>) {
    return <ContactSection heading="h1" treatments={treatments} />;
  };
});

/** The contact form as a page. */
export function Component() {
  const { treatments } = useLoaderData<TreatmentChoicesData>();
  return (
    <PublicPage>
      <Page treatments={treatments} />
    </PublicPage>
  );
}
