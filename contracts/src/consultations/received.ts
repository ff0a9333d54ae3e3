/** The permanent page that confirms a consultation request: `/consultation/received/AY-7K3F9Q`. */
export const RECEIVED_PATH = '/consultation/received';

/** @param reference the request's short number; the address holds nothing about the person */
export const receivedPath = (reference: string): string => `${RECEIVED_PATH}/${reference}`;

/** Fragment of the address a form without script is redirected to: its draft, if the browser has one, was sent. */
export const SENT_FRAGMENT = '#sent';
