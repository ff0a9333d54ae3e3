/** Where a sent consultation request is confirmed, for good: `/consultation/received/AY-7K3F9Q`. */
export const RECEIVED_PATH = '/consultation/received';

/** @param reference the request's short number, which is all the address holds: nothing of the person */
export const receivedPath = (reference: string): string => `${RECEIVED_PATH}/${reference}`;

/** Ends the address a form without script is led to: its draft, if the browser kept one, has arrived. */
export const SENT_FRAGMENT = '#sent';
