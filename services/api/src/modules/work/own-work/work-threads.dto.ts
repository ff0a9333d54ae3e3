import { ApiProperty } from '@nestjs/swagger';
import { CursorField, LimitField } from '../../../platform/http/input/fields.js';
import { LIST_DEFAULT, pageDtoOf } from '../../../platform/http/lists/list-query.dto.js';
import { TEXT_OR_NULL, TIME_OR_NULL } from '../../journeys/index.js';
import { WorkSubjectDto } from './work.dto.js';

export class WorkThreadsQueryDto {
  @LimitField({ fallback: LIST_DEFAULT, max: 100 })
  limit?: number;

  @CursorField()
  cursor?: string;
}

/** The thread of a piece of work, in a list. */
export class WorkThreadDto {
  @ApiProperty({ format: 'uuid', description: 'Of the thread.' })
  id!: string;

  @ApiProperty({ type: WorkSubjectDto })
  work!: WorkSubjectDto;

  @ApiProperty({ type: 'integer', description: 'Messages of others that the caller has not read.' })
  unread_count!: number;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'The last message.' })
  text!: string | null;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'Who wrote it.' })
  author_name!: string | null;

  @ApiProperty(TIME_OR_NULL)
  written_at!: string | null;
}

export class WorkThreadsPageDto extends pageDtoOf(WorkThreadDto) {}
