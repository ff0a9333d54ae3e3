import { ADMISSION_STEPS, type AdmissionStep, ROOM_MAX, STAY_PLAN_MAX } from '@ayana/contracts/journey';
import { ChoiceField, DateField, IdField, MomentField, TextField } from '../../../platform/http/input/fields.js';

export class AdmissionsQueryDto {
  @IdField({ label: 'Journey', optional: true, description: 'Without it: the board of the own hospitals.' })
  journey_id?: string;

  @IdField({ label: 'Assignment', optional: true, description: 'One’s own referral: only its stay, whenever it was.' })
  assignment_id?: string;
}

export class AdmissionChangeDto {
  @ChoiceField({ label: 'Step', of: ADMISSION_STEPS, optional: true })
  step?: AdmissionStep;

  @MomentField({ label: 'Time', optional: true, description: 'Required to admit and to discharge.' })
  at?: string;

  @TextField({ label: 'Room', optional: true, nullable: true, max: ROOM_MAX })
  room?: string | null;

  @TextField({
    label: 'Plan',
    optional: true,
    nullable: true,
    max: STAY_PLAN_MAX,
    description: 'What is done in the stay, and when.',
  })
  plan?: string | null;

  @DateField({ label: 'Day', optional: true, description: 'Of a patient who is expected.' })
  expected_on?: string;
}
