import { RELEASE_CHANGE_KINDS, type ReleaseChangeKind } from '@ayana/contracts/releases';
import { ApiProperty } from '@nestjs/swagger';
import { RolloutDto } from './rollouts.dto.js';
import { ChoiceField, IntegerField, NameField } from '../../platform/http/input/fields.js';

export class ReleaseChangeRequestDto {
  @ChoiceField({ label: 'Action', of: RELEASE_CHANGE_KINDS })
  kind!: ReleaseChangeKind;

  @IntegerField({ label: 'Generation', min: 0, max: 999_999_999, description: 'Of the registry that was looked at.' })
  generation!: number;

  @NameField({
    label: 'Version',
    optional: true,
    pattern: /^[\w.+-]+$/,
    max: 60,
    description: 'Of `part` and `roll_back`: one that was live before. The last one when absent.',
  })
  version?: string;

  @IntegerField({ label: 'Share', optional: true, min: 1, max: 99, description: 'Percent, of `share` and `part`.' })
  traffic?: number;
}

/** A change that was made here. */
export class ReleaseChangeDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  remote!: string;

  @ApiProperty({ enum: RELEASE_CHANGE_KINDS })
  kind!: ReleaseChangeKind;

  @ApiProperty()
  version!: string;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Percent of the sessions.' })
  traffic!: number | null;

  @ApiProperty({ enum: ['running', 'done', 'failed'] })
  state!: 'running' | 'done' | 'failed';

  @ApiProperty({ type: 'integer', nullable: true, description: 'Of the registry afterwards.' })
  generation!: number | null;

  @ApiProperty({ type: String, nullable: true, description: 'Who did it.' })
  changed_by!: string | null;

  @ApiProperty({ type: RolloutDto, nullable: true, description: 'Why it was taken back by itself.' })
  reason!: RolloutDto | null;

  @ApiProperty({ type: String, format: 'date-time' })
  started_at!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  finished_at!: string | null;
}
