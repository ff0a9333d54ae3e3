import type { PageMeta, PageMetaArgs } from '@ayana/portal-kit';

import { StartYourJourney } from '../features/consultations';
import { PARTNERSHIPS_MESSAGES, PartnershipsPage } from '../features/partnerships';
import { later } from '../later';
import { PublicPage } from '../layout/public-page';
import { breadcrumbData } from '../layout/structured-data';

export { publicLoader as loader } from '../layout/public-loader';
export { action } from './partnerships.server';

const PartnerForm = later('partner', () =>
  import('../features/partnerships/partner-form').then((form) => form.PartnerForm),
);
const DoctorForm = later('doctor', () =>
  import('../features/partnerships/doctor-form').then((form) => form.DoctorForm),
);

/** The partners, and the applications of those who would be one. */
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
