import {
  ASSIGNMENT_KINDS,
  type AssignmentKind,
  DOCUMENT_KINDS,
  type DocumentKind,
  RECORD_ACCESS_KINDS,
  RECORD_PARTS,
  type RecordAccessKind,
  type RecordPart,
} from '@ayana/contracts/journey';
import { ApiProperty } from '@nestjs/swagger';
import { CursorField, IdField, LimitField } from '../../../platform/http/input/fields.js';
import { LIST_DEFAULT, pageDtoOf } from '../../../platform/http/lists/list-query.dto.js';
import { JourneyActorDto, TEXT_OR_NULL } from '../../journeys/index.js';

export class RecordAccessesQueryDto {
  @IdField({ label: 'Journey' })
  journey_id!: string;

  @LimitField({ fallback: LIST_DEFAULT, max: 100 })
  limit?: number;

  @CursorField()
  cursor?: string;
}

export class OpenedDocumentDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: DOCUMENT_KINDS })
  kind!: DocumentKind;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'Null once the paper was removed.' })
  file_name!: string | null;
}

export class RecordAccessDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'date-time' })
  at!: string;

  @ApiProperty({ enum: RECORD_ACCESS_KINDS })
  what!: RecordAccessKind;

  @ApiProperty({ type: JourneyActorDto })
  by!: JourneyActorDto;

  @ApiProperty({ description: 'Their role at that time.' })
  role!: string;

  @ApiProperty({ enum: ASSIGNMENT_KINDS, nullable: true, description: 'The work it was opened for.' })
  work!: AssignmentKind | null;

  @ApiProperty({ type: OpenedDocumentDto, nullable: true })
  document!: OpenedDocumentDto | null;

  @ApiProperty({ enum: RECORD_PARTS, nullable: true, description: 'What was opened, when it is not one paper.' })
  part!: RecordPart | null;
}

export class RecordAccessesPageDto extends pageDtoOf(RecordAccessDto) {}
