/** What the mails about accounts are made of. All text in it is stored and escaped by the layout. */

type Optional<T> = T | null | undefined;

/** A mail about someone's account. */
interface AccountMailData {
  /** The user's name; only the first word is used. */
  readonly name: string;
}

/** A mail with a one-time link; the token is derived from `link_id` when the mail is written and is never stored. */
export interface AccountLinkMailData extends AccountMailData {
  readonly link_id: string;
  /** ISO 8601 in UTC. */
  readonly expires_at: string;
  /** IANA, if the user has given theirs. */
  readonly time_zone?: Optional<string>;
}

export interface VerifyEmailMailData extends AccountLinkMailData {
  /** The page of this site they were going to. */
  readonly next?: Optional<string>;
}

/** How someone used an address. */
export type AddressUse = 'sign_up' | 'confirmation' | 'reset' | 'change_email';

export interface SignUpKnownMailData extends AccountMailData {
  readonly email: string;
  readonly asked: AddressUse;
}

export interface NoAccountMailData {
  readonly email: string;
  readonly asked: AddressUse;
}

/** An event of an account, at an instant (ISO 8601 in UTC). */
export interface AccountEventMailData extends AccountMailData {
  readonly at: string;
  readonly time_zone?: Optional<string>;
}

export interface PasswordChangedMailData extends AccountEventMailData {
  /** By a link in a mail, or by a signed-in user. */
  readonly how: 'reset' | 'change';
}

export interface EmailChangeConfirmMailData extends AccountLinkMailData {
  /** The new address. */
  readonly email: string;
}

export interface EmailChangeNoticeMailData extends AccountEventMailData {
  /** The new address. */
  readonly email: string;
}

export interface IdentityChangedMailData extends AccountEventMailData {
  /** The displayed name of the outside identity provider. */
  readonly provider: string;
  readonly how: 'connected' | 'disconnected';
}

export type AccountDeletedMailData = AccountEventMailData;

/** The consent to the processing of health data was withdrawn. */
export interface ConsentWithdrawnMailData extends AccountEventMailData {
  /** Of the account. */
  readonly email: string;
  /** Version of the accepted text; several are separated by commas. */
  readonly text_version: string;
}

export interface RoleGivenMailData extends AccountMailData {
  /** The role in words. */
  readonly role_name: string;
  /** The organisation, or the doctor of the catalogue, when it came with the role. */
  readonly place?: Optional<string>;
}

export interface ApplicationRefusedMailData extends AccountMailData {
  /** The administrator's own words. */
  readonly note?: Optional<string>;
}
