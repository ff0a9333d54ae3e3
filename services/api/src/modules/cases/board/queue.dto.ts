import {
  QUEUE_DUES,
  QUEUE_KINDS,
  QUEUE_SCOPES,
  type QueueDue,
  type QueueItem,
  type QueueKind,
  type QueueScope,
} from '@ayana/contracts/journey';
import { ApiProperty } from '@nestjs/swagger';
import { CASE_NUMBER_FIELD } from '../../../platform/http/lists/case-numbers.js';
import { ChoiceField, ChoicesField, CursorField, LimitField } from '../../../platform/http/input/fields.js';
import { LIST_DEFAULT, pageDtoOf } from '../../../platform/http/lists/list-query.dto.js';
import { TEXT_OR_NULL, TIME_OR_NULL } from '../../journeys/index.js';
import { CasePersonDto } from './cases.dto.js';

export class QueueScopeDto {
  @ChoiceField({
    label: 'Scope',
    optional: true,
    of: QUEUE_SCOPES,
    description:
      '`mine` by default, and always for doctors and partners with assignments: for staff their own work and new requests; `unassigned`: without a case manager.',
  })
  scope?: QueueScope;
}

export class QueueQueryDto extends QueueScopeDto {
  @ChoicesField({ label: 'Kind', optional: true, of: QUEUE_KINDS, max: QUEUE_KINDS.length })
  kind?: QueueKind[];

  @ChoiceField({
    label: 'Due',
    optional: true,
    of: QUEUE_DUES,
    description: '`late`: its time is over; `next`: it is due within 24 hours.',
  })
  due?: QueueDue;

  @LimitField({ fallback: LIST_DEFAULT, max: 100 })
  limit?: number;

  @CursorField()
  cursor?: string;
}

export class QueueItemDto implements QueueItem {
  @ApiProperty({
    format: 'uuid',
    description: 'Of the task, thread, enquiry, request, paper, quote or assignment.',
  })
  id!: string;

  @ApiProperty({ enum: QUEUE_KINDS })
  kind!: QueueKind;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true })
  journey_id!: string | null;

  @ApiProperty({ ...CASE_NUMBER_FIELD, nullable: true })
  case_number!: string | null;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'Of the patient, or of who sent an enquiry.' })
  name!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  treatment!: string | null;

  @ApiProperty({
    description: 'Of a task the title, of a message the text, of a paper its kind, of a quote the hospital.',
  })
  detail!: string;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'What a task leads to, the kind of a thread, the status of a request.' })
  subject_kind!: string | null;

  @ApiProperty({ type: CasePersonDto, nullable: true })
  owner!: CasePersonDto | null;

  @ApiProperty(TIME_OR_NULL)
  due_at!: string | null;

  @ApiProperty({ format: 'date-time' })
  since!: string;
}

export class QueuePageDto extends pageDtoOf(QueueItemDto) {}

export class QueueCountDto {
  @ApiProperty({ enum: QUEUE_KINDS })
  kind!: QueueKind;

  @ApiProperty({ type: 'integer' })
  count!: number;

  @ApiProperty({ type: 'integer' })
  late!: number;
}

export class QueueCountsDto {
  @ApiProperty({ type: [QueueCountDto], description: 'Only kinds of which something waits.' })
  kinds!: QueueCountDto[];
}
