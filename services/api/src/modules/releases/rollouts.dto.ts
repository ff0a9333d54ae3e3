import type { RolloutVerdict, WatchedMeasure } from '@ayana/contracts/releases';
import { ApiProperty } from '@nestjs/swagger';

export const WATCHED_MEASURES = ['failures', 'LCP', 'INP', 'CLS'] as const satisfies readonly WatchedMeasure[];
const STATES = ['gathering', 'same', 'worse'] as const satisfies readonly RolloutVerdict['state'][];

export class RolloutFindingDto {
  @ApiProperty({ enum: WATCHED_MEASURES })
  measure!: WatchedMeasure;

  @ApiProperty({
    description: 'Percent of the visitors it failed for, or the 75th percentile: of the version others have.',
  })
  before!: number;

  @ApiProperty({ description: 'The same of the new version.' })
  now!: number;
}

export class RolloutVersionDto {
  @ApiProperty()
  version!: string;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description:
      'Addresses it was shown to; null where it was judged by pages shown, as earlier versions of the API did.',
  })
  visitors!: number | null;

  @ApiProperty({
    type: 'integer',
    description: 'Those of them that reported a failure; of the pages shown, where visitors is null.',
  })
  failures!: number;
}

/** A version that is out to a part of the sessions, compared with the one that all others have. */
export class RolloutDto {
  @ApiProperty({ enum: STATES, description: 'Too little seen yet; no difference; worse, and about to be taken back.' })
  state!: RolloutVerdict['state'];

  @ApiProperty({ type: String, format: 'date-time' })
  since!: string;

  @ApiProperty({ type: RolloutVersionDto })
  before!: RolloutVersionDto;

  @ApiProperty({ type: RolloutVersionDto })
  now!: RolloutVersionDto;

  @ApiProperty({ type: [RolloutFindingDto] })
  findings!: RolloutFindingDto[];
}
