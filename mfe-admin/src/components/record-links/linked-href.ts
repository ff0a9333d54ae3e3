import type { RecordLink } from '@ayana/contracts/record-links';
import { caseHref, enquiryHref, incidentHref, intakeHref, needHref, serviceRequestHref } from '../../paths';

/** Where the other end of a link is shown. */
export function linkedHref({
  kind,
  subject_id,
  url,
  is_intake,
}: Pick<RecordLink, 'kind' | 'subject_id' | 'url' | 'is_intake'>): string {
  const id = subject_id ?? '';
  const pages: Readonly<Record<RecordLink['kind'], string>> = {
    journey: is_intake ? intakeHref(id) : caseHref(id),
    inbox_item: enquiryHref(id),
    service_request: serviceRequestHref({ id }),
    need: needHref({ id }),
    incident: incidentHref({ id }),
    user: `/admin/users?person=${id}`,
    url: url ?? '',
  };
  return pages[kind];
}
