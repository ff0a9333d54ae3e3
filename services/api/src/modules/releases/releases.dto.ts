import { shape } from '../../platform/http/openapi/shape.js';
import { FAILURE_PHASES, type FailurePhase, type ReleaseVersion, type RemoteFailure } from '@ayana/contracts/operation';
import { ROLLOUT_TOKEN_LENGTH } from '@ayana/contracts/releases';
import { ApiProperty } from '@nestjs/swagger';
import { ReleaseChangeDto } from './release-changes.dto.js';
import { RolloutDto } from './rollouts.dto.js';
import { ChoiceField, IntegerField, NameField, NumberField } from '../../platform/http/input/fields.js';

const remote = { label: 'Remote', pattern: /^[a-z][a-z-]*$/, max: 40 } as const;
const version = { label: 'Version', pattern: /^[\w.+-]+$/, max: 60 } as const;
const token = {
  label: 'Token',
  optional: true,
  pattern: /^[\w-]+$/,
  max: ROLLOUT_TOKEN_LENGTH,
  description: 'That the page came with: counts the report towards a roll-out.',
} as const;
/** No page takes longer than ten minutes; more is a broken clock. */
const MAX_MILLISECONDS = 600_000;
/** Hours that are stored and can be requested. */
export const STORED_HOURS = 30 * 24;
const DAY_HOURS = 24;

/** A remote that failed in a browser, or on the render server. */
export class ClientReportDto {
  @NameField(remote)
  remote!: string;

  @NameField(version)
  version!: string;

  @IntegerField({ label: 'Generation', min: 0, max: 999_999_999 })
  generation!: number;

  @ChoiceField({ label: 'Phase', of: FAILURE_PHASES })
  phase!: FailurePhase;

  @NameField(token)
  token?: string;
}

/** A browser's measurements of one remote in one document. */
export class WebVitalsDto {
  @NameField(remote)
  remote!: string;

  @NameField(version)
  version!: string;

  @IntegerField({ label: 'Views', min: 0, max: 1000, description: 'Pages of this remote shown since the last report.' })
  views!: number;

  @NumberField({ label: 'Largest contentful paint', optional: true, min: 0, max: MAX_MILLISECONDS })
  LCP?: number;

  @NumberField({ label: 'Interaction to next paint', optional: true, min: 0, max: MAX_MILLISECONDS })
  INP?: number;

  @NumberField({ label: 'Cumulative layout shift', optional: true, min: 0, max: 1000 })
  CLS?: number;

  @NumberField({ label: 'First contentful paint', optional: true, min: 0, max: MAX_MILLISECONDS })
  FCP?: number;

  @NumberField({ label: 'Time to first byte', optional: true, min: 0, max: MAX_MILLISECONDS })
  TTFB?: number;

  @NameField(token)
  token?: string;
}

export class ReleasesQueryDto {
  @IntegerField({ label: 'Hours', optional: true, min: 1, max: STORED_HOURS, fallback: DAY_HOURS })
  hours?: number;
}

export class RemoteReleaseDto {
  @ApiProperty()
  remote!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Where a roll-back leads.' })
  previous!: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the registry was last switched for it.',
  })
  since!: string | null;

  @ApiProperty({ type: [String], description: 'Versions that were live before, the latest first.' })
  earlier!: string[];

  @ApiProperty({ type: RolloutDto, nullable: true, description: 'While a version is out to a part of the sessions.' })
  rollout!: RolloutDto | null;

  @ApiProperty({ type: [shape('ReleaseVersion')] })
  versions!: ReleaseVersion[];
}

export class ReleasesDto {
  @ApiProperty({ type: 'integer', nullable: true, description: 'Null while the registry is not within reach.' })
  generation!: number | null;

  @ApiProperty({ type: 'integer' })
  hours!: number;

  @ApiProperty({ description: 'Whether links to stored versions can be made.' })
  review_links!: boolean;

  @ApiProperty({ type: [RemoteReleaseDto] })
  remotes!: RemoteReleaseDto[];

  @ApiProperty({ type: [shape('RemoteFailure')] })
  failures!: RemoteFailure[];

  @ApiProperty({ type: [ReleaseChangeDto], description: 'The last changes made by the API, the newest first.' })
  changes!: ReleaseChangeDto[];
}
