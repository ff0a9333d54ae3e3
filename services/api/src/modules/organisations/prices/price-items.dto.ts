import type { LastEditor } from '@ayana/contracts/editing';
import { QUOTE_CATEGORIES, type QuoteCategory, UNIT_PRICE_MAX } from '@ayana/contracts/journey';
import type { PriceItem } from '@ayana/contracts/organisations';
import { ApiProperty } from '@nestjs/swagger';
import { LAST_EDITOR } from '../../../platform/database/last-editor.js';
import {
  ChoiceField,
  DateField,
  IdField,
  IntegerField,
  SearchField,
  TextField,
} from '../../../platform/http/input/fields.js';
import { partialOf } from '../../../platform/http/input/partial.js';
import { ListQueryDto, pageDtoOf } from '../../../platform/http/lists/list-query.dto.js';

const PRICE_SORTS = ['label', 'unit_price'] as const;

export class PriceItemFilters extends ListQueryDto {
  @IdField({ label: 'Hospital', optional: true, description: 'Of the caller’s organisation; the staff name any.' })
  partner_hospital_id?: string;

  @ChoiceField({ label: 'Category', optional: true, of: QUOTE_CATEGORIES })
  category?: QuoteCategory;

  @SearchField({ label: 'Search', optional: true, description: 'Words of the label.' })
  q?: string;

  @DateField({ label: 'Day', optional: true, description: 'Only what is valid on this day.' })
  on?: string;
}

export class PriceItemsQueryDto extends PriceItemFilters {
  @ChoiceField({ label: 'Sort', optional: true, of: PRICE_SORTS })
  sort?: (typeof PRICE_SORTS)[number];
}

class PriceItemTermsDto {
  @ChoiceField({ label: 'Category', of: QUOTE_CATEGORIES })
  category!: QuoteCategory;

  @TextField({ label: 'Label', max: 120 })
  label!: string;

  @IntegerField({ label: 'Unit price', min: 1, max: UNIT_PRICE_MAX, description: 'US cents.' })
  unit_price!: number;

  @DateField({ label: 'Valid from' })
  valid_from!: string;

  @DateField({ label: 'Valid until', optional: true, nullable: true, description: 'Null: until further notice.' })
  valid_until?: string | null;
}

export class NewPriceItemDto extends PriceItemTermsDto {
  @IdField({ label: 'Hospital', optional: true, description: 'May be left out by an organisation with one hospital.' })
  partner_hospital_id?: string;
}

export class PriceItemChangeDto extends partialOf(PriceItemTermsDto) {}

export class PriceItemDto implements PriceItem {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'uuid' })
  partner_hospital_id!: string;

  @ApiProperty()
  hospital_name!: string;

  @ApiProperty({ enum: QUOTE_CATEGORIES })
  category!: QuoteCategory;

  @ApiProperty()
  label!: string;

  @ApiProperty({ type: 'integer', description: 'US cents.' })
  unit_price!: number;

  @ApiProperty({ format: 'date' })
  valid_from!: string;

  @ApiProperty({ type: 'string', format: 'date', nullable: true, description: 'The last day.' })
  valid_until!: string | null;

  @ApiProperty({ type: 'integer' })
  version!: number;

  @ApiProperty({ format: 'date-time' })
  updated_at!: string;

  @ApiProperty(LAST_EDITOR)
  updated_by?: LastEditor | null;
}

export class PriceItemsPageDto extends pageDtoOf(PriceItemDto) {}
