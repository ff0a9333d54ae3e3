import type { LastEditor } from '@ayana/contracts/editing';
import {
  type Admission,
  ADMISSION_STATES,
  type AdmissionState,
  ADMISSION_STEPS,
  type AdmissionStep,
  ROOM_MAX,
} from '@ayana/contracts/journey';
import { ApiProperty } from '@nestjs/swagger';
import { CASE_NUMBER_FIELD } from '../../../platform/http/lists/case-numbers.js';
import { LAST_EDITOR } from '../../../platform/database/last-editor.js';
import { ChoiceField, DateField, IdField, MomentField, TextField } from '../../../platform/http/input/fields.js';
import { TEXT_OR_NULL } from '../../journeys/index.js';

const TIME_OR_NULL = { type: 'string', format: 'date-time', nullable: true } as const;

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

  @DateField({ label: 'Day', optional: true, description: 'Of a patient who is expected.' })
  expected_on?: string;
}

export class ArrivalFlightDto {
  @ApiProperty(TEXT_OR_NULL)
  reference!: string | null;

  @ApiProperty({ format: 'date-time' })
  at!: string;

  @ApiProperty({ description: 'IANA zone of the place where it lands.' })
  zone!: string;

  @ApiProperty({ description: 'False after a change whose new time is not known yet.' })
  time_known!: boolean;
}

export class AdmissionDto implements Admission {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'uuid' })
  journey_id!: string;

  @ApiProperty(CASE_NUMBER_FIELD)
  case_number!: string;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, description: 'The referral of the accepted quote.' })
  assignment_id!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  patient_name!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  treatment_name!: string | null;

  @ApiProperty()
  hospital_name!: string;

  @ApiProperty({ enum: ADMISSION_STATES })
  status!: AdmissionState;

  @ApiProperty({ type: 'string', format: 'date', nullable: true })
  expected_on!: string | null;

  @ApiProperty(TIME_OR_NULL)
  admitted_at!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  room!: string | null;

  @ApiProperty(TIME_OR_NULL)
  discharged_at!: string | null;

  @ApiProperty({ type: ArrivalFlightDto, nullable: true })
  arrival!: ArrivalFlightDto | null;

  @ApiProperty({ type: 'integer', description: 'The ETag.' })
  version!: number;

  @ApiProperty({ format: 'date-time' })
  updated_at!: string;

  @ApiProperty(LAST_EDITOR)
  updated_by?: LastEditor | null;
}

export class AdmissionsDto {
  @ApiProperty({ type: [AdmissionDto], description: 'By day.' })
  items!: AdmissionDto[];
}
