import type { PageMeta } from '@ayana/portal-kit';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { INSURANCE_MESSAGES } from '../features/insurance/messages';
import { lazyPart } from '../lazy-hydration/lazy-part';
import { PublicPage } from '../page-layout/public-page';
import { reviewedLoader } from '../loaders/reviewed-loader';
import type { ReviewedPageData } from '../loaders/reviewed-loader';

export const loader = ({ request }: LoaderFunctionArgs): Promise<ReviewedPageData> =>
  reviewedLoader('/insurance', request);

const Page = lazyPart('insurance', async () => {
  const [{ InsurancePage }, { StartYourJourney }] = await Promise.all([
    import('../features/insurance/insurance-page'),
    import('../features/consultations/consultation-triggers'),
  ]);
  return function Read({ review }: Pick<ReviewedPageData, 'review'>) {
    return <InsurancePage review={review} consult={<StartYourJourney />} />;
  };
});

/** Lazily hydrated: the long texts are not in the scripts of the first view. */
export function Component() {
  const { review } = useLoaderData<ReviewedPageData>();
  return (
    <PublicPage>
      <Page review={review} />
    </PublicPage>
  );
}

export function meta(): PageMeta {
  return { title: INSURANCE_MESSAGES.title, description: INSURANCE_MESSAGES.description };
}
