import {
  BILL_KINDS,
  BILL_LINES_MAX,
  BILL_NOTE_MAX,
  BILL_WORDS_MAX,
  type BillKind,
  QUOTE_CATEGORIES,
  QUOTE_QUANTITY_MAX,
  type QuoteCategory,
  UNIT_PRICE_MAX,
} from '@ayana/contracts/journey';
import { ChoiceField, IdField, IntegerField, TextField } from '../../../platform/http/input/fields.js';
import { ListField } from '../../../platform/http/input/nested-fields.js';

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
