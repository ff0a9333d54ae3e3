import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { PageMeta, PageMetaArgs } from '@ayana/portal-kit';
import { styled } from 'styled-components';

import { SearchBox } from '../features/hero';
import { BuiltInRows, DIRECTORY_MESSAGES, matchingHospitals } from '../features/hospital-directory';
import { loadTreatments, PriceList, TERM_LIMIT } from '../features/price-list';
import type { Treatment } from '../features/price-list';
import { publicLoader } from '../layout/public-loader';
import { PublicPage } from '../layout/public-page';
import type { PublicPageData } from '../layout/public-page';

interface ServicesData extends PublicPageData {
  term: string;
  treatments: readonly Treatment[] | null;
}

const Found = styled.section`
  margin-block-start: var(--space-6);
  & > h2 {
    margin-block-end: var(--space-3);
    font-size: var(--size-28);
  }
`;

export async function loader({ request }: LoaderFunctionArgs): Promise<ServicesData> {
  const term = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, TERM_LIMIT);
  const [shared, treatments] = await Promise.all([publicLoader({ request }), loadTreatments(term)]);
  return { ...shared, term, treatments };
}

/** All procedures with indicative prices; `?q=` searches them, and the hospitals. */
export function Component() {
  const { term, treatments } = useLoaderData<ServicesData>();
  const hospitals = matchingHospitals(term);
  return (
    <PublicPage>
      <PriceList
        term={term}
        treatments={treatments}
        search={<SearchBox term={term} />}
        hospitals={
          hospitals.length === 0 ? undefined : (
            <Found aria-labelledby="found-hospitals">
              <h2 id="found-hospitals">{DIRECTORY_MESSAGES.found}</h2>
              <BuiltInRows hospitals={hospitals} heading="h3" />
            </Found>
          )
        }
      />
    </PublicPage>
  );
}

/** A search is a view of this page, not a page of its own. */
export function meta({ data }: PageMetaArgs): PageMeta {
  const term = (data as ServicesData | null)?.term ?? '';
  return term === '' ? {} : { title: `${term}: services and prices`, canonical: '/services', robots: 'noindex' };
}
