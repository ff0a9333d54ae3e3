import { ApiProperty } from '@nestjs/swagger';

export class SeasonDto {
  @ApiProperty({ example: 'Monsoon' })
  season!: string;

  @ApiProperty({ example: 'July to September' })
  months!: string;

  @ApiProperty({ type: 'integer', description: 'Of an ordinary night.' })
  low_c!: number;

  @ApiProperty({ type: 'integer', description: 'Of an ordinary day.' })
  high_c!: number;

  @ApiProperty()
  note!: string;
}

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

  @ApiProperty({ type: [SeasonDto], description: 'In the order of a year.' })
  climate!: SeasonDto[];

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

/** The price of a treatment at one hospital of a city. */
export class CityPriceDto {
  @ApiProperty({ format: 'uuid' })
  hospital_id!: string;

  @ApiProperty()
  hospital_name!: string;

  @ApiProperty({ type: 'integer', description: 'Indicative, whole US dollars.' })
  usd_min!: number;

  @ApiProperty({ type: 'integer' })
  usd_max!: number;
}

/** A treatment that at least one hospital of a city offers. */
export class CityTreatmentDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ type: 'string', nullable: true, example: 'knee-replacement' })
  slug!: string | null;

  @ApiProperty()
  name!: string;

  @ApiProperty({ type: 'string', nullable: true, description: 'The name in everyday words.' })
  plain_name!: string | null;

  @ApiProperty()
  category!: string;

  @ApiProperty({ type: 'string', nullable: true, example: '5-7' })
  hospital_days!: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: '14-21' })
  total_days_in_india!: string | null;

  @ApiProperty({ type: [CityPriceDto], description: 'One row a hospital, the lowest price first.' })
  prices!: CityPriceDto[];
}

export class CityTreatmentsDto {
  @ApiProperty({ type: [CityTreatmentDto], description: 'By category, then by name.' })
  items!: CityTreatmentDto[];
}
