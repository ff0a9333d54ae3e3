import type { PageMeta } from '@ayana/portal-kit';

import { breadcrumbData, faqData, medicalPageData } from '../../page-layout/structured-data';
import type { Crumb } from '../../page-layout/breadcrumbs';
import type { Review } from '../../loaders/load-review';
import { SPECIALITY_MESSAGES, WRITTEN } from './messages';
import type { Procedure } from './procedure';
import type { Speciality } from './speciality';

const SERVICES_CRUMB: Crumb = { name: SPECIALITY_MESSAGES.services, to: '/services' };

/** schema.org MedicalProcedure of a row of the catalogue, as part of the page's MedicalWebPage. */
function procedureData(
  { name, plain_name, description }: Procedure,
  explained: Readonly<Record<string, string>>,
): object {
  return {
    '@type': 'MedicalProcedure',
    name: plain_name ?? name,
    alternateName: name,
    description: explained[name] ?? description ?? undefined,
  };
}

/** The structured data of a speciality: page, procedures, questions and breadcrumbs. */
export function specialityMeta(
  speciality: Speciality,
  { procedures, review }: { procedures: readonly Procedure[] | null; review: Review | null },
  origin: string,
): PageMeta {
  const page: Crumb = { name: speciality.title, to: speciality.path };
  return {
    canonical: speciality.path,
    structuredData: [
      {
        ...medicalPageData(origin, page, { description: speciality.lead, written: WRITTEN.date, review }),
        mainEntity: (procedures ?? []).map((procedure) => procedureData(procedure, speciality.procedures)),
      },
      faqData(speciality.questions),
      breadcrumbData(origin, [SERVICES_CRUMB], page),
    ],
  };
}
