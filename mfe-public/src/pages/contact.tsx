import { useLoaderData } from 'react-router-dom';

import type { ChoicesData } from '../forms/choices-loader';
import { later } from '../later';
import { PublicPage } from '../layout/public-page';

export { choicesLoader as loader } from '../forms/choices-loader';
export { action } from './contact.server';

const Page = later('contact', async () => {
  const { ContactSection } = await import('../features/contact');
  return function Read({ treatments }: Pick<ChoicesData, 'treatments'>) {
    return <ContactSection heading="h1" treatments={treatments} />;
  };
});

/** The contact form as a page. */
export function Component() {
  const { treatments } = useLoaderData<ChoicesData>();
  return (
    <PublicPage>
      <Page treatments={treatments} />
    </PublicPage>
  );
}
