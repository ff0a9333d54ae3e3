import type { PageMeta, PageMetaArgs } from '@ayana/portal-kit';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { listMeta } from '../catalogue/list-meta';
import { StartYourJourney } from '../features/consultations/consultation-triggers';
import { DOCTORS_MESSAGES } from '../features/doctors/messages';
import { FindDoctorsPage } from '../features/doctors/find-doctors-page';
import { loadDoctorsForProblem } from '../features/doctors/load-doctors-for-problem';
import type { FoundDoctors } from '../features/doctors/load-doctors-for-problem';
import { publicLoader } from '../loaders/public-loader';
import { PublicPage } from '../page-layout/public-page';
import type { PublicPageData } from '../page-layout/public-page';

interface FindDoctorsData extends PublicPageData {
  problem: string;
  found: FoundDoctors | null;
}

/** Longest problem text. */
const LONGEST = 100;

export async function loader({ request }: LoaderFunctionArgs): Promise<FindDoctorsData> {
  const problem = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, LONGEST);
  const [shared, found] = await Promise.all([
    publicLoader({ request }),
    problem === '' ? Promise.resolve(null) : loadDoctorsForProblem(problem, request.signal),
  ]);
  return { ...shared, problem, found };
}

/** Doctors for a problem. */
export function Component() {
  const { problem, found } = useLoaderData<FindDoctorsData>();
  return (
    <PublicPage>
      <FindDoctorsPage
        problem={problem}
        found={found}
        ask={<StartYourJourney>{DOCTORS_MESSAGES.ask}</StartYourJourney>}
      />
    </PublicPage>
  );
}

export function meta({ data, origin }: PageMetaArgs): PageMeta {
  const read = data as FindDoctorsData | null | undefined;
  return listMeta(origin, { name: DOCTORS_MESSAGES.find_title, to: '/find-doctors' }, (read?.problem ?? '') !== '');
}
