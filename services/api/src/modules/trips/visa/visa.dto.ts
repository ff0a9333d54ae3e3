import { shape } from '../../../platform/http/openapi/shape.js';
import type { LastEditor } from '@ayana/contracts/editing';
import {
  VISA_STATES,
  VISA_STEPS,
  type VisaApplication,
  type VisaAppointment,
  type VisaState,
  type VisaStep,
} from '@ayana/contracts/journey';
import { ApiProperty } from '@nestjs/swagger';
import { LAST_EDITOR } from '../../../platform/database/last-editor.js';
import { ChoiceField, DateField, MomentField, TextField, ZoneField } from '../../../platform/http/input/fields.js';
import { TEXT_OR_NULL } from '../../journeys/index.js';

const DAY_OR_NULL = { type: 'string', format: 'date', nullable: true } as const;
const NUMBER_MAX = 80;
const PLACE_MAX = 200;
const REASON_MAX = 1000;

export class VisaStepDto {
  @ChoiceField({ label: 'Step', of: VISA_STEPS })
  step!: VisaStep;

  @DateField({ label: 'Day', optional: true, description: 'Of the application or the decision; today by default.' })
  on?: string;

  @TextField({ label: 'Reference', optional: true, max: NUMBER_MAX, description: 'Required to apply.' })
  reference?: string;

  @MomentField({ label: 'Appointment', optional: true, description: 'Required for an appointment.' })
  starts_at?: string;

  @ZoneField({ label: 'Time zone', optional: true, description: 'The clock of the visa centre; with an appointment.' })
  zone?: string;

  @TextField({ label: 'Place', optional: true, max: PLACE_MAX, description: 'Required for an appointment.' })
  place?: string;

  @TextField({ label: 'Visa number', optional: true, max: NUMBER_MAX, description: 'Required where it is granted.' })
  visa_number?: string;

  @DateField({ label: 'Valid until', optional: true, description: 'Required where it is granted.' })
  valid_until?: string;

  @TextField({ label: 'Reason', optional: true, max: REASON_MAX, description: 'Required where it is refused.' })
  reason?: string;
}

export class VisaApplicationDto implements VisaApplication {
  @ApiProperty({ format: 'uuid' })
  assignment_id!: string;

  @ApiProperty({ format: 'uuid' })
  journey_id!: string;

  @ApiProperty({ enum: VISA_STATES })
  status!: VisaState;

  @ApiProperty(DAY_OR_NULL)
  applied_on!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  reference!: string | null;

  @ApiProperty({ type: shape('VisaAppointment'), nullable: true })
  appointment!: VisaAppointment | null;

  @ApiProperty(DAY_OR_NULL)
  decided_on!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  visa_number!: string | null;

  @ApiProperty(DAY_OR_NULL)
  valid_until!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  refused_reason!: string | null;

  @ApiProperty({ type: 'integer', description: '0 before the first step; the ETag.' })
  version!: number;

  @ApiProperty({ format: 'date-time', description: 'Of the work, before the first step.' })
  updated_at!: string;

  @ApiProperty(LAST_EDITOR)
  updated_by?: LastEditor | null;
}
