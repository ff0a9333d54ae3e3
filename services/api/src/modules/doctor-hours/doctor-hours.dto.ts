import { shape } from '../../platform/http/openapi/shape.js';
import type { LastEditor } from '@ayana/contracts/editing';
import { CONSULTATION_KINDS, type ConsultationKind, type HoursDoctor } from '@ayana/contracts/catalogue';
import {
  DOCTOR_HOURS_LIMITS,
  type DoctorHours,
  HOURS_EXCEPTION_KINDS,
  type HoursException,
  type HoursExceptionKind,
  type TalkInHours,
  type WeekHours,
} from '@ayana/contracts/doctor-hours';
import { ApiProperty } from '@nestjs/swagger';
import { LAST_EDITOR } from '../../platform/database/last-editor.js';
import {
  ChoiceField,
  ChoicesField,
  ClockTimeField,
  DateField,
  IntegerField,
  TextField,
  ZoneField,
} from '../../platform/http/input/fields.js';
import { ListField } from '../../platform/http/input/nested-fields.js';

const optional = { optional: true, nullable: true } as const;
export class DoctorWeekHoursDto implements WeekHours {
  @IntegerField({ label: 'Weekday', min: 1, max: 7, description: '1 is Monday.' })
  weekday!: number;

  @ClockTimeField({ label: 'From' })
  from_time!: string;

  @ClockTimeField({ label: 'To' })
  to_time!: string;

  @ChoicesField({ label: 'Kind', of: CONSULTATION_KINDS, max: CONSULTATION_KINDS.length })
  kinds!: ConsultationKind[];
}

export class DoctorHoursChangeDto {
  @ZoneField({ label: 'Time zone', description: 'Of the hours and of the days that differ.' })
  time_zone!: string;

  @ListField({ label: 'Hours', of: DoctorWeekHoursDto, max: DOCTOR_HOURS_LIMITS.week })
  hours!: DoctorWeekHoursDto[];
}

export class NewHoursExceptionDto {
  @ChoiceField({ label: 'Kind', of: HOURS_EXCEPTION_KINDS })
  kind!: HoursExceptionKind;

  @DateField({ label: 'First day' })
  first_day!: string;

  @DateField({ label: 'Last day', ...optional, description: 'The first day where it is absent.' })
  last_day?: string | null;

  @ClockTimeField({ label: 'From', ...optional, description: 'Absent with `to_time` for whole days off.' })
  from_time?: string | null;

  @ClockTimeField({ label: 'To', ...optional })
  to_time?: string | null;

  @ChoicesField({ label: 'Kind', ...optional, of: CONSULTATION_KINDS, max: CONSULTATION_KINDS.length })
  kinds?: ConsultationKind[] | null;

  @TextField({ label: 'Note', ...optional, max: DOCTOR_HOURS_LIMITS.note, description: 'Not shown to patients.' })
  note?: string | null;
}

export class DoctorHoursDto implements DoctorHours {
  @ApiProperty({ type: shape('HoursDoctor') })
  doctor!: HoursDoctor;

  @ApiProperty({ description: 'IANA name.' })
  time_zone!: string;

  @ApiProperty({ type: 'integer' })
  version!: number;

  @ApiProperty({ format: 'date-time' })
  updated_at!: string;

  @ApiProperty(LAST_EDITOR)
  updated_by?: LastEditor | null;

  @ApiProperty({ description: 'False for a member of the hospital who may only read.' })
  may_change!: boolean;

  @ApiProperty({ type: [DoctorWeekHoursDto] })
  hours!: DoctorWeekHoursDto[];

  @ApiProperty({ type: [shape('HoursException')], description: 'From today on, the earliest first.' })
  exceptions!: HoursException[];

  @ApiProperty({ type: [shape('TalkInHours')], description: 'Booked and still to come, the earliest first.' })
  talks!: TalkInHours[];
}
