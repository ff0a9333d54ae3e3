import type { PageMeta, PageMetaArgs } from '@ayana/portal-kit';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { CompareButton } from '../compare';
import { StartYourJourney } from '../features/consultations';
import { DIRECTORY_MESSAGES, hospitalMeta, HospitalPage, loadHospital } from '../features/hospital-directory';
import type { Hospital } from '../features/hospital-directory';
import { placeOf } from '../forms/consultation-about';
import { publicLoader } from '../layout/public-loader';
import { PublicPage } from '../layout/public-page';
import type { PublicPageData } from '../layout/public-page';

interface HospitalData extends PublicPageData {
  hospital: Hospital;
  /** Day of the reading, `YYYY-MM-DD`. */
  today: string;
}

export async function loader({ request, params }: LoaderFunctionArgs): Promise<HospitalData> {
  const [shared, hospital] = await Promise.all([
    publicLoader({ request }),
    loadHospital(params['hospitalId'] ?? '', request.signal),
  ]);
  return { ...shared, hospital, today: new Date().toISOString().slice(0, 10) };
}

/** One hospital; an id nobody has is a not-found page. */
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
          <StartYourJourney about={{ hospital: hospital.id, destination: placeOf(hospital) }}>
            {DIRECTORY_MESSAGES.ask}
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
