import type { CalendarDay, Id, Integer, Moment } from '../shapes/index.ts';
import type { LastEditor } from '../editing/index.ts';
import { defineMessages } from '../language/index.ts';
import type { Sex } from './case-parts.ts';
import type { CompanionPermission } from './readers.ts';
import type { Attendant } from './visa-letters.ts';

export const COMPANION_PERMISSION_NAMES: Record<CompanionPermission, string> = defineMessages(
  'contracts/journey/companion-permission-names',
  {
    see_journey: 'See the journey and the travel plan',
    write_messages: 'Read and write messages',
    see_documents: 'See medical documents',
  },
);

export const SEX_NAMES: Record<Sex, string> = defineMessages('contracts/journey/sex-names', {
  female: 'Female',
  male: 'Male',
  other: 'Other',
});

export const COMPANION_PARAMETER = 'token';
/** Where an invited companion accepts. Before its token, which is a query: paths are logged. */
export const COMPANION_PATH = `/companion?${COMPANION_PARAMETER}=`;

/** Someone who accompanies a patient. */
export interface Companion {
  id: Id;
  journey_id: Id;
  name: string;
  email: string;
  relation: string;
  language: string;
  may: readonly CompanionPermission[];
  /** Null until the invitation is accepted. */
  accepted_at: Moment | null;
  withdrawn_at: Moment | null;
  /** The ETag. */
  version: Integer;
  created_at: Moment;
}

/** Facts about a patient that hospitals and drivers need. Null: not given. */
export interface PatientDetails {
  patient_id: Id;
  /** In Latin letters, for letters and travel. */
  passport_name: string | null;
  // Of the account: `YYYY-MM-DD`.
  date_of_birth: CalendarDay | null;
  nationality: string | null;
  passport_number: string | null;
  /** Who comes along. */
  attendants: Attendant[] | null;
  special_needs: string | null;
  emergency_name: string | null;
  emergency_phone: string | null;
  /** The ETag; 0 until something is saved. */
  version: Integer;
  updated_at: Moment | null;
  /** Who changed it last, for those who may change it too; null for the system and for accounts that are gone. */
  updated_by?: LastEditor | null;
}

export interface Companions {
  /** Those who are not withdrawn, the oldest first. */
  items: Companion[];
}
