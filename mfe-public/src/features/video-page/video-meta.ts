import { SERVICES } from '@ayana/contracts/services';
import type { PageMeta } from '@ayana/portal-kit';

import type { Crumb } from '../../page-layout/breadcrumbs';
import type { Review } from '../../loaders/load-review';
import { breadcrumbData, faqData, medicalPageData } from '../../page-layout/structured-data';
import { VIDEO_PAGE as TEXTS, WRITTEN_DATE } from './messages';

const PAGE: Crumb = { name: TEXTS.title, to: TEXTS.path };

/** The metadata of the page: service with starting price, questions and breadcrumbs. */
export function videoMeta(review: Review | null, origin: string): PageMeta {
  const price = SERVICES.find(({ id }) => id === 'video')?.from_usd;
  return {
    canonical: TEXTS.path,
    structuredData: [
      {
        ...medicalPageData(origin, PAGE, { description: TEXTS.lead, written: WRITTEN_DATE, review }),
        mainEntity: {
          '@type': 'Service',
          name: 'Video consultation',
          serviceType: 'Telemedicine consultation',
          provider: { '@type': 'Organization', name: 'Ayana', url: `${origin}/` },
          offers: { '@type': 'Offer', price, priceCurrency: 'USD' },
        },
      },
      faqData(TEXTS.questions),
      breadcrumbData(origin, [{ name: TEXTS.services, to: '/services' }], PAGE),
    ],
  };
}
