/** What is found, known or planned at the desk depends on each other and on requests: any change of one reads a page again. */
export const DESK_EVENTS = ['service_desk.updated', 'service_requests.updated'] as const;
