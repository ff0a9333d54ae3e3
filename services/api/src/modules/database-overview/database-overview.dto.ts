import type {
  SlowStatement,
  TableFigure,
  UnusedIndex,
  Migration,
  MaintenanceRun,
  Replica,
} from '@ayana/contracts/database-overview';
import { shape } from '../../platform/http/openapi/shape.js';
import { ApiProperty } from '@nestjs/swagger';

export const STATEMENT_STATES = ['on', 'not_installed', 'not_loaded', 'not_readable'] as const;
export type StatementState = (typeof STATEMENT_STATES)[number];

const time = { type: String, format: 'date-time', nullable: true } as const;
const bytes = { type: 'integer', description: 'Bytes.' } as const;

export class StatementsDto {
  @ApiProperty({ enum: STATEMENT_STATES })
  state!: StatementState;

  @ApiProperty({ type: [shape('SlowStatement')], description: 'Those that took most time, at most twenty.' })
  slowest!: SlowStatement[];
}

export class DatabaseOverviewDto {
  @ApiProperty({ type: String, format: 'date-time' })
  read_at!: string;

  @ApiProperty({ description: 'PostgreSQL’s own.' })
  version!: string;

  @ApiProperty(bytes)
  bytes!: number;

  @ApiProperty({ type: String, format: 'date-time' })
  started_at!: string;

  @ApiProperty({ ...time, description: 'Since when reads are counted; null for since it was made.' })
  counted_since!: string | null;

  @ApiProperty({ type: 'integer' })
  connections!: number;

  @ApiProperty({ type: 'integer' })
  max_connections!: number;

  @ApiProperty({ type: 'number', nullable: true, description: 'Part of the reads that needed no disk, 0 to 1.' })
  cached!: number | null;

  @ApiProperty({ type: [shape('TableFigure')], description: 'The largest first.' })
  tables!: TableFigure[];

  @ApiProperty({
    type: [shape('UnusedIndex')],
    description: 'Not read since reads are counted, and no rule needs them.',
  })
  unused_indexes!: UnusedIndex[];

  @ApiProperty({ type: StatementsDto })
  statements!: StatementsDto;

  @ApiProperty({ type: [shape('Migration')], description: 'The latest first; those that wait have no time.' })
  migrations!: Migration[];

  @ApiProperty({ type: shape('MaintenanceRun'), nullable: true, description: 'The last that went well.' })
  backup!: MaintenanceRun | null;

  @ApiProperty({ type: shape('MaintenanceRun'), nullable: true })
  restore_test!: MaintenanceRun | null;

  @ApiProperty({ description: 'It follows another server and takes no writes.' })
  is_replica!: boolean;

  @ApiProperty({ type: [shape('Replica')] })
  replicas!: Replica[];
}
