import { WAITING_KINDS, type WaitingItem, type WaitingKind } from '@ayana/contracts/journey';
import { ApiProperty } from '@nestjs/swagger';
import { ChoicesField, CursorField, LimitField } from '../../../platform/http/input/fields.js';
import { LIST_DEFAULT, pageDtoOf } from '../../../platform/http/lists/list-query.dto.js';
import { TIME_OR_NULL } from '../../journeys/index.js';
import { WorkSubjectDto } from './work.dto.js';

export class WorkWaitingQueryDto {
  @ChoicesField({ label: 'Kind', optional: true, of: WAITING_KINDS, max: WAITING_KINDS.length })
  kind?: WaitingKind[];

  @LimitField({ fallback: LIST_DEFAULT, max: 100 })
  limit?: number;

  @CursorField()
  cursor?: string;
}

export class WaitingItemDto implements WaitingItem {
  @ApiProperty({ format: 'uuid', description: 'Of the assignment, thread, task or paper.' })
  id!: string;

  @ApiProperty({ enum: WAITING_KINDS })
  kind!: WaitingKind;

  @ApiProperty({ type: WorkSubjectDto, description: 'The work it belongs to.' })
  work!: WorkSubjectDto;

  @ApiProperty({
    description: 'The brief of work, the text of a message, the title of a task, the kind of a paper.',
  })
  detail!: string;

  @ApiProperty(TIME_OR_NULL)
  due_at!: string | null;

  @ApiProperty({ format: 'date-time' })
  since!: string;
}

export class WorkWaitingPageDto extends pageDtoOf(WaitingItemDto) {}

export class WaitingCountDto {
  @ApiProperty({ enum: WAITING_KINDS })
  kind!: WaitingKind;

  @ApiProperty({ type: 'integer' })
  count!: number;

  @ApiProperty({ type: 'integer' })
  late!: number;
}

export class WaitingCountsDto {
  @ApiProperty({ type: [WaitingCountDto], description: 'Only kinds of which something waits.' })
  kinds!: WaitingCountDto[];
}
