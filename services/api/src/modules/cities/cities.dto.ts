import type { Season } from '@ayana/contracts/catalogue';
import { shape } from '../../platform/http/openapi/shape.js';
import { ApiProperty } from '@nestjs/swagger';

export const LODGING_TIERS = ['guest_house', 'serviced_flat', 'hotel'] as const;

export class LodgingDto {
  @ApiProperty({ enum: LODGING_TIERS })
  tier!: (typeof LODGING_TIERS)[number];

  @ApiProperty({ type: 'integer', description: 'A night for two, indicative, whole US dollars.' })
  usd_min!: number;

  @ApiProperty({ type: 'integer' })
  usd_max!: number;

  @ApiProperty()
  note!: string;
}

/** A reference to a city. */
export class CityRefDto {
  @ApiProperty()
  slug!: string;

  @ApiProperty()
  name!: string;
}

export class CityDto extends CityRefDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

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

  @ApiProperty({ type: 'integer', description: 'By road to the hospitals, on an ordinary day.' })
  airport_minutes!: number;

  @ApiProperty({ type: [String] })
  languages!: string[];

  @ApiProperty({ type: [String], description: 'Departments the city is known for.' })
  specialities!: string[];

  @ApiProperty({ type: [shape('Season')], description: 'In the order of a year.' })
  climate!: Season[];

  @ApiProperty({ type: [LodgingDto], description: 'The cheapest tier first.' })
  lodging!: LodgingDto[];

  @ApiProperty({ type: 'integer', description: 'Hospitals with an active partner.' })
  hospitals_count!: number;

  @ApiProperty({ type: 'integer', description: 'Doctors of these hospitals.' })
  doctors_count!: number;
}

export class CitiesPageDto {
  @ApiProperty({ type: [CityDto] })
  items!: CityDto[];

  @ApiProperty({ type: 'string', nullable: true, description: 'Always null: all of them come at once.' })
  next_cursor!: null;
}
