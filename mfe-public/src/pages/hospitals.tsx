import type { PageMeta, PageMetaArgs } from '@ayana/portal-kit';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { listMeta } from '../catalogue/list-meta';
import { loadList } from '../catalogue/load-list';
import type { ListData } from '../catalogue/load-list';
import { StartYourJourney } from '../features/consultations';
import { HOSPITALS_MESSAGES, HospitalsListPage, loadHospitalsPage } from '../features/hospitals-list';
import type { HospitalsPage } from '../features/hospitals-list';
import { PublicPage } from '../layout/public-page';

type HospitalsData = ListData<HospitalsPage>;

export const loader = (args: LoaderFunctionArgs): Promise<HospitalsData> =>
  loadList(args, 'The partner hospitals', loadHospitalsPage);

/** Every hospital we list, narrowed by what its address says. */
export function Component() {
  const { page, treatment } = useLoaderData<HospitalsData>();
  return (
    <PublicPage>
      <HospitalsListPage
        page={page}
        treatment={treatment}
        ask={<StartYourJourney>{HOSPITALS_MESSAGES.ask}</StartYourJourney>}
      />
    </PublicPage>
  );
}

export function meta({ data, origin }: PageMetaArgs): PageMeta {
  const read = data as HospitalsData | null | undefined;
  return listMeta(origin, { name: HOSPITALS_MESSAGES.heading, to: '/hospitals' }, read?.narrowed ?? false);
}
