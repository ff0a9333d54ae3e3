import { DOCUMENT_KINDS, DOCUMENT_STATES, type DocumentKind, type DocumentState } from '@ayana/contracts/journey';
import { ApiProperty } from '@nestjs/swagger';
import { CASE_NUMBER_FIELD } from '../../../platform/http/lists/case-numbers.js';
import {
  ChoiceField,
  DateField,
  FlagField,
  IdField,
  MomentField,
  TextField,
} from '../../../platform/http/input/fields.js';
import { CursorField, LimitField } from '../../../platform/http/input/fields.js';
import { LIST_DEFAULT, pageDtoOf } from '../../../platform/http/lists/list-query.dto.js';
import { JourneyActorDto, TEXT_OR_NULL } from '../../journeys/index.js';

/** Longest reason to want or to refuse a paper. */
const REASON_MAX = 500;

export class DocumentsQueryDto {
  @IdField({ label: 'Journey' })
  journey_id!: string;
}

export class PapersToCheckQueryDto {
  @LimitField({ fallback: LIST_DEFAULT, max: 100 })
  limit?: number;

  @CursorField()
  cursor?: string;
}

export class NewDocumentDto {
  @IdField({ label: 'Journey' })
  journey_id!: string;

  @ChoiceField({ label: 'Kind', of: DOCUMENT_KINDS })
  kind!: DocumentKind;

  @IdField({ label: 'Upload', description: 'The id of a complete upload of the caller.' })
  upload_id!: string;

  @IdField({
    label: 'Paper',
    optional: true,
    description: 'The wanted or refused paper it answers; by default the oldest of its kind.',
  })
  document_id?: string;
}

export class WantedDocumentDto {
  @IdField({ label: 'Journey' })
  journey_id!: string;

  @ChoiceField({ label: 'Kind', of: DOCUMENT_KINDS })
  kind!: DocumentKind;

  @TextField({ label: 'Reason', max: REASON_MAX, description: 'Why it is wanted; the patient reads it.' })
  reason!: string;

  @MomentField({ label: 'Due', optional: true, description: 'By when the patient is to send it.' })
  due_at?: string;
}

export class DocumentChangeDto {
  @ChoiceField({
    label: 'Kind',
    optional: true,
    of: DOCUMENT_KINDS,
    description: 'What it is, when it was sent as something else.',
  })
  kind?: DocumentKind;

  @ChoiceField({ label: 'State', optional: true, of: ['checked', 'refused'] })
  status?: 'checked' | 'refused';

  @TextField({
    label: 'Reason',
    optional: true,
    max: REASON_MAX,
    description: 'Needed to refuse it; the patient reads it.',
  })
  refused_reason?: string;

  @DateField({ label: 'Valid until', optional: true, nullable: true })
  expires_on?: string | null;
}

export class DocumentContentQueryDto {
  @FlagField({
    label: 'View',
    optional: true,
    description: 'To show it in the page: it counts as viewed, not as downloaded.',
  })
  inline?: boolean;
}

const TIME_OR_NULL = { type: 'string', format: 'date-time', nullable: true } as const;

export class CaseDocumentDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'uuid' })
  journey_id!: string;

  @ApiProperty({ enum: DOCUMENT_KINDS })
  kind!: DocumentKind;

  @ApiProperty({ enum: DOCUMENT_STATES })
  status!: DocumentState;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'Why it is wanted.' })
  reason!: string | null;

  @ApiProperty({ ...TIME_OR_NULL, description: 'By when the patient is to send it, while it is wanted or refused.' })
  due_at!: string | null;

  @ApiProperty({
    ...TEXT_OR_NULL,
    description: 'Null while it is wanted. By its kind for those who may not know the patient’s name.',
  })
  file_name!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  media_type!: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Bytes.' })
  size!: number | null;

  @ApiProperty({ type: JourneyActorDto, nullable: true })
  uploaded_by!: JourneyActorDto | null;

  @ApiProperty(TIME_OR_NULL)
  uploaded_at!: string | null;

  @ApiProperty({ type: JourneyActorDto, nullable: true })
  checked_by!: JourneyActorDto | null;

  @ApiProperty(TIME_OR_NULL)
  checked_at!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  refused_reason!: string | null;

  @ApiProperty({ type: 'string', format: 'date', nullable: true })
  expires_on!: string | null;

  @ApiProperty({
    type: 'string',
    format: 'uuid',
    nullable: true,
    description: 'The paper that took the place of a refused one.',
  })
  replaced_by!: string | null;

  @ApiProperty({ description: 'Whether the patient may share it with those who work on the journey.' })
  shareable!: boolean;

  @ApiProperty({ type: 'integer', description: 'The ETag.' })
  version!: number;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty({ format: 'date-time' })
  updated_at!: string;
}

export class CaseDocumentsDto {
  @ApiProperty({ type: [CaseDocumentDto], description: 'What is wanted first, then the newest.' })
  items!: CaseDocumentDto[];
}

export class PaperToCheckDto extends CaseDocumentDto {
  @ApiProperty({ description: 'Empty when the account is gone.' })
  patient_name!: string;

  @ApiProperty(CASE_NUMBER_FIELD)
  case_number!: string;
}

export class PapersToCheckPageDto extends pageDtoOf(PaperToCheckDto) {}
