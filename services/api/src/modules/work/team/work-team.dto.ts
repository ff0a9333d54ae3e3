import { HAND_OVER_NOTE_MAX, WORK_NOTE_MAX } from '@ayana/contracts/journey';
import { IdField, TextField } from '../../../platform/http/input/fields.js';

export class NewWorkHandOverDto {
  @IdField({
    label: 'Colleague',
    optional: true,
    nullable: true,
    description: 'Who has it from now on; null for nobody.',
  })
  to_user_id?: string | null;

  @TextField({
    label: 'Note',
    optional: true,
    max: HAND_OVER_NOTE_MAX,
    description: 'For the people of the organisation.',
  })
  note?: string;
}

export class NewWorkNoteDto {
  @TextField({ label: 'Note', max: WORK_NOTE_MAX, description: 'For the people of the organisation.' })
  text!: string;
}
