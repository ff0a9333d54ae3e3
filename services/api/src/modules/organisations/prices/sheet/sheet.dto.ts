import { QUOTE_CATEGORIES, type QuoteCategory } from '@ayana/contracts/journey';
import { PRICE_LINE_STATES, type PriceImportLine, type PriceLineState } from '@ayana/contracts/organisations';
import { ApiProperty } from '@nestjs/swagger';
import { ImportReportDto } from '../../../../platform/http/csv/csv-import.dto.js';

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

export class PriceImportReportDto extends ImportReportDto {
  @ApiProperty({ type: [PriceImportLineDto], description: 'Those without a fault, in the order of the file.' })
  lines!: PriceImportLineDto[];
}
