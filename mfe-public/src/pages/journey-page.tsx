import type { PageMetaArgs, PageModule } from '@ayana/portal-kit';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { StartYourJourney } from '../features/consultations/consultation-triggers';
import { JOURNEY_DRAWING, JOURNEY_MESSAGES } from '../features/journey-pages/messages';
import { journeyMeta } from '../features/journey-pages/journey-meta';
import { JourneyPage } from '../features/journey-pages/journey-page';
import type { JourneyPageTexts } from '../features/journey-pages/journey-page-texts';
import { reviewedLoader } from '../loaders/reviewed-loader';
import type { ReviewedPageData } from '../loaders/reviewed-loader';
import { PublicPage } from '../page-layout/public-page';

/** The page of one part of the journey. @param drawing URL of its scene */
export function journeyPage(
  part: JourneyPageTexts,
  drawing: string,
): Required<Pick<PageModule, 'loader' | 'Component' | 'meta'>> {
  return {
    loader: ({ request }: LoaderFunctionArgs) => reviewedLoader(`/treatment-journey/${part.step}`, request),

    Component() {
      const { review } = useLoaderData<ReviewedPageData>();
      return (
        <PublicPage>
          <JourneyPage
            part={part}
            review={review}
            drawing={{ src: drawing, ...JOURNEY_DRAWING }}
            action={<StartYourJourney>{JOURNEY_MESSAGES.ask}</StartYourJourney>}
          />
        </PublicPage>
      );
    },

    meta: ({ data, origin }: PageMetaArgs) =>
      journeyMeta(part, (data as ReviewedPageData | null)?.review ?? null, origin),
  };
}
