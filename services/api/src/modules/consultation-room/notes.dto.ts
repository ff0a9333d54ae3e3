import { NOTE_TEXT_MAX } from '@ayana/contracts/consultation-room';
import { IntegerField, TextField } from '../../platform/http/input/fields.js';

const REVISION_MAX = 1_000_000;

export class NoteFormDto {
  @TextField({ label: 'Reason', optional: true, max: NOTE_TEXT_MAX })
  reason?: string;

  @TextField({ label: 'Findings', optional: true, max: NOTE_TEXT_MAX })
  findings?: string;

  @TextField({ label: 'Advice', optional: true, max: NOTE_TEXT_MAX })
  advice?: string;

  @TextField({ label: 'Next steps', optional: true, max: NOTE_TEXT_MAX })
  next_steps?: string;

  @IntegerField({
    label: 'Version',
    min: 0,
    max: REVISION_MAX,
    description: 'Of the draft that was read; 0 without one.',
  })
  revision!: number;
}

export class SignNoteDto {
  @IntegerField({ label: 'Version', min: 1, max: REVISION_MAX, description: 'Of the draft that was read.' })
  revision!: number;
}
