import type { PageMeta, PageMetaArgs } from '@ayana/portal-kit';
import { useLoaderData, useParams } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { StartYourJourney } from '../features/consultations';
import {
  builtInHospital,
  DIRECTORY_MESSAGES,
  HospitalProfile,
  loadHospital,
  PartnerProfile,
} from '../features/hospital-directory';
import type { PartnerHospital } from '../features/hospital-directory';
import { cityOf } from '../hospitals/city-of';
import { publicLoader } from '../layout/public-loader';
import { PublicPage } from '../layout/public-page';
import type { PublicPageData } from '../layout/public-page';

interface HospitalData extends PublicPageData {
  /** Null for the built-in five, which need no server. */
  partner: PartnerHospital | null;
}

export async function loader({ request, params }: LoaderFunctionArgs): Promise<HospitalData> {
  const id = params['hospitalId'] ?? '';
  const [shared, partner] = await Promise.all([
    publicLoader({ request }),
    builtInHospital(id) ? Promise.resolve(null) : loadHospital(id),
  ]);
  return { ...shared, partner };
}

/** One hospital; an id nobody has is a not-found page. */
export function Component() {
  const { partner } = useLoaderData<HospitalData>();
  const builtIn = builtInHospital(useParams()['hospitalId'] ?? '');
  return (
    <PublicPage>
      {builtIn ? (
        <HospitalProfile
          hospital={builtIn}
          action={
            <StartYourJourney destination={`${builtIn.name}, ${cityOf(builtIn)}`}>
              {DIRECTORY_MESSAGES.ask}
            </StartYourJourney>
          }
        />
      ) : null}
      {partner ? (
        <PartnerProfile
          hospital={partner}
          action={<StartYourJourney destination={partner.hospital_name}>{DIRECTORY_MESSAGES.ask}</StartYourJourney>}
        />
      ) : null}
    </PublicPage>
  );
}

export function meta({ data, params, origin }: PageMetaArgs): PageMeta {
  const id = params['hospitalId'] ?? '';
  const builtIn = builtInHospital(id);
  if (!builtIn) return { title: (data as HospitalData | null)?.partner?.hospital_name ?? 'Hospital' };
  return {
    title: `${builtIn.name}, ${cityOf(builtIn)}`,
    description: `${builtIn.description} ${builtIn.bed_capacity} beds, ${builtIn.details.accreditations.join(', ')}.`,
    canonical: `/hospital/${builtIn.id}`,
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'Hospital',
      name: builtIn.name,
      url: `${origin}/hospital/${builtIn.id}`,
      description: builtIn.description,
      address: { '@type': 'PostalAddress', addressLocality: cityOf(builtIn), addressCountry: 'IN' },
      telephone: builtIn.details.contact.phone,
      email: builtIn.details.contact.email,
    },
  };
}
