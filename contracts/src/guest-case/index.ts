export type * from './guest-case-answers.ts';
export {
  GUEST_CODE_DIGITS,
  GUEST_CODE_MINUTES,
  GUEST_CODES_AN_HOUR,
  GUEST_LINK_DAYS,
  GUEST_MESSAGES_AN_HOUR,
  GUEST_PAGE,
  GUEST_PART_PARAMETER,
  GUEST_PARTS,
  GUEST_SESSION_MINUTES,
  GUEST_UPLOADS_PATH,
  GUEST_WRONG_CODES,
  guestPath,
  type GuestPart,
} from './rules.ts';
