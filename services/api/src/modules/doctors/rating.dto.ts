import { RATING_SOURCES, type RatingSource } from '@ayana/contracts/catalogue';
import { ApiProperty } from '@nestjs/swagger';

/** A rating with its number of votes and source. */
export class RatingDto {
  @ApiProperty({ description: 'Of 5.' })
  value!: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Null where the source does not say how many.' })
  count!: number | null;

  @ApiProperty({
    enum: RATING_SOURCES,
    description: '`record`: the site’s own record; `sample`: made up for the demo.',
  })
  source!: RatingSource;
}
