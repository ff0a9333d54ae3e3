import type { LastEditor } from '@ayana/contracts/editing';
import { ApiProperty } from '@nestjs/swagger';
import { LAST_EDITOR } from '../../../platform/database/last-editor.js';
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

export class TreatmentCategoryDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty()
  is_active!: boolean;

  @ApiProperty({ type: 'integer', required: false, description: 'Its active treatments; for staff only.' })
  treatments?: number;

  @ApiProperty({ type: 'integer', required: false, description: 'The ETag; for staff only.' })
  version?: number;

  @ApiProperty({ format: 'date-time', required: false, description: 'For staff only.' })
  updated_at?: string;

  @ApiProperty(LAST_EDITOR)
  updated_by?: LastEditor | null;
}
