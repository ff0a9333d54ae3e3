import type { Id, Integer, Moment, Page } from '../shapes/index.ts';
import type { LastEditor } from '../editing/index.ts';
import type { Language } from '../catalogue/index.ts';
import type { Role } from '../identity/index.ts';
import type { OrganisationInvitation } from './invitations.ts';
import type { MemberAbsence } from './absences.ts';
import type { MemberRole, OrganisationKind } from './kinds.ts';
import type { ProposedDoctor } from './proposed-doctors.ts';

export const ORGANISATION_INVITATION_PARAMETER = 'token';
/** Where an invited colleague or doctor accepts. Before its token, which is a query: paths are logged. */
export const ORGANISATION_INVITATION_PATH = `/join?${ORGANISATION_INVITATION_PARAMETER}=`;
/** Days for which the link of an invitation works. */
export const ORGANISATION_INVITATION_DAYS = 7;

/** An organisation as it is listed. */
export interface Organisation {
  id: Id;
  name: string;
  kind: OrganisationKind;
  status: 'active' | 'inactive';
  // Of its hospitals, or where it says it works.
  cities: string[];
  people: Integer;
  owners: Integer;
  proposals_waiting: Integer;
  // Doctors that it asks the staff to invite.
  doctors_waiting: Integer;
  credentials_waiting: Integer;
  credentials_expired: Integer;
  created_at: Moment;
}

export interface OrganisationMember {
  user_id: Id;
  name: string;
  email: string;
  role: MemberRole;
  /** What the account is now. */
  account_role: Role | null;
  since: Moment;
  /** While the member is away. */
  absence: MemberAbsence | null;
}

/** Open hours of a weekday (1 is Monday), on the organisation’s own clock. */
export interface OrganisationHours {
  weekday: number;
  from_time: string;
  to_time: string;
}

/** A doctor of the catalogue who works for an organisation, with the account that belongs to them. */
export interface OrganisationDoctor {
  id: Id;
  full_name: string;
  title: string;
  hospital_id: Id;
  hospital_name: string;
  is_active: boolean;
  user_id: Id | null;
  user_email: string | null;
  invitation: OrganisationInvitation | null;
}

export interface OrganisationHospital {
  id: Id;
  hospital_name: string;
  city_name: string | null;
}

/** An organisation as its people and the staff see it. */
export interface OrganisationDetail {
  id: Id;
  name: string;
  kind: OrganisationKind;
  status: 'active' | 'inactive';
  about: string | null;
  email: string | null;
  phone: string | null;
  website: string | null;
  address: string | null;
  languages: Language[];
  city_ids: string[];
  cities: string[];
  time_zone: string;
  opening_hours: OrganisationHours[];
  /** What the caller is. */
  own_role: MemberRole | null;
  members: OrganisationMember[];
  /** For owners and the staff. */
  invitations?: OrganisationInvitation[];
  hospitals: OrganisationHospital[];
  doctors: OrganisationDoctor[];
  /** Of a hospital: the doctors it asks the staff to invite, the newest first. */
  proposed_doctors: ProposedDoctor[];
  version: Integer;
  created_at: Moment;
  updated_at: Moment;
  /** Who changed it last, for those who may change it too; null for the system and for accounts that are gone. */
  updated_by?: LastEditor | null;
}

/** What the link of an invitation leads to. */
export interface OpenedOrganisationInvitation {
  organisation_name: string;
  kind: OrganisationKind;
  // The doctor of the catalogue whose account it will be.
  doctor_name: string | null;
  name: string;
  email: string;
  role: MemberRole | null;
  state: 'open' | 'accepted' | 'expired';
}

export type OrganisationsPage = Page<Organisation>;
