/** Addresses that several features lead to. */
export const QUEUE_PATH = '/case-manager';
export const BOARD_PATH = '/case-manager/board';
export const TEMPLATES_PATH = '/case-manager/templates';
/** Which section of a case is open. */
export const SECTION_PARAM = 'section';

/** The page of a case, and one of its sections. */
export function caseHref(journeyId: string, section?: string): string {
  const path = `${QUEUE_PATH}/cases/${journeyId}`;
  return section === undefined ? path : `${path}?${SECTION_PARAM}=${section}`;
}

/** Requests of the service desk. */
export const SERVICE_REQUESTS_PATH = '/admin/service-requests';

/** A treatment request. */
export const requestHref = (id: string): string => `/admin/requests/${id}`;

/** An enquiry in the inbox. */
export const enquiryHref = (id: string): string => `/admin/inbox?request=${id}`;
