import {
  BLOOD_GROUPS,
  BLOOD_UNITS_MAX,
  type BloodGroup,
  CHECK_LABEL_MAX,
  CHECK_NOTE_MAX,
  FOLLOW_UP_KINDS,
  FOLLOW_UP_TEXT_MAX,
  type FollowUpKind,
  STAY_CHECK_STATES,
  STAY_CHECKS,
  STAY_NOTE_MAX,
  STAY_UPDATE_MAX,
  type StayCheckKind,
  type StayCheckState,
} from '@ayana/contracts/journey';
import { ChoiceField, IntegerField, MomentField, TextField } from '../../../platform/http/input/fields.js';

export class NewStayCheckDto {
  @ChoiceField({ label: 'Check', of: STAY_CHECKS })
  kind!: StayCheckKind;

  @TextField({
    label: 'Name of the check',
    optional: true,
    max: CHECK_LABEL_MAX,
    oneLine: true,
    description: 'Of `other` only.',
  })
  label?: string;

  @ChoiceField({ label: 'State', of: STAY_CHECK_STATES })
  state!: StayCheckState;

  @TextField({ label: 'Note', optional: true, max: CHECK_NOTE_MAX })
  note?: string;

  @IntegerField({
    label: 'Units of blood',
    optional: true,
    min: 1,
    max: BLOOD_UNITS_MAX,
    description: 'Of `blood` only.',
  })
  blood_units?: number;

  @ChoiceField({ label: 'Blood group', of: BLOOD_GROUPS, optional: true, description: 'Of `blood` only.' })
  blood_group?: BloodGroup;
}

export class NewStayNoteDto {
  @TextField({ label: 'Text', max: STAY_NOTE_MAX })
  text!: string;
}

export class NewStayUpdateDto {
  @TextField({ label: 'Text', max: STAY_UPDATE_MAX })
  text!: string;
}

export class NewStayFollowUpDto {
  @ChoiceField({ label: 'Kind', of: FOLLOW_UP_KINDS })
  kind!: FollowUpKind;

  @MomentField({ label: 'Time' })
  at!: string;

  @TextField({ label: 'Text', max: FOLLOW_UP_TEXT_MAX, description: 'Where, with which doctor, and what for.' })
  text!: string;
}
