import type { PageMeta, PageMetaArgs } from '@ayana/portal-kit';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { CompareButton } from '../compare/compare-button';
import { StartYourJourney } from '../features/consultations/consultation-triggers';
import { HOSPITAL_MESSAGES } from '../features/hospital/messages';
import { hospitalMeta } from '../features/hospital/hospital-meta';
import { HospitalPage } from '../features/hospital/hospital-page';
import { loadHospital } from '../features/hospital/load-hospital';
import type { Hospital } from '../features/hospital/hospital';
import { hospitalAndCity } from '../forms/consultation-about';
import { publicLoader } from '../loaders/public-loader';
import { PublicPage } from '../page-layout/public-page';
import type { PublicPageData } from '../page-layout/public-page';

interface HospitalData extends PublicPageData {
  hospital: Hospital;
  /** Today on the server, `YYYY-MM-DD`. */
  today: string;
}

export async function loader({ request, params }: LoaderFunctionArgs): Promise<HospitalData> {
  const [shared, hospital] = await Promise.all([
    publicLoader({ request }),
    loadHospital(params['hospitalId'] ?? '', request.signal),
  ]);
  return { ...shared, hospital, today: new Date().toISOString().slice(0, 10) };
}

/** One hospital; an unknown id is a not-found page. */
export function Component() {
  const { hospital, today } = useLoaderData<HospitalData>();
  const { hospital_name } = hospital;
  return (
    <PublicPage>
      <HospitalPage
        hospital={hospital}
        today={today}
        compare={<CompareButton kind="hospitals" id={hospital.id} name={hospital_name} size="large" />}
        ask={
          <StartYourJourney about={{ hospital: hospital.id, destination: hospitalAndCity(hospital) }}>
            {HOSPITAL_MESSAGES.ask}
          </StartYourJourney>
        }
      />
    </PublicPage>
  );
}

export function meta({ data, origin }: PageMetaArgs): PageMeta {
  const read = data as HospitalData | null | undefined;
  return read ? hospitalMeta(read.hospital, origin) : {};
}
