import type { PageMeta, PageMetaArgs } from '@ayana/portal-kit';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { CAREERS_MESSAGES } from '../features/careers/messages';
import { CareersPage } from '../features/careers/careers-page';
import { loadVacancies } from '../features/careers/load-vacancies';
import type { Vacancy } from '../features/careers/load-vacancies';
import { StartYourJourney } from '../features/consultations/consultation-triggers';
import { lazyPart } from '../lazy-hydration/lazy-part';
import { publicLoader } from '../loaders/public-loader';
import { PublicPage } from '../page-layout/public-page';
import type { PublicPageData } from '../page-layout/public-page';
import { breadcrumbData } from '../page-layout/structured-data';

export { action } from './careers.server';

interface CareersData extends PublicPageData {
  /** Null when they failed to load. */
  vacancies: readonly Vacancy[] | null;
  /** Slug of the vacancy in the URL. */
  opened: string | null;
}

const Form = lazyPart('career', () => import('../features/careers/career-form').then(({ CareerForm }) => CareerForm));

export async function loader({ request }: LoaderFunctionArgs): Promise<CareersData> {
  const [shared, vacancies] = await Promise.all([publicLoader({ request }), loadVacancies(request.signal)]);
  const named = new URL(request.url).searchParams.get('vacancy');
  return { ...shared, vacancies, opened: vacancies?.find(({ slug }) => slug === named)?.slug ?? null };
}

/** The vacancies and the application for them. */
export function Component() {
  const { vacancies, opened } = useLoaderData<CareersData>();
  return (
    <PublicPage>
      <CareersPage
        vacancies={vacancies}
        opened={opened}
        form={<Form key={opened} vacancies={vacancies ?? []} vacancy={opened} />}
        ask={<StartYourJourney />}
      />
    </PublicPage>
  );
}

export function meta({ origin }: PageMetaArgs): PageMeta {
  return {
    title: CAREERS_MESSAGES.page_title,
    description: CAREERS_MESSAGES.description,
    canonical: '/careers',
    structuredData: breadcrumbData(origin, [], { name: CAREERS_MESSAGES.title, to: '/careers' }),
  };
}
