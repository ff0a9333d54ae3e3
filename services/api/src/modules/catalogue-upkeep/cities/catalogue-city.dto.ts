import { shape } from '../../../platform/http/openapi/shape.js';
import type { Season, Lodging } from '@ayana/contracts/catalogue';
import { ApiProperty } from '@nestjs/swagger';
import { pageDtoOf } from '../../../platform/http/lists/list-query.dto.js';
import { CatalogueFilters, CatalogueRowDto, listQueryOf } from '../common/catalogue-row.dto.js';

/** A city as staff keep the row. */
export class CatalogueCityDto extends CatalogueRowDto {
  @ApiProperty()
  slug!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty()
  state!: string;

  @ApiProperty()
  summary!: string;

  @ApiProperty()
  latitude!: number;

  @ApiProperty()
  longitude!: number;

  @ApiProperty()
  airport_name!: string;

  @ApiProperty({ example: 'MAA' })
  airport_code!: string;

  @ApiProperty({ type: 'integer' })
  airport_minutes!: number;

  @ApiProperty({ type: [String] })
  languages!: string[];

  @ApiProperty({ type: [String] })
  specialities!: string[];

  @ApiProperty({ type: [shape('Season')] })
  climate!: Season[];

  @ApiProperty({ type: [shape('Lodging')] })
  lodging!: Lodging[];

  @ApiProperty({ type: 'integer', description: 'Its active hospitals.' })
  hospitals_count!: number;
}

export class CatalogueCitiesPageDto extends pageDtoOf(CatalogueCityDto) {}

export class CatalogueCitiesQueryDto extends listQueryOf(CatalogueFilters) {}
