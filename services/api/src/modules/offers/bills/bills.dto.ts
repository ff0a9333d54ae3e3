import { CASE_NUMBER_FIELD } from '../../../platform/http/lists/case-numbers.js';
import { LAST_EDITOR, LastEditorDto } from '../../../platform/database/last-editor.js';
import {
  BILL_KINDS,
  BILL_LINES_MAX,
  BILL_NOTE_MAX,
  BILL_STATES,
  BILL_WORDS_MAX,
  type Bill,
  type BillKind,
  type BillLine,
  type BillState,
  QUOTE_CATEGORIES,
  QUOTE_QUANTITY_MAX,
  type QuoteCategory,
  UNIT_PRICE_MAX,
} from '@ayana/contracts/journey';
import { ApiProperty } from '@nestjs/swagger';
import { ChoiceField, IdField, IntegerField, TextField } from '../../../platform/http/input/fields.js';
import { ListField } from '../../../platform/http/input/nested-fields.js';
import { TEXT_OR_NULL } from '../../journeys/index.js';
import { QuoteHospitalDto, QuoteLineDto } from '../quotes/quotes.dto.js';

export class NewBillDto {
  @IdField({ label: 'Journey' })
  journey_id!: string;

  @ChoiceField({ label: 'Kind', of: BILL_KINDS })
  kind!: BillKind;

  @IdField({ label: 'Bill', optional: true, description: 'The sent bill that this one takes the place of.' })
  supersedes?: string;
}

export class BillLineFormDto {
  @ChoiceField({ label: 'Category', of: QUOTE_CATEGORIES })
  category!: QuoteCategory;

  @TextField({ label: 'Label', max: 120 })
  label!: string;

  @IntegerField({
    label: 'Quantity',
    min: 0,
    max: QUOTE_QUANTITY_MAX,
    description: '0: of the quote, and not needed.',
  })
  quantity!: number;

  @IntegerField({ label: 'Unit price', min: 0, max: UNIT_PRICE_MAX, description: 'US cents.' })
  unit_price!: number;

  @IdField({ label: 'Line', optional: true, nullable: true, description: 'Null for what it does not name.' })
  quote_line_id?: string | null;

  @TextField({ label: 'Explanation', optional: true, nullable: true, max: BILL_WORDS_MAX })
  explanation?: string | null;
}

export class BillChangeDto {
  @TextField({ label: 'Note', optional: true, nullable: true, max: BILL_NOTE_MAX })
  note?: string | null;

  @TextField({ label: 'Reason', optional: true, nullable: true, max: BILL_WORDS_MAX, description: 'Of a correction.' })
  reason?: string | null;

  @ListField({
    label: 'Lines',
    of: BillLineFormDto,
    min: 1,
    max: BILL_LINES_MAX,
    optional: true,
    description: 'A line of the quote that is not among them is added with the quantity 0.',
  })
  lines?: BillLineFormDto[];
}

export class BillLineDto implements BillLine {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: QUOTE_CATEGORIES })
  category!: QuoteCategory;

  @ApiProperty()
  label!: string;

  @ApiProperty({ type: 'integer' })
  quantity!: number;

  @ApiProperty({ type: 'integer', description: 'US cents.' })
  unit_price!: number;

  @ApiProperty({ type: 'integer', format: 'int64', description: 'US cents.' })
  amount!: number;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true })
  quote_line_id!: string | null;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'Why it differs from the quote.' })
  explanation!: string | null;
}

export class BilledQuoteDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ type: 'integer' })
  version!: number;

  @ApiProperty({ type: [QuoteLineDto] })
  lines!: QuoteLineDto[];

  @ApiProperty({ type: 'integer', format: 'int64', description: 'US cents.' })
  total!: number;
}

export class BillDto implements Bill {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'uuid' })
  journey_id!: string;

  @ApiProperty(CASE_NUMBER_FIELD)
  case_number!: string;

  @ApiProperty({ type: QuoteHospitalDto })
  hospital!: QuoteHospitalDto;

  @ApiProperty({ enum: BILL_KINDS })
  kind!: BillKind;

  @ApiProperty({ type: 'integer', description: 'Of the bill: a correction has the next.' })
  version!: number;

  @ApiProperty({ enum: BILL_STATES })
  status!: BillState;

  @ApiProperty({ enum: ['USD'] })
  currency!: 'USD';

  @ApiProperty(TEXT_OR_NULL)
  note!: string | null;

  @ApiProperty({ type: [BillLineDto] })
  lines!: BillLineDto[];

  @ApiProperty({ type: 'integer', format: 'int64', description: 'Of all lines, in US cents.' })
  total!: number;

  @ApiProperty({ type: BilledQuoteDto, description: 'What it is compared with.' })
  quote!: BilledQuoteDto;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, description: 'The bill that it corrects.' })
  supersedes!: string | null;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'Why it corrects that bill.' })
  reason!: string | null;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  sent_at!: string | null;

  @ApiProperty({ type: 'integer', description: 'The ETag.' })
  revision!: number;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty({ format: 'date-time' })
  updated_at!: string;

  @ApiProperty(LAST_EDITOR)
  updated_by?: LastEditorDto | null;
}

export class BillsDto {
  @ApiProperty({ type: [BillDto], description: 'The newest first.' })
  items!: BillDto[];
}
