import type { PageMeta } from '@ayana/portal-kit';

import { breadcrumbData } from '../../page-layout/structured-data';
import type { Crumb } from '../../page-layout/breadcrumbs';
import type { Hospital } from './hospital';
import { HOSPITAL_MESSAGES as TEXTS } from './messages';

/** A hospital's breadcrumbs: all hospitals, then those of its city. */
export function hospitalCrumbs({ city }: Pick<Hospital, 'city'>): Crumb[] {
  const all = { name: TEXTS.heading, to: '/hospitals' };
  return city === null ? [all] : [all, { name: city.name, to: `/hospitals?city=${city.slug}` }];
}

const LONGEST_DESCRIPTION = 158;

function describe(hospital: Hospital): string {
  const { hospital_type, city, bed_capacity, departments, accreditations } = hospital;
  const what = `${hospital_type ?? 'Hospital'}${city === null ? '' : ` in ${city.name}`}`;
  const beds = bed_capacity === null ? '' : `, ${TEXTS.beds(bed_capacity)}`;
  const start = `${what}${beds}, ${accreditations.join(', ')}. `;
  const end = 'Prices with what they leave out, doctors by name, free times.';
  const known = departments.slice(0, 3).join(', ');
  const full = `${start}${known}. ${end}`;
  return full.length <= LONGEST_DESCRIPTION ? full : `${start}${end}`;
}

/** The metadata of a hospital's page. */
export function hospitalMeta(hospital: Hospital, origin: string): PageMeta {
  const { id, hospital_name: name, city, summary, address, latitude, longitude, phone, email, departments } = hospital;
  const path = `/hospital/${id}`;
  return {
    title: city === null ? name : `${name}, ${city.name}`,
    description: describe(hospital),
    canonical: path,
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'Hospital',
        name,
        url: `${origin}${path}`,
        ...(summary === null ? {} : { description: summary }),
        address: {
          '@type': 'PostalAddress',
          ...(address === null ? {} : { streetAddress: address }),
          ...(city === null ? {} : { addressLocality: city.name, addressRegion: city.state }),
          addressCountry: 'IN',
        },
        ...(latitude === null || longitude === null ? {} : { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
        ...(phone === null ? {} : { telephone: phone }),
        ...(email === null ? {} : { email }),
        department: departments.map((each) => ({ '@type': 'MedicalClinic', name: each })),
      },
      breadcrumbData(origin, hospitalCrumbs(hospital), { name, to: path }),
    ],
  };
}
