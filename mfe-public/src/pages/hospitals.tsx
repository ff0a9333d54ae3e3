import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { HospitalDirectory, loadHospitals } from '../features/hospital-directory';
import type { PartnerHospital } from '../features/hospital-directory';
import { publicLoader } from '../layout/public-loader';
import { PublicPage } from '../layout/public-page';
import type { PublicPageData } from '../layout/public-page';

interface HospitalsData extends PublicPageData {
  partners: readonly PartnerHospital[];
}

export async function loader({ request }: LoaderFunctionArgs): Promise<HospitalsData> {
  const [shared, partners] = await Promise.all([publicLoader({ request }), loadHospitals()]);
  return { ...shared, partners };
}

/** Every hospital we list. */
export function Component() {
  const { partners } = useLoaderData<HospitalsData>();
  return (
    <PublicPage>
      <HospitalDirectory partners={partners} />
    </PublicPage>
  );
}
