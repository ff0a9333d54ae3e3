import type { RecordLink } from '@ayana/contracts/record-links';
import { caseHref, enquiryHref, incidentHref, needHref, serviceRequestHref } from '../../paths';

/** Where the other end of a link is shown. */
export function linkedHref({ kind, subject_id, url }: Pick<RecordLink, 'kind' | 'subject_id' | 'url'>): string {
  const id = subject_id ?? '';
  const pages: Readonly<Record<RecordLink['kind'], string>> = {
    journey: caseHref(id),
    inbox_item: enquiryHref(id),
    service_request: serviceRequestHref({ id }),
    need: needHref({ id }),
    incident: incidentHref({ id }),
    user: `/admin/users?person=${id}`,
    url: url ?? '',
  };
  return pages[kind];
}
