import type { PageMeta, PageMetaArgs } from '@ayana/portal-kit';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { listMeta } from '../catalogue/list-meta';
import { loadList } from '../catalogue/load-list';
import type { ListData } from '../catalogue/load-list';
import { StartYourJourney } from '../features/consultations';
import { HOSPITALS_MESSAGES, HospitalsListPage, loadHospitalsPage } from '../features/hospitals-list';
import type { HospitalsPage } from '../features/hospitals-list';
import { isNothing, ListMeaning, loadMeaning, type Meaning, termOf } from '../features/search';
import { PublicPage } from '../layout/public-page';

interface HospitalsData extends ListData<HospitalsPage> {
  /** Null where nothing is searched for. */
  meaning: Meaning | null;
}

export async function loader(args: LoaderFunctionArgs): Promise<HospitalsData> {
  const { signal, url } = args.request;
  const [list, meaning] = await Promise.all([
    loadList(args, 'The partner hospitals', loadHospitalsPage),
    loadMeaning(termOf(new URL(url).searchParams), signal),
  ]);
  return { ...list, meaning };
}

/** Every hospital we list, narrowed by what its address says. */
export function Component() {
  const { page, treatment, meaning } = useLoaderData<HospitalsData>();
  return (
    <PublicPage>
      <HospitalsListPage
        page={page}
        treatment={treatment}
        meaning={<ListMeaning meaning={meaning} />}
        nothingFits={isNothing(meaning, page?.total)}
        ask={<StartYourJourney>{HOSPITALS_MESSAGES.ask}</StartYourJourney>}
      />
    </PublicPage>
  );
}

export function meta({ data, origin }: PageMetaArgs): PageMeta {
  const read = data as HospitalsData | null | undefined;
  return listMeta(origin, { name: HOSPITALS_MESSAGES.heading, to: '/hospitals' }, read?.narrowed ?? false);
}
