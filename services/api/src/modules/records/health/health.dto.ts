import {
  type Allergy,
  type CurrentMedicine,
  type HealthFact,
  HEALTH_FACTS,
  HEALTH_LIST_MAX,
  HEIGHT_CM,
  ORGAN_TROUBLES,
  type OrganTrouble,
  PREGNANCIES,
  type Pregnancy,
  SEVERITIES,
  type AllergySeverity,
  type Sex,
  SEXES,
  SMOKING,
  type Smoking,
  WEIGHT_KG,
} from '@ayana/contracts/journey';
import {
  ChoiceField,
  ChoicesField,
  DateField,
  IntegerField,
  NumberField,
  TextField,
  TextsField,
} from '../../../platform/http/input/fields.js';
import { ListField } from '../../../platform/http/input/nested-fields.js';

export class AllergyDto implements Allergy {
  @TextField({ label: 'Substance', max: 120 })
  substance!: string;

  @TextField({ label: 'Reaction', optional: true, nullable: true, max: 200 })
  reaction!: string | null;

  @ChoiceField({ label: 'Severity', optional: true, nullable: true, of: SEVERITIES })
  severity!: AllergySeverity | null;
}

export class CurrentMedicineDto implements CurrentMedicine {
  @TextField({ label: 'Medicine', max: 120 })
  name!: string;

  @TextField({ label: 'Strength', optional: true, nullable: true, max: 40 })
  strength!: string | null;

  @TextField({ label: 'Frequency', optional: true, nullable: true, max: 120 })
  frequency!: string | null;
}

/** What is changed; an empty list is the answer “none”. */
export class HealthFormDto {
  @DateField({ label: 'Date of birth', optional: true, description: 'Of the account.' })
  date_of_birth?: string;

  @ChoiceField({ label: 'Sex', optional: true, nullable: true, of: SEXES })
  sex?: Sex | null;

  @IntegerField({ label: 'Height', optional: true, nullable: true, ...HEIGHT_CM, description: 'Centimetres.' })
  height_cm?: number | null;

  @NumberField({ label: 'Weight', optional: true, nullable: true, ...WEIGHT_KG, description: 'Kilograms.' })
  weight_kg?: number | null;

  @ChoiceField({ label: 'Pregnancy', optional: true, nullable: true, of: PREGNANCIES })
  pregnancy?: Pregnancy | null;

  @ListField({ label: 'Allergies', optional: true, nullable: true, of: AllergyDto, max: HEALTH_LIST_MAX })
  allergies?: AllergyDto[] | null;

  @TextsField({ label: 'Illnesses', optional: true, nullable: true, max: HEALTH_LIST_MAX, length: 200 })
  conditions?: string[] | null;

  @ListField({
    label: 'Current medicines',
    optional: true,
    nullable: true,
    of: CurrentMedicineDto,
    max: HEALTH_LIST_MAX,
  })
  medicines?: CurrentMedicineDto[] | null;

  @TextsField({ label: 'Implants', optional: true, nullable: true, max: HEALTH_LIST_MAX, length: 200 })
  implants?: string[] | null;

  @ChoiceField({ label: 'Kidney or liver trouble', optional: true, nullable: true, of: ORGAN_TROUBLES })
  kidney_or_liver?: OrganTrouble | null;

  @ChoiceField({ label: 'Smoking', optional: true, nullable: true, of: SMOKING })
  smoking?: Smoking | null;

  @ChoicesField({
    label: 'Not known',
    optional: true,
    of: HEALTH_FACTS,
    max: HEALTH_FACTS.length,
    description: 'Answered with “I do not know”. Every such fact: those that are left out are no longer it.',
  })
  unknown?: HealthFact[];
}
