import type { PageMeta } from '@ayana/portal-kit';

import { breadcrumbData, medicalPageData } from '../../page-layout/structured-data';
import type { Crumb } from '../../page-layout/breadcrumbs';
import type { Review } from '../../loaders/load-review';
import type { JourneyPageTexts } from './journey-page-texts';
import { JOURNEY_MESSAGES as TEXTS, WRITTEN } from './messages';

const OVERVIEW: Crumb = { name: TEXTS.journey, to: TEXTS.overview_path };

/** The metadata of one part of the journey. */
export function journeyMeta(part: JourneyPageTexts, review: Review | null, origin: string): PageMeta {
  const page: Crumb = { name: part.title, to: `/treatment-journey/${part.step}` };
  return {
    canonical: page.to,
    structuredData: [
      medicalPageData(origin, page, { description: part.lead, written: WRITTEN.date, review }),
      breadcrumbData(origin, [OVERVIEW], page),
    ],
  };
}

/** The metadata of the overview. */
export function overviewMeta(review: Review | null, origin: string): PageMeta {
  return {
    canonical: OVERVIEW.to,
    structuredData: [
      medicalPageData(origin, OVERVIEW, { description: TEXTS.overview.lead, written: WRITTEN.date, review }),
      breadcrumbData(origin, [{ name: 'Services', to: '/services' }], OVERVIEW),
    ],
  };
}
