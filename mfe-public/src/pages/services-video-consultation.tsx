import twoClocks from '@ayana/shared-ui/assets/drawings/care-two-clocks.svg';
import type { PageMeta, PageMetaArgs } from '@ayana/portal-kit';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { BookVideoConsultation } from '../features/consultations/consultation-triggers';
import { VideoPage } from '../features/video-page/video-page';
import { videoMeta } from '../features/video-page/video-meta';
import { PublicPage } from '../page-layout/public-page';
import { reviewedLoader } from '../loaders/reviewed-loader';
import type { ReviewedPageData } from '../loaders/reviewed-loader';

export function loader({ request }: LoaderFunctionArgs): Promise<ReviewedPageData> {
  return reviewedLoader('/services/video-consultation', request);
}

/** The page about video consultations; the form is at /video-consultation and in the dialog. */
export function Component() {
  const { review } = useLoaderData<ReviewedPageData>();
  return (
    <PublicPage>
      <VideoPage
        review={review}
        drawing={{ src: twoClocks, width: 400, height: 280, alt: '' }}
        book={<BookVideoConsultation button />}
      />
    </PublicPage>
  );
}

export function meta({ data, origin }: PageMetaArgs): PageMeta {
  return videoMeta((data as ReviewedPageData | null)?.review ?? null, origin);
}
