import { QUOTE_CATEGORIES, type QuoteCategory } from '@ayana/contracts/journey';
import { PRICE_LINE_STATES, type PriceImportLine, type PriceLineState } from '@ayana/contracts/organisations';
import { ApiProperty } from '@nestjs/swagger';
import { FlagField } from '../../../../platform/http/input/fields.js';

export class PriceImportQueryDto {
  @FlagField({ label: 'Dry run', optional: true, description: 'Only says what the import would do.' })
  dry_run?: boolean;
}

export class PriceImportLineDto implements PriceImportLine {
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Of the file. Null: a price of the sheet that ends, because one of the file takes over.',
  })
  line!: number | null;

  @ApiProperty({ enum: PRICE_LINE_STATES })
  state!: PriceLineState;

  @ApiProperty()
  hospital_name!: string;

  @ApiProperty({ enum: QUOTE_CATEGORIES })
  category!: QuoteCategory;

  @ApiProperty()
  label!: string;

  @ApiProperty({ type: 'integer', description: 'US cents.' })
  unit_price!: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'US cents, where the price of the line changes.' })
  earlier_price!: number | null;

  @ApiProperty({ format: 'date' })
  valid_from!: string;

  @ApiProperty({ type: 'string', format: 'date', nullable: true })
  valid_until!: string | null;
}

export class PriceImportFaultDto {
  @ApiProperty({ type: 'integer', description: 'Of the file; its head is line 1.' })
  line!: number;

  @ApiProperty({ type: 'string', nullable: true, description: 'Null where it is the whole line.' })
  column!: string | null;

  @ApiProperty()
  message!: string;
}

export class PriceImportReportDto {
  @ApiProperty()
  dry_run!: boolean;

  @ApiProperty({ type: 'integer', description: 'In the file, without its head.' })
  rows!: number;

  @ApiProperty({ type: 'integer' })
  inserted!: number;

  @ApiProperty({ type: 'integer', description: 'With those of the sheet that end.' })
  updated!: number;

  @ApiProperty({ type: 'integer' })
  unchanged!: number;

  @ApiProperty({ type: [PriceImportFaultDto], description: 'The first 200; with any of them nothing is written.' })
  faults!: PriceImportFaultDto[];

  @ApiProperty({ type: [PriceImportLineDto], description: 'Those without a fault, in the order of the file.' })
  lines!: PriceImportLineDto[];
}
