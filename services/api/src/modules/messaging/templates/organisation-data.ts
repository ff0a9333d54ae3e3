import type { CredentialKind } from '@ayana/contracts/organisations';

export interface OrganisationInvitationMailData {
  /** The link is derived from it when the mail is written. */
  readonly link_id: string;
  /** Of the reader. */
  readonly name: string;
  readonly organisation: string;
  /** The doctor of the catalogue whose account it will be. */
  readonly doctor: string | null;
  /** Null when the staff invite. */
  readonly inviter: string | null;
  /** ISO 8601 in UTC. */
  readonly expires_at: string;
  /** Into our own team: the link leads to another page. */
  readonly is_colleague?: boolean;
}

/** To who looks after a licence or another paper with an end. */
export interface CredentialNewsMailData {
  /** Of the reader. */
  readonly name: string;
  readonly what: 'accepted' | 'returned' | 'expires';
  readonly kind: CredentialKind;
  readonly number: string;
  /** The organisation or the doctor. */
  readonly holder: string;
  /** The last day, as YYYY-MM-DD. */
  readonly valid_until: string;
  /** Of the staff who sent it back. */
  readonly reason: string | null;
  /** On this site. */
  readonly path: string;
}

/** To an applicant: declined by the staff. */
export interface SiteApplicationDeclinedMailData {
  /** Of the application. */
  readonly id: string;
  /** Of the reader. */
  readonly name: string;
  /** The organisation or the doctor. */
  readonly applicant: string;
  readonly reason: string;
}

/** To the person who proposed a doctor. */
export interface ProposedDoctorDecidedMailData {
  readonly name: string;
  readonly doctor: string;
  readonly approved: boolean;
  /** A new entry was made of it. */
  readonly is_new: boolean;
  /** Of the staff who refused it. */
  readonly reason: string | null;
  /** On this site. */
  readonly path: string;
}

/** To the person who proposed a change of what the public site shows. */
export interface ChangeProposalDecidedMailData {
  readonly name: string;
  readonly subject: string;
  readonly approved: boolean;
  /** Of the staff who sent it back. */
  readonly reason: string | null;
  /** On this site. */
  readonly path: string;
}
