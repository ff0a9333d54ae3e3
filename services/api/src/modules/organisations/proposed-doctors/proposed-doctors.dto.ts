import { type Department, DEPARTMENTS, type Language, LANGUAGES } from '@ayana/contracts/catalogue';
import type { ProposedDoctorEntry } from '@ayana/contracts/organisations';
import {
  ChoiceField,
  ChoicesField,
  EmailField,
  IdField,
  IntegerField,
  TextField,
} from '../../../platform/http/input/fields.js';
import { ObjectField } from '../../../platform/http/input/nested-fields.js';

const optional = { optional: true } as const;
const FEE_MAX = 10_000;

export class ProposedEntryDto implements ProposedDoctorEntry {
  @TextField({ label: 'Title', max: 200 })
  title!: string;

  @ChoiceField({ label: 'Specialization', of: DEPARTMENTS, description: 'A department of the hospital.' })
  specialization!: Department;

  @TextField({ label: 'Registration number', max: 60 })
  registration_number!: string;

  @TextField({ label: 'Medical council', max: 160, description: 'The council whose register contains the number.' })
  council!: string;

  @ChoicesField({ label: 'Languages', of: LANGUAGES, max: LANGUAGES.length })
  languages!: Language[];

  @IntegerField({ label: 'Practising since', min: 1940, max: 2100, description: 'A year.' })
  practising_since!: number;

  @IntegerField({ label: 'Video fee', min: 1, max: FEE_MAX, description: 'Whole US dollars.' })
  video_fee_usd!: number;
}

export class NewProposedDoctorDto {
  @IdField({ label: 'Doctor', ...optional, description: 'One of the list, without an account; then without an entry.' })
  doctor_id?: string;

  @IdField({ label: 'Hospital', ...optional, description: 'Of the organisation, for a new doctor.' })
  hospital_id?: string;

  @TextField({ label: 'Name', ...optional, max: 120, description: 'Of a new doctor, as it is read in the list.' })
  full_name?: string;

  @ObjectField({ label: 'Entry', ...optional, of: ProposedEntryDto, description: 'Of a new doctor.' })
  entry?: ProposedEntryDto;

  @EmailField({ label: 'E-mail', description: 'Where the doctor is invited.' })
  email!: string;

  @TextField({ label: 'Note', ...optional, description: 'For the staff.' })
  note?: string;
}

export class ProposedDoctorRefusalDto {
  @TextField({ label: 'Reason', max: 700, description: 'The hospital reads it.' })
  reason!: string;
}
