import { QUOTE_CATEGORIES, type QuoteCategory, UNIT_PRICE_MAX } from '@ayana/contracts/journey';
import {
  ChoiceField,
  DateField,
  IdField,
  IntegerField,
  SearchField,
  TextField,
} from '../../../platform/http/input/fields.js';
import { partialOf } from '../../../platform/http/input/partial.js';
import { ListQueryDto } from '../../../platform/http/lists/list-query.dto.js';

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
