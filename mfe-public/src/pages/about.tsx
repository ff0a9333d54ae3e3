import { BRAND } from '@ayana/contracts/brand';
import type { PageMeta, PageMetaArgs } from '@ayana/portal-kit';

import { ABOUT_HEAD } from '../features/about/head';
import { later } from '../later';
import { PublicPage } from '../layout/public-page';

export { publicLoader as loader } from '../layout/public-loader';

const Page = later('about', async () => {
  const [{ AboutPage }, { StartYourJourney }] = await Promise.all([
    import('../features/about'),
    import('../features/consultations'),
  ]);
  return function Read() {
    return <AboutPage consult={<StartYourJourney />} />;
  };
});

/** Read first, alive when the visitor begins to use it: its long texts come with neither the first view nor its scripts. */
export function Component() {
  return (
    <PublicPage>
      <Page />
    </PublicPage>
  );
}

export function meta({ origin }: PageMetaArgs): PageMeta {
  return {
    title: ABOUT_HEAD.title,
    description: ABOUT_HEAD.description,
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: BRAND.name,
      url: origin,
      description: ABOUT_HEAD.lead,
      telephone: BRAND.phone,
      email: BRAND.email,
    },
  };
}
