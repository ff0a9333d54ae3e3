import { ApiProperty } from '@nestjs/swagger';
import { FlagField } from '../input/fields.js';
import { type ImportFault, MOST_FAULTS } from './csv-import.js';

export class ImportQueryDto {
  @FlagField({ label: 'Dry run', optional: true, description: 'Only says what the import would do.' })
  dry_run?: boolean;
}

export class ImportFaultDto implements ImportFault {
  @ApiProperty({ type: 'integer', description: 'Of the file; its head is line 1.' })
  line!: number;

  @ApiProperty({ type: 'string', nullable: true, description: 'Null where it is the whole line.' })
  column!: string | null;

  @ApiProperty()
  message!: string;
}

/** What an import did, or would do. */
export class ImportReportDto {
  @ApiProperty()
  dry_run!: boolean;

  @ApiProperty({ type: 'integer', description: 'In the file, without its head.' })
  rows!: number;

  @ApiProperty({ type: 'integer' })
  inserted!: number;

  @ApiProperty({ type: 'integer' })
  updated!: number;

  @ApiProperty({ type: 'integer', description: 'Rows that say what is known already.' })
  unchanged!: number;

  @ApiProperty({
    type: [ImportFaultDto],
    description: `The first ${MOST_FAULTS}; with any of them nothing is written.`,
  })
  faults!: ImportFaultDto[];

  @ApiProperty({
    type: [ImportFaultDto],
    description:
      'Amounts that are most likely a slip, with both. With any of them nothing is written unless `Confirmed` is sent.',
  })
  doubts!: ImportFaultDto[];
}
