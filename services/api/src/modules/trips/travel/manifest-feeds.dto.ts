import { ApiProperty } from '@nestjs/swagger';
import { WorkFeedStateDto } from '../../work/index.js';

export class ManifestFeedStateDto extends WorkFeedStateDto {
  @ApiProperty({ description: 'False for a person of no organisation.' })
  may_change!: boolean;
}
