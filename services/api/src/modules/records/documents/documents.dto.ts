import { DOCUMENT_KINDS, type DocumentKind } from '@ayana/contracts/journey';
import {
  ChoiceField,
  DateField,
  FlagField,
  IdField,
  MomentField,
  TextField,
} from '../../../platform/http/input/fields.js';
import { CursorField, LimitField } from '../../../platform/http/input/fields.js';
import { LIST_DEFAULT } from '../../../platform/http/lists/keyset-list.js';

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
