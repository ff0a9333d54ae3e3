/** The page of a guest's case. The secret of a link is in the fragment, which no server sees. */
export const GUEST_PAGE = '/case';
/** What the page shows first. */
export const GUEST_PARTS = ['reports', 'write'] as const;
export type GuestPart = (typeof GUEST_PARTS)[number];
export const GUEST_PART_PARAMETER = 'part';

/** Where uploads of a guest go (tus): below the one path that their cookie is sent to. */
export const GUEST_UPLOADS_PATH = '/api/guest-case/uploads';

export const GUEST_LINK_DAYS = 30;
export const GUEST_SESSION_MINUTES = 30;
export const GUEST_CODE_DIGITS = 6;
export const GUEST_CODE_MINUTES = 10;
/** So many wrong codes in a row end the link. */
export const GUEST_WRONG_CODES = 5;
/** Codes that one link, and one telephone number, gets in an hour. */
export const GUEST_CODES_AN_HOUR = 3;
export const GUEST_MESSAGES_AN_HOUR = 20;

/** @param part what the page shows first */
export const guestPath = (token: string, part?: GuestPart): string =>
  `${GUEST_PAGE}${part === undefined ? '' : `?${GUEST_PART_PARAMETER}=${part}`}#${encodeURIComponent(token)}`;
