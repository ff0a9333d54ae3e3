import {
  CONSULTATION_KINDS,
  type ConsultationKind,
  type Department,
  DEPARTMENTS,
  type Language,
  LANGUAGES,
  type Portrait,
  PORTRAIT_OPTIONS,
} from '@ayana/contracts/catalogue';
import { ListField, ObjectField } from '../../../platform/http/input/nested-fields.js';
import {
  ChoiceField,
  ChoicesField,
  FlagField,
  IdField,
  IdsField,
  IntegerField,
  TextField,
  TextsField,
  ZoneField,
} from '../../../platform/http/input/fields.js';
import { partialOf } from '../../../platform/http/input/partial.js';
import { TimeField } from './time-field.js';

const FEE_MAX = 10_000;
const optional = { optional: true } as const;

/** The drawn picture, as the doctor chose it. */
export class PortraitBodyDto {
  @IntegerField({ label: 'Skin', min: PORTRAIT_OPTIONS.skin[0], max: PORTRAIT_OPTIONS.skin.length })
  skin!: Portrait['skin'];

  @ChoiceField({ label: 'Hair', ...optional, of: PORTRAIT_OPTIONS.hair })
  hair?: NonNullable<Portrait['hair']>;

  @ChoiceField({ label: 'Head covering', ...optional, of: PORTRAIT_OPTIONS.cloth })
  cloth?: NonNullable<Portrait['cloth']>;

  @ChoiceField({ label: 'Colour', ...optional, of: PORTRAIT_OPTIONS.cloth_colour })
  cloth_colour?: NonNullable<Portrait['cloth_colour']>;

  @FlagField({ label: 'Grey hair', ...optional })
  grey?: boolean;

  @FlagField({ label: 'Glasses', ...optional })
  glasses?: boolean;

  @ChoiceField({ label: 'Beard', ...optional, of: PORTRAIT_OPTIONS.beard })
  beard?: NonNullable<Portrait['beard']>;

  @ChoiceField({ label: 'Background', of: PORTRAIT_OPTIONS.ground })
  ground!: Portrait['ground'];

  @ChoiceField({ label: 'Clothes', of: PORTRAIT_OPTIONS.dress })
  dress!: Portrait['dress'];

  @ChoiceField({ label: 'Colour', ...optional, of: PORTRAIT_OPTIONS.cloth_colour })
  dress_colour?: NonNullable<Portrait['dress_colour']>;
}

/** Hours of every week, on the doctor's own clock. */
export class WeekHoursBodyDto {
  @IntegerField({ label: 'Weekday', min: 1, max: 7, description: '1 is Monday.' })
  weekday!: number;

  @TimeField({ label: 'From' })
  from_time!: string;

  @TimeField({ label: 'To' })
  to_time!: string;

  @ChoicesField({ label: 'Kind', of: CONSULTATION_KINDS, max: CONSULTATION_KINDS.length })
  kinds!: ConsultationKind[];
}

export class NewDoctorDto {
  @IdField({ label: 'Hospital' })
  hospital_id!: string;

  @TextField({ label: 'Name', max: 120 })
  full_name!: string;

  @TextField({ label: 'Title', max: 200, description: 'Displayed under the name.' })
  title!: string;

  @ChoicesField({
    label: 'Specialization',
    of: DEPARTMENTS,
    max: 8,
    description: 'The main one first; departments of the hospital.',
  })
  specializations!: Department[];

  @TextsField({ label: 'Qualifications', max: 15, length: 160 })
  qualifications!: string[];

  @TextField({ label: 'Registration number', max: 60 })
  registration_number!: string;

  @TextField({ label: 'Medical council', max: 160, description: 'The council whose register contains the number.' })
  council!: string;

  @ChoicesField({ label: 'Languages', of: LANGUAGES, max: LANGUAGES.length })
  languages!: Language[];

  @IntegerField({
    label: 'Video fee',
    optional: true,
    nullable: true,
    min: 1,
    max: FEE_MAX,
    description: 'Whole US dollars; null where not offered.',
  })
  video_fee_usd?: number | null;

  @IntegerField({ label: 'Phone fee', optional: true, nullable: true, min: 1, max: FEE_MAX })
  phone_fee_usd?: number | null;

  @IntegerField({ label: 'Practising since', min: 1940, max: 2100, description: 'A year.' })
  practising_since!: number;

  @TextField({ label: 'About' })
  about!: string;

  @ZoneField({ label: 'Time zone' })
  time_zone!: string;

  @ObjectField({ label: 'Picture', of: PortraitBodyDto })
  portrait!: PortraitBodyDto;

  @IdsField({ label: 'Treatments', max: 100, description: 'What the doctor does.' })
  treatment_ids!: string[];

  @ListField({ label: 'Hours', of: WeekHoursBodyDto, max: 42 })
  availability!: WeekHoursBodyDto[];
}

export class DoctorChangeDto extends partialOf(NewDoctorDto) {}
