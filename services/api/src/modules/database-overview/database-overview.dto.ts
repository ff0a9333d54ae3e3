import { ApiProperty } from '@nestjs/swagger';

export const STATEMENT_STATES = ['on', 'not_installed', 'not_loaded', 'not_readable'] as const;
export type StatementState = (typeof STATEMENT_STATES)[number];

const time = { type: String, format: 'date-time', nullable: true } as const;
const bytes = { type: 'integer', description: 'Bytes.' } as const;

export class TableFigureDto {
  @ApiProperty({ description: 'With its schema where that is not `public`.' })
  name!: string;

  @ApiProperty({ type: 'integer', description: 'As PostgreSQL estimates it.' })
  rows!: number;

  @ApiProperty(bytes)
  table_bytes!: number;

  @ApiProperty(bytes)
  index_bytes!: number;

  @ApiProperty({ type: 'integer', description: 'Reads of the whole table.' })
  full_reads!: number;

  @ApiProperty({ type: 'integer', description: 'Reads by an index.' })
  index_reads!: number;

  @ApiProperty({ type: 'integer', description: 'Rows that were changed or deleted and still take space.' })
  dead_rows!: number;

  @ApiProperty({ ...time, description: 'When PostgreSQL last counted its rows.' })
  analyzed_at!: string | null;
}

export class UnusedIndexDto {
  @ApiProperty()
  name!: string;

  @ApiProperty()
  table!: string;

  @ApiProperty(bytes)
  bytes!: number;
}

export class SlowStatementDto {
  @ApiProperty({ description: 'Without any value.' })
  statement!: string;

  @ApiProperty({ type: 'integer' })
  calls!: number;

  @ApiProperty({ type: 'number', description: 'Milliseconds.' })
  mean_ms!: number;

  @ApiProperty({ type: 'number', description: 'Milliseconds.' })
  longest_ms!: number;

  @ApiProperty({ type: 'number', description: 'Milliseconds of all calls.' })
  total_ms!: number;

  @ApiProperty({ type: 'number', description: 'Rows a call gave.' })
  rows_each!: number;
}

export class StatementsDto {
  @ApiProperty({ enum: STATEMENT_STATES })
  state!: StatementState;

  @ApiProperty({ type: [SlowStatementDto], description: 'Those that took most time, at most twenty.' })
  slowest!: SlowStatementDto[];
}

export class MigrationDto {
  @ApiProperty()
  name!: string;

  @ApiProperty(time)
  applied_at!: string | null;
}

export class MaintenanceRunDto {
  @ApiProperty({ type: String, format: 'date-time' })
  finished_at!: string;

  @ApiProperty({ type: String, format: 'date-time', description: 'The moment its rows are of.' })
  taken_at!: string;

  @ApiProperty({ type: 'integer' })
  tables!: number;

  @ApiProperty({ type: 'integer' })
  rows!: number;

  @ApiProperty({ type: 'integer', nullable: true })
  bytes!: number | null;

  @ApiProperty({ type: String, nullable: true, description: 'What went wrong; null when it went well.' })
  failure!: string | null;
}

export class ReplicaDto {
  @ApiProperty()
  name!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Null where the application may not read it.' })
  state!: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Bytes it is behind.' })
  lag_bytes!: number | null;

  @ApiProperty({ type: 'number', nullable: true, description: 'Seconds it is behind.' })
  lag_seconds!: number | null;
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

  @ApiProperty({ type: [TableFigureDto], description: 'The largest first.' })
  tables!: TableFigureDto[];

  @ApiProperty({ type: [UnusedIndexDto], description: 'Not read since reads are counted, and no rule needs them.' })
  unused_indexes!: UnusedIndexDto[];

  @ApiProperty({ type: StatementsDto })
  statements!: StatementsDto;

  @ApiProperty({ type: [MigrationDto], description: 'The latest first; those that wait have no time.' })
  migrations!: MigrationDto[];

  @ApiProperty({ type: MaintenanceRunDto, nullable: true, description: 'The last that went well.' })
  backup!: MaintenanceRunDto | null;

  @ApiProperty({ type: MaintenanceRunDto, nullable: true })
  restore_test!: MaintenanceRunDto | null;

  @ApiProperty({ description: 'It follows another server and takes no writes.' })
  is_replica!: boolean;

  @ApiProperty({ type: [ReplicaDto] })
  replicas!: ReplicaDto[];
}
