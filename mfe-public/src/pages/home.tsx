import { BRAND, SUPPORT_HOURS } from '@ayana/contracts/brand';
import type { PageMeta, PageMetaArgs } from '@ayana/portal-kit';

import { StartYourJourney } from '../features/consultations/consultation-triggers';
import { Hero } from '../features/hero/hero';
import { SearchBox } from '../features/search/search-box';
import { lazyPart } from '../lazy-hydration/lazy-part';
import type { PublicPageData } from '../page-layout/public-page';

export { publicLoader as loader } from '../loaders/public-loader';

const Below = lazyPart('home', () => import('./home-below').then(({ HomeBelow }) => HomeBelow));

/** The home page, as sections 1 and 2 of the specification say; everything below the hero is lazily hydrated. */
export function Component() {
  return (
    <>
      <Hero action={<StartYourJourney />} search={<SearchBox />} />
      <Below />
    </>
  );
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

export function meta({ data, origin }: PageMetaArgs): PageMeta {
  const { social_links = [] } = (data ?? {}) as Partial<PublicPageData>;
  const { city, country, postal_code, street } = BRAND.address_parts;
  return {
    canonical: '/',
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: BRAND.name,
        url: `${origin}/`,
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
      {
        '@context': 'https://schema.org',
        '@type': 'MedicalOrganization',
        name: BRAND.name,
        url: `${origin}/`,
        telephone: BRAND.phone,
        email: BRAND.email,
        address: {
          '@type': 'PostalAddress',
          streetAddress: street,
          addressLocality: city,
          postalCode: postal_code,
          addressCountry: country,
        },
        sameAs: social_links.map(({ url }) => url),
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer support',
          telephone: BRAND.phone,
          email: BRAND.email,
          hoursAvailable: SUPPORT_HOURS.days.map(([opens, closes], day) => ({
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: DAYS[day],
            opens: clock(opens),
            closes: clock(closes),
          })),
        },
      },
    ],
  };
}
