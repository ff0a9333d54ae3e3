import { type Department, DEPARTMENTS } from '@ayana/contracts/catalogue';
import {
  ChoiceField,
  DateField,
  FlagField,
  IdField,
  IntegerField,
  NameField,
  TextField,
  TextsField,
} from '../../../platform/http/input/fields.js';
import type { FieldLabel } from '../../../platform/http/input/field-labels.js';
import { COMPLEXITY_LEVELS, type ComplexityLevel } from '@ayana/contracts/catalogue';
import { DaysField } from './days-field.js';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const SLUG_MAX = 80;
/** Whole US dollars. */
const PRICE_MAX = 10_000_000;

const optional = { optional: true, nullable: true } as const;
const price = (label: FieldLabel): PropertyDecorator => IntegerField({ label, ...optional, min: 0, max: PRICE_MAX });

/** What a treatment may have besides its name, category and complexity; `null` empties a field. */
class TreatmentFactsDto {
  @TextField({ label: 'Description', ...optional })
  description?: string | null;

  @TextField({ label: 'Plain name', ...optional, max: 200, description: 'The name in everyday words.' })
  plain_name?: string | null;

  @NameField({
    label: 'Slug',
    optional: true,
    pattern: SLUG,
    max: SLUG_MAX,
    description: 'The end of the address of its page. Made from the name when a new treatment has none.',
  })
  slug?: string;

  @ChoiceField({ label: 'Department', ...optional, of: DEPARTMENTS })
  department?: Department | null;

  @TextsField({ label: 'Conditions', optional: true, max: 30, length: 120, description: 'What people say they have.' })
  conditions_in_plain_words?: string[];

  @price('Lowest price in India')
  india_usd_min?: number | null;

  @price('Highest price in India')
  india_usd_max?: number | null;

  @price('Lowest price in the US')
  us_usd_min?: number | null;

  @price('Highest price in the US')
  us_usd_max?: number | null;

  @DaysField({ label: 'Days in hospital', ...optional })
  hospital_days?: string | null;

  @DaysField({ label: 'Days in India', ...optional })
  total_days_in_india?: string | null;

  @TextField({ label: 'Source', ...optional, description: 'Where prices and days were read.' })
  source?: string | null;

  @IdField({ label: 'Reviewer', ...optional, description: 'The doctor who read the text.' })
  reviewer_id?: string | null;

  @DateField({ label: 'Review date', ...optional })
  reviewed_on?: string | null;

  @FlagField({ label: 'Featured', optional: true, description: 'The five featured last are shown.' })
  is_featured?: boolean;
}

export class NewTreatmentDto extends TreatmentFactsDto {
  @TextField({ label: 'Name', max: 200 })
  name!: string;

  @TextField({ label: 'Category', max: 120, description: 'The name of an active one.' })
  category!: string;

  @ChoiceField({ label: 'Complexity', of: COMPLEXITY_LEVELS })
  complexity_level!: ComplexityLevel;
}

export class TreatmentChangeDto extends TreatmentFactsDto {
  @TextField({ label: 'Name', optional: true, max: 200 })
  name?: string;

  @TextField({ label: 'Category', optional: true, max: 120, description: 'The name of an active one.' })
  category?: string;

  @ChoiceField({ label: 'Complexity', optional: true, of: COMPLEXITY_LEVELS })
  complexity_level?: ComplexityLevel;
}
