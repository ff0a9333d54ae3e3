import type { CalendarDay, Id, Integer, Moment, Page } from '../shapes/index.ts';
import { defineMessages } from '../language/index.ts';

export const CREDENTIAL_KINDS = ['licence', 'registration', 'accreditation', 'insurance', 'other'] as const;
export type CredentialKind = (typeof CREDENTIAL_KINDS)[number];

export const CREDENTIAL_KIND_NAMES: Record<CredentialKind, string> = defineMessages(
  'contracts/organisations/credential-kind-names',
  {
    licence: 'Licence',
    registration: 'Registration',
    accreditation: 'Accreditation',
    insurance: 'Insurance',
    other: 'Other paper',
  },
);

export const CREDENTIAL_STATES = ['waiting', 'accepted', 'returned'] as const;
export type CredentialState = (typeof CREDENTIAL_STATES)[number];

/** How one is: its state, but for one that was checked and ends soon, or has lapsed. */
export const CREDENTIAL_STANDINGS = ['waiting', 'accepted', 'returned', 'ending', 'expired'] as const;
export type CredentialStanding = (typeof CREDENTIAL_STANDINGS)[number];

const DAY = 24 * 60 * 60_000;

/** Days before the last one on which the owners are reminded, once each. */
export const CREDENTIAL_REMINDER_DAYS = [60, 30, 7] as const;

/** A licence or another paper with an end, of an organisation or of a doctor of the catalogue. */
export interface Credential {
  id: Id;
  partner_id: Id | null;
  doctor_id: Id | null;
  // Of the organisation or the doctor.
  holder_name: string;
  kind: CredentialKind;
  number: string;
  issuer: string;
  // The last day.
  valid_until: CalendarDay;
  // It lapsed, and no other of its kind took over.
  is_expired: boolean;
  file_name: string | null;
  status: CredentialState;
  // Why it was sent back.
  reason: string | null;
  version: Integer;
  created_at: Moment;
}

/** What a list shows of one, in the reader's language. One that was checked `ending` within the first reminder's days says so. */
export const credentialLine = (credential: Credential, now: Date) => ({
  id: credential.id,
  kind: CREDENTIAL_KIND_NAMES[credential.kind],
  number: credential.number,
  holder: credential.holder_name,
  issuer: credential.issuer,
  valid_until: credential.valid_until,
  state: shownState(credential, now),
  reason: credential.reason,
});

function shownState({ is_expired, status, valid_until }: Credential, now: Date): CredentialStanding {
  if (is_expired) return 'expired';
  if (status !== 'accepted') return status;
  const daysLeft = (Date.parse(valid_until) - now.getTime()) / DAY;
  return daysLeft <= CREDENTIAL_REMINDER_DAYS[0] ? 'ending' : status;
}

export type CredentialsPage = Page<Credential>;
