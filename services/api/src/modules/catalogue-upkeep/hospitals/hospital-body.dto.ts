import {
  type AccreditationBody,
  ACCREDITATIONS,
  type Department,
  DEPARTMENTS,
  HOSPITAL_TYPES,
  type HospitalType,
  type Language,
  LANGUAGES,
} from '@ayana/contracts/catalogue';
import type { FieldLabel } from '../../../platform/http/input/field-labels.js';
import {
  ChoiceField,
  ChoicesField,
  DateField,
  EmailField,
  IdField,
  IntegerField,
  NumberField,
  PhoneField,
  TextField,
  TextsField,
} from '../../../platform/http/input/fields.js';
import { ListField } from '../../../platform/http/input/nested-fields.js';
import { partialOf } from '../../../platform/http/input/partial.js';
import { GALLERY_SCENES } from './gallery-scenes.js';

const optional = { optional: true, nullable: true } as const;
const whole = (label: FieldLabel, min: number, max: number): PropertyDecorator =>
  IntegerField({ label, ...optional, min, max });

export class AccreditationBodyDto {
  @ChoiceField({ label: 'Accreditation', of: ACCREDITATIONS })
  body!: AccreditationBody;

  @TextField({ label: 'Number', max: 60 })
  number!: string;

  @DateField({ label: 'Valid until' })
  valid_until!: string;

  @DateField({ label: 'Checked on', description: "When it was last seen on the body's own list." })
  checked_on!: string;
}

export class GalleryPictureBodyDto {
  @ChoiceField({ label: 'Scene', of: GALLERY_SCENES })
  scene!: (typeof GALLERY_SCENES)[number];

  @TextField({ label: 'Caption', max: 200 })
  caption!: string;
}

export class NewHospitalDto {
  @TextField({ label: 'Name', max: 200 })
  hospital_name!: string;

  @ChoiceField({ label: 'Kind of hospital', of: HOSPITAL_TYPES })
  hospital_type!: HospitalType;

  @IdField({ label: 'City' })
  city_id!: string;

  @ChoicesField({
    label: 'Departments',
    of: DEPARTMENTS,
    max: DEPARTMENTS.length,
    description: 'The best known first.',
  })
  departments!: Department[];

  @ListField({ label: 'Accreditations', of: AccreditationBodyDto, max: ACCREDITATIONS.length })
  accreditation_details!: AccreditationBodyDto[];

  @ChoicesField({ label: 'Languages', of: LANGUAGES, max: LANGUAGES.length })
  languages!: Language[];

  @TextField({ label: 'Summary', max: 300 })
  summary!: string;

  @TextField({ label: 'About' })
  about!: string;

  @TextField({ label: 'Address', ...optional, max: 300 })
  address?: string | null;

  @NumberField({ label: 'Latitude', ...optional, min: -90, max: 90 })
  latitude?: number | null;

  @NumberField({ label: 'Longitude', ...optional, min: -180, max: 180 })
  longitude?: number | null;

  @whole('Minutes from the airport', 1, 600)
  airport_minutes?: number | null;

  @whole('Founded', 1700, 2100)
  founded_year?: number | null;

  @whole('Beds', 1, 20_000)
  bed_capacity?: number | null;

  @whole('Intensive care beds', 0, 20_000)
  icu_beds?: number | null;

  @whole('Operating theatres', 0, 1000)
  operating_theatres?: number | null;

  @TextsField({ label: 'Equipment', max: 40, length: 160 })
  equipment!: string[];

  @TextField({ label: 'Desk hours', ...optional, max: 120, description: 'When the international desk answers.' })
  desk_hours?: string | null;

  @whole('Hours to an answer', 1, 1000)
  answer_hours?: number | null;

  @PhoneField({ label: 'Phone', ...optional })
  phone?: string | null;

  @EmailField({ label: 'E-mail', ...optional })
  email?: string | null;

  @TextField({ label: 'Website', ...optional, max: 200 })
  website?: string | null;

  @ListField({ label: 'Pictures', of: GalleryPictureBodyDto, max: 8 })
  gallery!: GalleryPictureBodyDto[];
}

export class HospitalChangeDto extends partialOf(NewHospitalDto) {}
