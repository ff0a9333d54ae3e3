import { CONSENT_SOURCES, CONSENT_SUBJECTS, type ConsentSource, type ConsentSubject } from '@ayana/contracts/consents';
import { ApiProperty } from '@nestjs/swagger';
import { CursorField, LimitField } from '../../platform/http/input/fields.js';
import { pageDtoOf } from '../../platform/http/lists/list-query.dto.js';

/** Entries of a page when the caller names no limit. */
export const ENTRIES_DEFAULT = 10;

export class ConsentEntriesQueryDto {
  @LimitField({ fallback: ENTRIES_DEFAULT, max: 100 })
  limit?: number;

  @CursorField()
  cursor?: string;
}

export class ConsentEntryDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'date-time' })
  at!: string;

  @ApiProperty({ enum: CONSENT_SUBJECTS })
  subject!: ConsentSubject;

  @ApiProperty({ description: 'The version of the text, the topic of the newsletter, or the kind of notification.' })
  topic!: string;

  @ApiProperty({ description: 'False where it was withdrawn or switched off.' })
  given!: boolean;

  @ApiProperty({ enum: CONSENT_SOURCES })
  source!: ConsentSource;
}

export class ConsentEntriesPageDto extends pageDtoOf(ConsentEntryDto) {}
