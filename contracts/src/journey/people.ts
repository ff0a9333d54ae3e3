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
  id: string;
  journey_id: string;
  name: string;
  email: string;
  relation: string;
  language: string;
  may: readonly CompanionPermission[];
  /** Null until the invitation is accepted. */
  accepted_at: string | null;
  withdrawn_at: string | null;
  version: number;
  created_at: string;
}

/** Facts about a patient that hospitals and drivers need. Null: not given. */
export interface PatientDetails {
  patient_id: string;
  /** As in the passport, in Latin letters; the account's name stays as people write it. */
  passport_name: string | null;
  /** Of the account: `YYYY-MM-DD`. */
  date_of_birth: string | null;
  nationality: string | null;
  passport_number: string | null;
  /** Who comes along. Null for readers who do not see passports. */
  attendants: Attendant[] | null;
  special_needs: string | null;
  emergency_name: string | null;
  emergency_phone: string | null;
  /** 0 until something is saved. */
  version: number;
  updated_at: string | null;
  /** Absent for readers of a journey. */
  updated_by?: LastEditor | null;
}
