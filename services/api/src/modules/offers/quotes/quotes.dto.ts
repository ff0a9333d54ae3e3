import type { LastEditor } from '@ayana/contracts/editing';
import { shape } from '../../../platform/http/openapi/shape.js';
import {
  QUOTE_CATEGORIES,
  QUOTE_DAYS_MAX,
  QUOTE_LINES_MAX,
  QUOTE_QUANTITY_MAX,
  QUOTE_STATES,
  QUOTE_TERMS,
  QUOTE_TERMS_MAX,
  QUOTE_WORDS_MAX,
  type Quote,
  type QuoteCategory,
  type QuoteLine,
  type QuoteState,
  type QuoteTerm,
  ROOM_CLASSES,
  type RoomClass,
  UNIT_PRICE_MAX,
  type QuoteHospital,
  type QuoteSurgeon,
  type QuoteQuestionView,
} from '@ayana/contracts/journey';
import { ApiProperty, PickType } from '@nestjs/swagger';
import { CASE_NUMBER_FIELD } from '../../../platform/http/lists/case-numbers.js';
import { LAST_EDITOR } from '../../../platform/database/last-editor.js';
import {
  ChoiceField,
  ChoicesField,
  DateField,
  FlagField,
  IdField,
  IntegerField,
  TextField,
} from '../../../platform/http/input/fields.js';
import { ListField } from '../../../platform/http/input/nested-fields.js';
import { partialOf } from '../../../platform/http/input/partial.js';
import { TEXT_OR_NULL } from '../../journeys/index.js';

export class QuoteLineFormDto {
  @ChoiceField({ label: 'Category', of: QUOTE_CATEGORIES })
  category!: QuoteCategory;

  @TextField({ label: 'Label', max: 120 })
  label!: string;

  @IntegerField({ label: 'Quantity', min: 1, max: QUOTE_QUANTITY_MAX })
  quantity!: number;

  @IntegerField({ label: 'Unit price', min: 0, max: UNIT_PRICE_MAX, description: 'US cents.' })
  unit_price!: number;

  @FlagField({ label: 'Included', description: 'False: named, but not in the price.' })
  included!: boolean;
}

export class QuoteTermsDto {
  @IdField({ label: 'Surgeon', optional: true, nullable: true, description: 'A doctor of the hospital.' })
  doctor_id?: string | null;

  @DateField({ label: 'Valid until' })
  valid_until!: string;

  @ChoiceField({ label: 'Room', optional: true, nullable: true, of: ROOM_CLASSES })
  room_class?: RoomClass | null;

  @IntegerField({ label: 'Days in hospital', optional: true, nullable: true, min: 0, max: QUOTE_DAYS_MAX })
  days_in_hospital?: number | null;

  @IntegerField({ label: 'Days in India', optional: true, nullable: true, min: 1, max: QUOTE_DAYS_MAX })
  days_in_india?: number | null;

  @IntegerField({
    label: 'Deposit',
    optional: true,
    nullable: true,
    min: 0,
    max: UNIT_PRICE_MAX,
    description: 'US cents.',
  })
  deposit?: number | null;

  @TextField({ label: 'Refund terms', optional: true, nullable: true, max: QUOTE_TERMS_MAX })
  refund_terms?: string | null;

  @TextField({ label: 'Exclusions', optional: true, nullable: true, max: QUOTE_TERMS_MAX })
  exclusions?: string | null;

  @ChoicesField({
    label: 'Not given',
    of: QUOTE_TERMS,
    max: QUOTE_TERMS.length,
    optional: true,
    description: 'Fields that the hospital does not give on purpose; those it gives are dropped from it.',
  })
  not_given?: QuoteTerm[];

  @ListField({ label: 'Lines', of: QuoteLineFormDto, min: 1, max: QUOTE_LINES_MAX })
  lines!: QuoteLineFormDto[];
}

export class NewQuoteDto extends QuoteTermsDto {
  @IdField({ label: 'Journey' })
  journey_id!: string;

  @IdField({ label: 'Hospital' })
  partner_hospital_id!: string;

  @IdField({
    label: 'Assignment',
    optional: true,
    description: 'The referral it answers; that of the hospital by default.',
  })
  assignment_id?: string;
}

export class QuoteChangeDto extends partialOf(QuoteTermsDto) {}

export class QuoteQuestionDto {
  @IdField({ label: 'Line', optional: true, description: 'Of the quote; without it, about the quote as a whole.' })
  line_id?: string;

  @TextField({ label: 'Question', max: QUOTE_WORDS_MAX })
  text!: string;
}

export class QuoteAnswerDto {
  @TextField({ label: 'Answer', max: QUOTE_WORDS_MAX })
  text!: string;
}

export class QuoteReasonDto {
  @TextField({ label: 'Reason', max: QUOTE_WORDS_MAX, optional: true })
  reason?: string;
}

const ID_OR_NULL = { type: 'string', format: 'uuid', nullable: true } as const;
const INTEGER_OR_NULL = { type: 'integer', nullable: true } as const;
const TIME_OR_NULL = { type: 'string', format: 'date-time', nullable: true } as const;

export class QuoteDto implements Quote {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'uuid' })
  journey_id!: string;

  @ApiProperty(CASE_NUMBER_FIELD)
  case_number!: string;

  @ApiProperty(ID_OR_NULL)
  assignment_id!: string | null;

  @ApiProperty({ type: shape('QuoteHospital') })
  hospital!: QuoteHospital;

  @ApiProperty({ type: shape('QuoteSurgeon'), nullable: true })
  surgeon!: QuoteSurgeon | null;

  @ApiProperty({ type: 'integer', description: 'Of the hospital’s offer: a correction has the next.' })
  version!: number;

  @ApiProperty({ enum: QUOTE_STATES })
  status!: QuoteState;

  @ApiProperty({ enum: ['USD'] })
  currency!: 'USD';

  @ApiProperty({ type: 'string', format: 'date', description: 'The last day on which it can be accepted, in India.' })
  valid_until!: string;

  @ApiProperty({ enum: ROOM_CLASSES, nullable: true })
  room_class!: RoomClass | null;

  @ApiProperty(INTEGER_OR_NULL)
  days_in_hospital!: number | null;

  @ApiProperty(INTEGER_OR_NULL)
  days_in_india!: number | null;

  @ApiProperty({ ...INTEGER_OR_NULL, description: 'US cents.' })
  deposit!: number | null;

  @ApiProperty(TEXT_OR_NULL)
  refund_terms!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  exclusions!: string | null;

  @ApiProperty({ enum: QUOTE_TERMS, isArray: true, description: 'What the hospital does not give, on purpose.' })
  not_given!: QuoteTerm[];

  @ApiProperty({ type: [shape('QuoteLine')] })
  lines!: QuoteLine[];

  @ApiProperty({
    type: [shape('QuoteQuestionView')],
    description: 'The oldest first, also those about earlier versions.',
  })
  questions!: QuoteQuestionView[];

  @ApiProperty({ type: 'integer', description: 'Of the lines in the price, in US cents.' })
  total!: number;

  @ApiProperty(TIME_OR_NULL)
  sent_at!: string | null;

  @ApiProperty(TIME_OR_NULL)
  decided_at!: string | null;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'Why it was declined or withdrawn.' })
  decision_reason!: string | null;

  @ApiProperty({ type: 'integer', description: 'The ETag.' })
  revision!: number;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty({ format: 'date-time' })
  updated_at!: string;

  @ApiProperty(LAST_EDITOR)
  updated_by?: LastEditor | null;
}

export class LastQuoteQueryDto {
  @IdField({ label: 'Assignment' })
  assignment_id!: string;
}

export class QuoteTemplateDto extends PickType(QuoteDto, [
  'surgeon',
  'room_class',
  'days_in_hospital',
  'days_in_india',
  'deposit',
  'refund_terms',
  'exclusions',
  'not_given',
  'lines',
  'total',
  'sent_at',
] as const) {}

export class LastQuoteDto {
  @ApiProperty({ type: QuoteTemplateDto, nullable: true })
  quote!: QuoteTemplateDto | null;
}
