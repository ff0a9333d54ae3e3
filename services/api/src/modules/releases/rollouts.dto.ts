import { shape } from '../../platform/http/openapi/shape.js';
import type { RolloutVerdict, RolloutVersion, RolloutFinding } from '@ayana/contracts/releases';
import { ApiProperty } from '@nestjs/swagger';

const STATES = ['gathering', 'same', 'worse'] as const satisfies readonly RolloutVerdict['state'][];

/** A version that is out to a part of the sessions, compared with the one that all others have. */
export class RolloutDto {
  @ApiProperty({ enum: STATES, description: 'Too little seen yet; no difference; worse, and about to be taken back.' })
  state!: RolloutVerdict['state'];

  @ApiProperty({ type: String, format: 'date-time' })
  since!: string;

  @ApiProperty({ type: shape('RolloutVersion') })
  before!: RolloutVersion;

  @ApiProperty({ type: shape('RolloutVersion') })
  now!: RolloutVersion;

  @ApiProperty({ type: [shape('RolloutFinding')] })
  findings!: RolloutFinding[];
}
