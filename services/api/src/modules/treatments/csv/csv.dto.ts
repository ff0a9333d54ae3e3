import { ApiProperty } from '@nestjs/swagger';
import { FlagField } from '../../../platform/http/input/fields.js';
import { NewTreatmentDto, TreatmentChangeDto } from '../upkeep/upkeep.dto.js';

export class ImportQueryDto {
  @FlagField({ label: 'Dry run', optional: true, description: 'Only says what the import would do.' })
  dry_run?: boolean;
}

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

export class ImportFaultDto {
  @ApiProperty({ type: 'integer', description: 'Of the file; its head is line 1.' })
  line!: number;

  @ApiProperty({ type: 'string', nullable: true, description: 'Null where it is the whole line.' })
  column!: string | null;

  @ApiProperty()
  message!: string;
}

export class ImportReportDto {
  @ApiProperty()
  dry_run!: boolean;

  @ApiProperty({ type: 'integer', description: 'In the file, without its head.' })
  rows!: number;

  @ApiProperty({ type: 'integer' })
  inserted!: number;

  @ApiProperty({ type: 'integer' })
  updated!: number;

  @ApiProperty({ type: 'integer', description: 'Rows that say what the catalogue says already.' })
  unchanged!: number;

  @ApiProperty({ type: [ImportFaultDto], description: 'The first 200; with any of them nothing is written.' })
  faults!: ImportFaultDto[];
}
