import type { PageMeta } from '@ayana/portal-kit';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { RESOURCES_MESSAGES } from '../features/resources/messages';
import { lazyPart } from '../lazy-hydration/lazy-part';
import { PublicPage } from '../page-layout/public-page';
import { reviewedLoader } from '../loaders/reviewed-loader';
import type { ReviewedPageData } from '../loaders/reviewed-loader';

export const loader = ({ request }: LoaderFunctionArgs): Promise<ReviewedPageData> =>
  reviewedLoader('/resources', request);

const Page = lazyPart('resources', async () => {
  const [{ ResourcesPage }, { StartYourJourney }] = await Promise.all([
    import('../features/resources/resources-page'),
    import('../features/consultations/consultation-triggers'),
  ]);
  return function Read({ review }: Pick<ReviewedPageData, 'review'>) {
    return <ResourcesPage review={review} consult={<StartYourJourney />} />;
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
  return { title: RESOURCES_MESSAGES.title, description: RESOURCES_MESSAGES.description };
}
