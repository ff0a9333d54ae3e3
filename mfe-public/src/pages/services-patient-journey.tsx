import type { PageMeta, PageMetaArgs } from '@ayana/portal-kit';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { StartYourJourney } from '../features/consultations/consultation-triggers';
import { OverviewPage } from '../features/journey-pages/overview-page';
import { overviewMeta } from '../features/journey-pages/journey-meta';
import { PublicPage } from '../page-layout/public-page';
import { reviewedLoader } from '../loaders/reviewed-loader';
import type { ReviewedPageData } from '../loaders/reviewed-loader';

export function loader({ request }: LoaderFunctionArgs): Promise<ReviewedPageData> {
  return reviewedLoader('/services/patient-journey', request);
}

/** All ten stages of the journey on one line. */
export function Component() {
  const { review } = useLoaderData<ReviewedPageData>();
  return (
    <PublicPage>
      <OverviewPage action={<StartYourJourney />} review={review} />
    </PublicPage>
  );
}

export function meta({ data, origin }: PageMetaArgs): PageMeta {
  return overviewMeta((data as ReviewedPageData | null)?.review ?? null, origin);
}
