import { FlagField } from '../../../platform/http/input/fields.js';
import { NewTreatmentDto, TreatmentChangeDto } from '../upkeep/upkeep.dto.js';

/** A row with a slug that no treatment has. */
export class ImportedTreatmentDto extends NewTreatmentDto {
  @FlagField({ label: 'Active', optional: true })
  is_active?: boolean;
}

/** A row of a treatment there is. */
export class ImportedChangeDto extends TreatmentChangeDto {
  @FlagField({ label: 'Active', optional: true })
  is_active?: boolean;
}
