import type { PageMeta, PageMetaArgs } from '@ayana/portal-kit';

import { StartYourJourney } from '../features/consultations/consultation-triggers';
import { PARTNERSHIPS_MESSAGES } from '../features/partnerships/messages';
import { PartnershipsPage } from '../features/partnerships/partnerships-page';
import { lazyPart } from '../lazy-hydration/lazy-part';
import { PublicPage } from '../page-layout/public-page';
import { breadcrumbData } from '../page-layout/structured-data';

export { publicLoader as loader } from '../loaders/public-loader';
export { action } from './partnerships.server';

const PartnerForm = lazyPart('partner', () =>
  import('../features/partnerships/partner-form').then((form) => form.PartnerForm),
);
const DoctorForm = lazyPart('doctor', () =>
  import('../features/partnerships/doctor-form').then((form) => form.DoctorForm),
);

/** The partners, and the application forms. */
export function Component() {
  return (
    <PublicPage>
      <PartnershipsPage partnerForm={<PartnerForm />} doctorForm={<DoctorForm />} ask={<StartYourJourney />} />
    </PublicPage>
  );
}

export function meta({ origin }: PageMetaArgs): PageMeta {
  return {
    title: PARTNERSHIPS_MESSAGES.page_title,
    description: PARTNERSHIPS_MESSAGES.description,
    canonical: '/partnerships',
    structuredData: breadcrumbData(origin, [], { name: PARTNERSHIPS_MESSAGES.title, to: '/partnerships' }),
  };
}
