import { shape } from '../../platform/http/openapi/shape.js';
import type { TreatmentUpkeep } from '@ayana/contracts/editing';
import { DEPARTMENTS } from '@ayana/contracts/catalogue';
import { ApiProperty } from '@nestjs/swagger';
import {
  ChoiceField,
  CursorField,
  FlagField,
  LimitField,
  SearchField,
  TextField,
} from '../../platform/http/input/fields.js';
import { SORT_ORDERS, type SortOrder } from '../../platform/http/lists/keyset-list.js';
import { COMPLEXITY_LEVELS, type ComplexityLevel } from './treatment.entity.js';

/** Spec section 9. */
export const SEARCH_LIMIT = 50;
export const FEATURED_LIMIT = 5;

export class SearchTreatmentsDto {
  @TextField({ label: 'Search term', optional: true })
  p_search_term?: string;

  @TextField({ label: 'Category', optional: true })
  p_category?: string;

  @ChoiceField({ label: 'Complexity level', optional: true, of: COMPLEXITY_LEVELS })
  p_complexity_level?: ComplexityLevel;

  @LimitField({ fallback: SEARCH_LIMIT, max: 200 })
  p_limit?: number;
}

export const TREATMENT_STATES = ['active', 'inactive'] as const;
export const TREATMENT_SORTS = ['name', 'updated'] as const;
export type TreatmentSort = (typeof TREATMENT_SORTS)[number];

/** What the staff's list is filtered by. The public one has `featured` and `category`. */
export class TreatmentFilters {
  @FlagField({ label: 'Featured', optional: true, description: 'To everyone: the five that are shown.' })
  featured?: boolean;

  @TextField({ label: 'Category', optional: true })
  category?: string;

  @SearchField({
    label: 'Search',
    optional: true,
    description: 'For staff: words of the names, the category or the slug.',
  })
  q?: string;

  @ChoiceField({ label: 'Complexity', optional: true, of: COMPLEXITY_LEVELS, description: 'For staff.' })
  complexity_level?: ComplexityLevel;

  @ChoiceField({ label: 'State', optional: true, of: TREATMENT_STATES, description: 'For staff.' })
  state?: (typeof TREATMENT_STATES)[number];
}

export class TreatmentsQueryDto extends TreatmentFilters {
  @ChoiceField({ label: 'Include', optional: true, of: ['inactive'], description: 'For staff: the inactive ones too.' })
  include?: 'inactive';

  @ChoiceField({ label: 'Sort', optional: true, of: TREATMENT_SORTS, description: 'For staff.' })
  sort?: TreatmentSort;

  @ChoiceField({ label: 'Order', optional: true, of: SORT_ORDERS, description: 'For staff.' })
  order?: SortOrder;

  @LimitField({ fallback: SEARCH_LIMIT, max: 200 })
  limit?: number;

  @CursorField()
  cursor?: string;
}

const price = { type: 'integer', nullable: true, description: 'Indicative, whole US dollars.' } as const;
const days = { type: 'string', nullable: true, example: '5-7' } as const;

export class TreatmentDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty()
  category!: string;

  @ApiProperty({ enum: COMPLEXITY_LEVELS })
  complexity_level!: ComplexityLevel;

  @ApiProperty({ type: 'string', nullable: true })
  description!: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: 'knee-replacement' })
  slug!: string | null;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'The name in everyday words.',
    example: 'Knee replacement',
  })
  plain_name!: string | null;

  @ApiProperty({ type: 'string', nullable: true, enum: DEPARTMENTS, description: 'The department that does it.' })
  department!: string | null;

  @ApiProperty({ type: [String], description: 'What people say they have.', example: ['worn knee'] })
  conditions_in_plain_words!: string[];

  @ApiProperty({ type: 'string', format: 'date', nullable: true, description: 'When a doctor last read the text.' })
  reviewed_on!: string | null;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, description: 'That doctor.' })
  reviewer_id!: string | null;

  @ApiProperty()
  is_active!: boolean;

  @ApiProperty(price)
  india_usd_min!: number | null;

  @ApiProperty(price)
  india_usd_max!: number | null;

  @ApiProperty(price)
  us_usd_min!: number | null;

  @ApiProperty(price)
  us_usd_max!: number | null;

  @ApiProperty(days)
  hospital_days!: string | null;

  @ApiProperty(days)
  total_days_in_india!: string | null;

  @ApiProperty({ type: 'string', nullable: true, description: 'Where prices and days were read.' })
  source!: string | null;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty({ format: 'date-time' })
  updated_at!: string;

  @ApiProperty({ type: shape('TreatmentUpkeep'), required: false, description: 'For staff only.' })
  upkeep?: TreatmentUpkeep;
}

export class TreatmentsPageDto {
  @ApiProperty({ type: [TreatmentDto] })
  items!: TreatmentDto[];

  @ApiProperty({ type: 'string', nullable: true })
  next_cursor!: string | null;
}
