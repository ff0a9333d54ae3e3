import type { OrganisationInvitation } from './organisations.ts';
import { defineMessages } from '../language/index.ts';
import type { OrganisationKind } from './kinds.ts';

export const APPLICATION_STATES = ['pending', 'accepted', 'refused'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

export const APPLICATION_STATE_NAMES: Record<ApplicationState, string> = defineMessages(
  'contracts/organisations/application-state-names',
  { pending: 'To decide', accepted: 'Accepted', refused: 'Declined' },
);

/** An application that was made on the public site, as the staff decide it. It shares its id with the item of the inbox. */
export interface SiteApplication {
  id: string;
  of: 'partner' | 'doctor';
  /** Of the organisation or the doctor. */
  name: string;
  /** Who applied, and gets the invitation. */
  contact_name: string;
  email: string;
  /** Null for a doctor. */
  kind: OrganisationKind | null;
  status: ApplicationState;
  asked_at: string | null;
  decided_at: string | null;
  decided_by: string | null;
  refused_reason: string | null;
  /** Where it was accepted into. */
  organisation: { id: string; name: string } | null;
  doctor: { id: string; name: string } | null;
  /** While it was not followed yet. */
  invitation: OrganisationInvitation | null;
  /** The applicant has joined. */
  joined_at: string | null;
}

/** The account of a doctor of the catalogue. */
export interface DoctorAccount {
  id: string;
  full_name: string;
  organisation: { id: string; name: string };
  user: { id: string; name: string; email: string } | null;
  invitation: OrganisationInvitation | null;
}
