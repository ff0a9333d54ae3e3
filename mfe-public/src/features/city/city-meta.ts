import type { PageMeta } from '@ayana/portal-kit';

import { breadcrumbData } from '../../page-layout/structured-data';
import type { CityRead } from './load-city';
import { CITY_MESSAGES as TEXTS } from './messages';

/** The metadata of a city's page. */
export function cityMeta({ city, hospitals }: Pick<CityRead, 'city' | 'hospitals'>, origin: string): PageMeta {
  const { slug, name, state, summary, latitude, longitude, airport_code } = city;
  const path = `/destinations/${slug}`;
  return {
    title: TEXTS.title(name),
    description: TEXTS.description(name, airport_code),
    canonical: path,
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'City',
        name,
        description: summary,
        url: `${origin}${path}`,
        geo: { '@type': 'GeoCoordinates', latitude, longitude },
        containedInPlace: { '@type': 'State', name: state, containedInPlace: { '@type': 'Country', name: 'India' } },
        containsPlace: (hospitals ?? []).map(({ id, hospital_name }) => ({
          '@type': 'Hospital',
          name: hospital_name,
          url: `${origin}/hospital/${id}`,
          address: { '@type': 'PostalAddress', addressLocality: name, addressRegion: state, addressCountry: 'IN' },
        })),
      },
      breadcrumbData(origin, [{ name: TEXTS.all_cities, to: '/destinations' }], { name, to: path }),
    ],
  };
}
