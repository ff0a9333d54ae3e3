import type { LastEditor } from '@ayana/contracts/editing';
import { CASE_NUMBER_FIELD } from '../../../platform/http/lists/case-numbers.js';
import { LAST_EDITOR } from '../../../platform/database/last-editor.js';
import {
  ACCESSION_MAX,
  type Comparator,
  COMPARATORS,
  LABORATORY_FLAGS,
  LABORATORY_REVIEWERS,
  LABORATORY_SCALES,
  LABORATORY_STATES,
  LABORATORY_TESTS_MAX,
  LABORATORY_WORKFLOW,
  type LaboratoryChoice,
  type LaboratoryFlag,
  type LaboratoryOrder,
  type LaboratoryRange,
  type LaboratoryResult,
  type LaboratoryReviewer,
  type LaboratoryScale,
  type LaboratoryState,
  type LaboratoryStep,
  type LaboratoryTest,
  type OrderedTest,
  type OrderPatient,
  type OrderPerson,
  METHOD_MAX,
  type PreviousResult,
  type RejectedSample,
  RESULT_TEXT_MAX,
  SEXES,
  type Sex,
  type Specimen,
  SPECIMENS,
} from '@ayana/contracts/journey';
import { ApiProperty } from '@nestjs/swagger';
import {
  AsWrittenField,
  ChoiceField,
  ChoicesField,
  FlagField,
  IdField,
  MomentField,
  TextField,
  TextsField,
  WrittenNumberField,
} from '../../../platform/http/input/fields.js';
import { ListField } from '../../../platform/http/input/nested-fields.js';
import { ListQueryDto, pageDtoOf } from '../../../platform/http/lists/list-query.dto.js';
import { HealthSummaryDto } from '../../records/index.js';
import { ID_OR_NULL, TEXT_OR_NULL, TIME_OR_NULL } from '../../journeys/index.js';

export const ORDER_SORTS = ['due', 'created'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

export class LaboratoryOrdersQueryDto extends ListQueryDto {
  @IdField({ label: 'Journey', optional: true, description: 'Without it, one’s own worklist, without results.' })
  journey_id?: string;

  @IdField({ label: 'Assignment', optional: true })
  assignment_id?: string;

  @ChoicesField({ label: 'State', optional: true, of: LABORATORY_STATES, max: LABORATORY_STATES.length })
  status?: LaboratoryState[];

  @FlagField({ label: 'Critical', optional: true, description: 'Those with critical results nobody has acknowledged.' })
  critical?: boolean;

  @ChoiceField({ label: 'Sort', optional: true, of: ORDER_SORTS, description: '`due` by default.' })
  sort?: OrderSort;
}

export class NewLaboratoryOrderDto {
  @IdField({ label: 'Journey' })
  journey_id!: string;

  @IdField({ label: 'Laboratory', description: 'One of `GET /laboratory-orders/laboratories`.' })
  laboratory_id!: string;

  @TextsField({ label: 'Tests', max: LABORATORY_TESTS_MAX, length: 40, description: 'Codes of the catalogue.' })
  tests!: string[];

  @TextField({ label: 'Note', optional: true, max: 500, description: 'Read by the laboratory.' })
  note?: string;

  @MomentField({ label: 'Due', optional: true, description: 'In a day by default.' })
  due_at?: string;
}

export class LaboratoryOrderChangeDto {
  @ChoiceField({ label: 'State', optional: true, of: LABORATORY_STATES })
  status?: LaboratoryState;

  @MomentField({ label: 'Sample taken at', optional: true, description: 'Of `sample_taken`; now by default.' })
  sampled_at?: string;

  @TextField({ label: 'Sample taken by', optional: true, max: 80, description: 'Required for `sample_taken`.' })
  sampled_by?: string;

  @AsWrittenField({
    label: 'Accession number',
    optional: true,
    max: ACCESSION_MAX,
    description: 'Of `sample_taken`: the number on the tube; one of ours by default.',
  })
  accession_number?: string;

  @TextField({
    label: 'Reason',
    optional: true,
    max: 500,
    description: 'Required to cancel, to reopen, and to reject a sample (back to `ordered`).',
  })
  reason?: string;

  @IdField({ label: 'Laboratory', optional: true, description: 'Another one, after the first has declined.' })
  laboratory_id?: string;
}

export class ResultFormDto {
  @TextField({ label: 'Test', max: 40, description: 'Its code.' })
  test!: string;

  @WrittenNumberField({
    label: 'Value',
    optional: true,
    min: 0,
    max: 9_999_999,
    length: RESULT_TEXT_MAX,
    description:
      'Of a test in numbers: a number, or as the laboratory writes it, `<0.01`, `5.04 mg/l`, `haemolysed`. Its digits are kept.',
  })
  value?: number | string;

  @ChoiceField({ label: 'Comparator', optional: true, of: COMPARATORS, description: 'Before the value.' })
  comparator?: Comparator;

  @AsWrittenField({
    label: 'Answer',
    optional: true,
    max: RESULT_TEXT_MAX,
    description: 'In words: the code of an answer, an organism, a text; of a test in numbers why there is none.',
  })
  text?: string;

  @ChoiceField({
    label: 'Flag',
    optional: true,
    of: LABORATORY_FLAGS,
    description: 'Where it is not the one that follows; required with a text, and where a comparator leaves it open.',
  })
  flag?: LaboratoryFlag;

  @AsWrittenField({ label: 'Reason', optional: true, max: 300, description: 'Required with such a flag.' })
  flag_reason?: string;

  @AsWrittenField({ label: 'Method', optional: true, max: METHOD_MAX, description: 'The method or the device.' })
  method?: string;

  @FlagField({ label: 'Confirmed', optional: true, description: 'A value far outside the range is right.' })
  confirmed?: boolean;
}

export class ResultsFormDto {
  @ListField({ label: 'Results', of: ResultFormDto, min: 1, max: LABORATORY_TESTS_MAX })
  results!: ResultFormDto[];

  @FlagField({ label: 'Finished', description: 'Every test has a value: it can be reviewed.' })
  finished!: boolean;
}

const NUMBER_OR_NULL = { type: 'number', nullable: true } as const;

export class LaboratoryChoiceDto implements LaboratoryChoice {
  @ApiProperty()
  code!: string;

  @ApiProperty({ enum: LABORATORY_FLAGS })
  flag!: LaboratoryFlag;
}

export class LaboratoryTestDto implements LaboratoryTest {
  @ApiProperty()
  code!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty()
  group!: string;

  @ApiProperty()
  unit!: string;

  @ApiProperty({ enum: SPECIMENS })
  specimen!: Specimen;

  @ApiProperty({ type: 'integer' })
  decimals!: number;

  @ApiProperty({ ...NUMBER_OR_NULL, description: 'A value must be above it; null where that is not known.' })
  possible_above!: number | null;

  @ApiProperty({ ...NUMBER_OR_NULL, description: 'The most that can be; null where that is not known.' })
  possible_to!: number | null;

  @ApiProperty({ enum: LABORATORY_SCALES })
  scale!: LaboratoryScale;

  @ApiProperty({ type: [LaboratoryChoiceDto], description: 'With what each means; empty for numbers and texts.' })
  choices!: LaboratoryChoiceDto[];
}

export class OrderRecipientDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  name!: string;
}

export class LaboratoryRangeDto implements LaboratoryRange {
  @ApiProperty(NUMBER_OR_NULL)
  low!: number | null;

  @ApiProperty(NUMBER_OR_NULL)
  high!: number | null;

  @ApiProperty(NUMBER_OR_NULL)
  critical_low!: number | null;

  @ApiProperty(NUMBER_OR_NULL)
  critical_high!: number | null;
}

const COMPARATOR_OR_NULL = {
  type: 'string',
  enum: [...COMPARATORS, null],
  nullable: true,
  description: 'Before the number.',
} as const;
const DIGITS_OR_NULL = {
  ...TEXT_OR_NULL,
  description: 'The number as it was entered; null for one in words.',
} as const;

export class PreviousResultDto implements PreviousResult {
  @ApiProperty(COMPARATOR_OR_NULL)
  comparator!: Comparator | null;

  @ApiProperty(DIGITS_OR_NULL)
  digits!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  text!: string | null;

  @ApiProperty({ format: 'date-time', description: 'Of its sample.' })
  at!: string;
}

export class RejectedSampleDto implements RejectedSample {
  @ApiProperty()
  accession_number!: string;

  @ApiProperty({ format: 'date-time' })
  sampled_at!: string;

  @ApiProperty()
  reason!: string;

  @ApiProperty({ format: 'date-time' })
  rejected_at!: string;

  @ApiProperty({ required: false })
  rejected_by?: string;
}

export class LaboratoryResultDto implements LaboratoryResult {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ ...NUMBER_OR_NULL, description: 'Null for one in words.' })
  value!: number | null;

  @ApiProperty(COMPARATOR_OR_NULL)
  comparator!: Comparator | null;

  @ApiProperty(DIGITS_OR_NULL)
  digits!: string | null;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'The code of an answer, or what was written; null for a number.' })
  text!: string | null;

  @ApiProperty({ enum: LABORATORY_FLAGS })
  flag!: LaboratoryFlag;

  @ApiProperty(TEXT_OR_NULL)
  flag_reason!: string | null;

  @ApiProperty({ format: 'date-time' })
  entered_at!: string;

  @ApiProperty({ required: false })
  entered_by?: string;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'The method or the device.' })
  method!: string | null;

  @ApiProperty({ type: PreviousResultDto, nullable: true, description: 'The last one that the caller may see.' })
  before!: PreviousResultDto | null;

  @ApiProperty({ description: 'It differs from that by more than the width of the usual range.' })
  is_large_change!: boolean;

  @ApiProperty(TIME_OR_NULL)
  acknowledged_at!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  acknowledged_by!: string | null;
}

export class OrderedTestDto extends LaboratoryTestDto implements OrderedTest {
  @ApiProperty({ type: LaboratoryRangeDto, nullable: true })
  range!: LaboratoryRangeDto | null;

  @ApiProperty({
    type: LaboratoryResultDto,
    nullable: true,
    required: false,
    description: 'Absent for those who do not see results yet.',
  })
  result?: LaboratoryResultDto | null;
}

export class OrderPersonDto implements OrderPerson {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'Empty when the account is gone.' })
  name!: string;
}

export class OrderPatientDto implements OrderPatient {
  @ApiProperty({ required: false })
  name?: string;

  @ApiProperty({ type: 'integer', nullable: true, required: false })
  age?: number | null;

  @ApiProperty({ type: 'string', nullable: true, required: false })
  age_band?: string | null;

  @ApiProperty({ type: 'string', enum: [...SEXES, null], nullable: true, required: false })
  sex?: Sex | null;

  @ApiProperty({ type: HealthSummaryDto, nullable: true })
  health!: HealthSummaryDto | null;
}

export class LaboratoryOrderDto implements LaboratoryOrder {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'uuid' })
  journey_id!: string;

  @ApiProperty(CASE_NUMBER_FIELD)
  case_number!: string;

  @ApiProperty({ format: 'uuid' })
  assignment_id!: string;

  @ApiProperty({ enum: LABORATORY_STATES })
  status!: LaboratoryState;

  @ApiProperty()
  laboratory!: string;

  @ApiProperty({ type: OrderPersonDto })
  ordered_by!: OrderPersonDto;

  @ApiProperty({ type: OrderPatientDto })
  patient!: OrderPatientDto;

  @ApiProperty({ required: false })
  note?: string;

  @ApiProperty(TIME_OR_NULL)
  due_at!: string | null;

  @ApiProperty({ type: [OrderedTestDto] })
  tests!: OrderedTestDto[];

  @ApiProperty(TIME_OR_NULL)
  sampled_at!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  sampled_by!: string | null;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'The number on the tube.' })
  accession_number!: string | null;

  @ApiProperty({ type: [RejectedSampleDto], description: 'Samples that could not be measured, the last first.' })
  rejected_samples!: RejectedSampleDto[];

  @ApiProperty({ description: 'The laboratory has declined.' })
  is_declined!: boolean;

  @ApiProperty({ ...TEXT_OR_NULL, required: false })
  declined_reason?: string | null;

  @ApiProperty(TIME_OR_NULL)
  resulted_at!: string | null;

  @ApiProperty(TIME_OR_NULL)
  reviewed_at!: string | null;

  @ApiProperty({ type: OrderPersonDto, nullable: true, required: false })
  reviewed_by?: OrderPersonDto | null;

  @ApiProperty({
    type: 'string',
    enum: [...LABORATORY_REVIEWERS, null],
    nullable: true,
    required: false,
    description: 'Who reviews what was entered; null unless it waits for that.',
  })
  reviewer?: LaboratoryReviewer | null;

  @ApiProperty(TIME_OR_NULL)
  released_at!: string | null;

  @ApiProperty({ ...ID_OR_NULL, required: false })
  document_id?: string | null;

  @ApiProperty({ ...TEXT_OR_NULL, required: false })
  cancelled_reason?: string | null;

  @ApiProperty({ type: 'integer', required: false, description: 'Critical results nobody has acknowledged.' })
  critical_open?: number;

  @ApiProperty({ ...TIME_OR_NULL, required: false })
  paged_at?: string | null;

  @ApiProperty({ type: 'integer', required: false })
  pages?: number;

  @ApiProperty({ ...TIME_OR_NULL, required: false })
  escalated_at?: string | null;

  @ApiProperty({ enum: Object.keys(LABORATORY_WORKFLOW), isArray: true })
  steps!: LaboratoryStep[];

  @ApiProperty()
  may_acknowledge!: boolean;

  @ApiProperty({ type: 'integer', description: 'The ETag.' })
  version!: number;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty({ format: 'date-time' })
  updated_at!: string;

  @ApiProperty(LAST_EDITOR)
  updated_by?: LastEditor | null;
}

export class LaboratoryOrdersPageDto extends pageDtoOf(LaboratoryOrderDto) {}
