import type { PageMeta } from '@ayana/portal-kit';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { RESOURCES_MESSAGES } from '../features/resources/messages';
import { later } from '../later';
import { PublicPage } from '../layout/public-page';
import { reviewedLoader } from '../layout/reviewed-loader';
import type { ReviewedPageData } from '../layout/reviewed-loader';

export const loader = ({ request }: LoaderFunctionArgs): Promise<ReviewedPageData> =>
  reviewedLoader('/resources', request);

const Page = later('resources', async () => {
  const [{ ResourcesPage }, { StartYourJourney }] = await Promise.all([
    import('../features/resources'),
    import('../features/consultations'),
  ]);
  return function Read({ review }: Pick<ReviewedPageData, 'review'>) {
    return <ResourcesPage review={review} consult={<StartYourJourney />} />;
  };
});

/** Read first, alive when the visitor begins to use it: its long texts come with neither the first view nor its scripts. */
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
