import {
  ASSIGNMENT_KINDS,
  type AssignmentKind,
  AUTHOR_KINDS,
  type AuthorKind,
  DOCUMENT_KINDS,
  type DocumentKind,
  MESSAGE_DOCUMENTS_MAX,
  MESSAGE_MAX,
  THREAD_KINDS,
  type ThreadKind,
} from '@ayana/contracts/journey';
import { ApiProperty } from '@nestjs/swagger';
import { CASE_NUMBER_FIELD } from '../../platform/http/lists/case-numbers.js';
import {
  CursorField,
  IdField,
  IdsField,
  LimitField,
  MomentField,
  TextField,
} from '../../platform/http/input/fields.js';
import { LIST_DEFAULT, pageDtoOf } from '../../platform/http/lists/list-query.dto.js';
import { JourneyActorDto } from '../journeys/index.js';

export class ThreadsQueryDto {
  @IdField({ label: 'Journey' })
  journey_id!: string;
}

export class MessagesQueryDto {
  @LimitField({ fallback: LIST_DEFAULT, max: 100 })
  limit?: number;

  @CursorField()
  cursor?: string;
}

export class NewMessageDto {
  @TextField({ label: 'Message', max: MESSAGE_MAX, optional: true, description: 'May be absent beside papers.' })
  text?: string;

  @IdsField({ label: 'Papers', max: MESSAGE_DOCUMENTS_MAX, optional: true, description: 'Of this journey.' })
  document_ids?: string[];
}

export class ReadMarkDto {
  @MomentField({
    label: 'Until',
    optional: true,
    description: 'The time of the last message that was shown; all without it.',
  })
  until?: string;
}

export class MessageAuthorDto extends JourneyActorDto {
  @ApiProperty({ enum: AUTHOR_KINDS })
  kind!: AuthorKind;
}

export class MessageDocumentDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: DOCUMENT_KINDS })
  kind!: DocumentKind;

  @ApiProperty()
  file_name!: string;

  @ApiProperty()
  media_type!: string;

  @ApiProperty({ type: 'integer', description: 'Bytes.' })
  size!: number;
}

export class MessageDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'uuid' })
  thread_id!: string;

  @ApiProperty({ type: MessageAuthorDto, nullable: true, description: 'Null for the system.' })
  author!: MessageAuthorDto | null;

  @ApiProperty()
  text!: string;

  @ApiProperty({ type: [MessageDocumentDto], description: 'Those the caller may open.' })
  documents!: MessageDocumentDto[];

  @ApiProperty({ format: 'date-time' })
  created_at!: string;
}

export class MessagesPageDto extends pageDtoOf(MessageDto) {}

export class ThreadReadDto {
  @ApiProperty({ type: JourneyActorDto })
  user!: JourneyActorDto;

  @ApiProperty({ format: 'date-time' })
  read_until!: string;
}

export class ThreadAssignmentDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: ASSIGNMENT_KINDS })
  kind!: AssignmentKind;

  @ApiProperty({ description: 'Of the doctor or the partner.' })
  assignee!: string;
}

export class ThreadDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'uuid' })
  journey_id!: string;

  @ApiProperty(CASE_NUMBER_FIELD)
  case_number!: string;

  @ApiProperty({ enum: THREAD_KINDS })
  kind!: ThreadKind;

  @ApiProperty({
    type: ThreadAssignmentDto,
    nullable: true,
    description: 'Of a partner’s thread: the work it is about.',
  })
  assignment!: ThreadAssignmentDto | null;

  @ApiProperty({ type: JourneyActorDto, nullable: true, description: 'Of the journey.' })
  case_manager!: JourneyActorDto | null;

  @ApiProperty({ type: 'integer', description: 'Messages of others that the caller has not read.' })
  unread_count!: number;

  @ApiProperty({ type: MessageDto, nullable: true })
  last_message!: MessageDto | null;

  @ApiProperty({ type: [ThreadReadDto], description: 'Who has read until when; the last first.' })
  reads!: ThreadReadDto[];
}

export class ThreadsDto {
  @ApiProperty({ type: [ThreadDto] })
  items!: ThreadDto[];
}

export class ReadAnswerDto {
  @ApiProperty({ format: 'date-time' })
  read_until!: string;

  @ApiProperty({ type: 'integer' })
  unread_count!: number;
}
