import type { Id, Moment } from '../shapes/index.ts';
import type { OrganisationInvitation } from './invitations.ts';
import { defineMessages } from '../language/index.ts';
import type { OrganisationKind } from './kinds.ts';

export const APPLICATION_STATES = ['pending', 'accepted', 'refused'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

export const APPLICATION_STATE_NAMES: Record<ApplicationState, string> = defineMessages(
  'contracts/organisations/application-state-names',
  { pending: 'To decide', accepted: 'Accepted', refused: 'Declined' },
);

export interface Named {
  id: Id;
  name: string;
}

/** An application that was made on the public site, as the staff decide it. It shares its id with the item of the inbox. */
export interface SiteApplication {
  id: Id;
  of: 'partner' | 'doctor';
  // Of the organisation or the doctor.
  name: string;
  // Who applied, and gets the invitation.
  contact_name: string;
  email: string;
  // Null for a doctor.
  kind: OrganisationKind | null;
  status: ApplicationState;
  asked_at: Moment | null;
  decided_at: Moment | null;
  decided_by: string | null;
  refused_reason: string | null;
  // Where it was accepted into.
  organisation: Named | null;
  doctor: Named | null;
  // While it was not followed yet.
  invitation: OrganisationInvitation | null;
  // The applicant has joined.
  joined_at: Moment | null;
}

export interface LinkedUser extends Named {
  email: string;
}

/** The account of a doctor of the catalogue. */
export interface DoctorAccount {
  id: Id;
  full_name: string;
  organisation: Named;
  user: LinkedUser | null;
  invitation: OrganisationInvitation | null;
}
