import {
  type Allergy,
  type CurrentMedicine,
  type HealthFact,
  HEALTH_FACTS,
  HEALTH_LIST_MAX,
  type HealthSummary,
  type HealthVersion,
  HEIGHT_CM,
  ORGAN_TROUBLES,
  type OrganTrouble,
  PREGNANCIES,
  type Pregnancy,
  SEVERITIES,
  type Severity,
  type Sex,
  SEXES,
  SMOKING,
  type Smoking,
  WEIGHT_KG,
} from '@ayana/contracts/journey';
import { ApiProperty } from '@nestjs/swagger';
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
import { TEXT_OR_NULL, TIME_OR_NULL } from '../../journeys/index.js';

export class AllergyDto implements Allergy {
  @TextField({ label: 'Substance', max: 120 })
  substance!: string;

  @TextField({ label: 'Reaction', optional: true, nullable: true, max: 200 })
  reaction!: string | null;

  @ChoiceField({ label: 'Severity', optional: true, nullable: true, of: SEVERITIES })
  severity!: Severity | null;
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

export class AnsweredByDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  name!: string;
}

class ShownAllergyDto implements Allergy {
  @ApiProperty()
  substance!: string;

  @ApiProperty(TEXT_OR_NULL)
  reaction!: string | null;

  @ApiProperty({ type: 'string', enum: [...SEVERITIES, null], nullable: true })
  severity!: Severity | null;
}

class ShownMedicineDto implements CurrentMedicine {
  @ApiProperty()
  name!: string;

  @ApiProperty(TEXT_OR_NULL)
  strength!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  frequency!: string | null;
}

const TEXTS_OR_NULL = { type: 'array', items: { type: 'string' }, nullable: true } as const;

/** What this reader may see; a fact that is null was not asked, unless `unknown` names it. */
export class HealthSummaryDto implements HealthSummary {
  @ApiProperty({ type: 'string', enum: [...SEXES, null], nullable: true })
  sex!: Sex | null;

  @ApiProperty({ type: 'integer', nullable: true })
  height_cm!: number | null;

  @ApiProperty({ type: 'number', nullable: true })
  weight_kg!: number | null;

  @ApiProperty({ type: 'string', enum: [...PREGNANCIES, null], nullable: true })
  pregnancy!: Pregnancy | null;

  @ApiProperty({ type: [ShownAllergyDto], nullable: true })
  allergies!: ShownAllergyDto[] | null;

  @ApiProperty(TEXTS_OR_NULL)
  conditions!: string[] | null;

  @ApiProperty({ type: [ShownMedicineDto], nullable: true })
  medicines!: ShownMedicineDto[] | null;

  @ApiProperty(TEXTS_OR_NULL)
  implants!: string[] | null;

  @ApiProperty({ type: 'string', enum: [...ORGAN_TROUBLES, null], nullable: true })
  kidney_or_liver!: OrganTrouble | null;

  @ApiProperty({ type: 'string', enum: [...SMOKING, null], nullable: true })
  smoking!: Smoking | null;

  @ApiProperty({ enum: HEALTH_FACTS, isArray: true, description: 'Answered with “I do not know”.' })
  unknown!: HealthFact[];

  @ApiProperty({ enum: HEALTH_FACTS, isArray: true, description: 'What this reader may see.' })
  shown!: HealthFact[];

  @ApiProperty({ type: 'integer', description: 'The ETag; 0 until something is saved.' })
  version!: number;

  @ApiProperty(TIME_OR_NULL)
  answered_at!: string | null;

  @ApiProperty({ type: AnsweredByDto, nullable: true })
  answered_by!: AnsweredByDto | null;

  @ApiProperty({
    type: 'string',
    format: 'date',
    nullable: true,
    required: false,
    description: 'Of the account; for the patient and the case managers.',
  })
  date_of_birth?: string | null;
}

export class HealthVersionDto implements HealthVersion {
  @ApiProperty({ type: 'integer' })
  version!: number;

  @ApiProperty({ format: 'date-time' })
  answered_at!: string;

  @ApiProperty({ type: AnsweredByDto, nullable: true })
  answered_by!: AnsweredByDto | null;

  @ApiProperty({ enum: HEALTH_FACTS, isArray: true })
  changed!: HealthFact[];
}

export class HealthVersionsDto {
  @ApiProperty({ type: [HealthVersionDto], description: 'The newest first.' })
  items!: HealthVersionDto[];
}
