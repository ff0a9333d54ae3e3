import { ChoiceField, FlagField, TextField } from '../../../platform/http/input/fields.js';

const NAME_MAX = 120;

export class CategoriesQueryDto {
  @ChoiceField({ label: 'Include', optional: true, of: ['inactive'], description: 'For staff: the inactive ones too.' })
  include?: 'inactive';
}

export class NewCategoryDto {
  @TextField({ label: 'Name', max: NAME_MAX })
  name!: string;
}

export class CategoryChangeDto {
  @TextField({ label: 'Name', optional: true, max: NAME_MAX, description: 'Its treatments move with it.' })
  name?: string;

  @FlagField({ label: 'Active', optional: true })
  is_active?: boolean;
}
