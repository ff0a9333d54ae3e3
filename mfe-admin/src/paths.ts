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

/** A case whose journey has not begun: its messages and papers. */
export const intakeHref = (caseId: string, section?: string): string =>
  `${QUEUE_PATH}/intake/${caseId}${section === undefined ? '' : `?${SECTION_PARAM}=${section}`}`;

/** Requests of the service desk. */
export const REQUESTS_PATH = '/admin/service-requests';

export const serviceRequestHref = ({ id }: { id: string }): string => `${REQUESTS_PATH}/${id}`;
/** Makes a service request. */
export const CREATE_PATH = '/admin/create-service-request';
/** Makes one about a case. */
export const createCaseRequestHref = ({ id, name }: { id: string; name: string }): string =>
  `${CREATE_PATH}?${new URLSearchParams({ journey: id, number: name })}`;

/** What is needed, and one need. */
export const NEEDS_PATH = '/admin/resource-mobilization';
export const needHref = ({ id }: { id: string }): string => `${NEEDS_PATH}/needs/${id}`;

/** A treatment request. */
export const requestHref = (id: string): string => `/admin/requests/${id}`;

/** All enquiries, requests and cases of one person, by the id of any of them. */
export const personHref = (id: string): string => `/admin/persons/${id}`;

export const INBOX_PATH = '/admin/inbox';
/** Opens one request of the inbox; mails to the team link to it. */
export const REQUEST_PARAM = 'request';

/** Enters an enquiry that came without a form. */
export const NEW_ENQUIRY_PATH = `${INBOX_PATH}/new`;
/** Messages by mail and text that are in no thread. */
export const INCOMING_PATH = `${INBOX_PATH}/not-placed`;

/** An enquiry in the inbox. */
export const enquiryHref = (id: string): string => `${INBOX_PATH}?${REQUEST_PARAM}=${id}`;

export const SIGNALS_PATH = '/admin/crisis-detection';
export const DEFINITIONS_PATH = `${SIGNALS_PATH}/definitions`;
export const INCIDENTS_PATH = '/admin/incident-command';

export const signalHref = ({ id }: { id: string }): string => `${SIGNALS_PATH}/${id}`;
export const incidentHref = ({ id }: { id: string }): string => `${INCIDENTS_PATH}/${id}`;
/** A run of an escalation chain. */
export const runHref = ({ id }: { id: string }): string => `/admin/escalation-management/runs/${id}`;
