import type { LastEditor } from '@ayana/contracts/editing';
import { CONSULTATION_KINDS, type ConsultationKind } from '@ayana/contracts/catalogue';
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
const TIME_OR_NULL = { type: 'string', nullable: true, example: '09:00' } as const;

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

class HoursExceptionDto implements HoursException {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: HOURS_EXCEPTION_KINDS })
  kind!: HoursExceptionKind;

  @ApiProperty({ format: 'date' })
  first_day!: string;

  @ApiProperty({ format: 'date' })
  last_day!: string;

  @ApiProperty(TIME_OR_NULL)
  from_time!: string | null;

  @ApiProperty(TIME_OR_NULL)
  to_time!: string | null;

  @ApiProperty({ enum: CONSULTATION_KINDS, isArray: true, nullable: true, type: 'string' })
  kinds!: ConsultationKind[] | null;

  @ApiProperty({ type: 'string', nullable: true })
  note!: string | null;
}

class TalkInHoursDto implements TalkInHours {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: CONSULTATION_KINDS })
  kind!: ConsultationKind;

  @ApiProperty({ format: 'date-time' })
  starts_at!: string;

  @ApiProperty({ format: 'date-time' })
  ends_at!: string;

  @ApiProperty({ type: 'string', nullable: true, description: "The patient's: an IANA name or an offset." })
  time_zone!: string | null;

  @ApiProperty({ example: 'A. O.' })
  initials!: string;

  @ApiProperty({ description: 'Whether the hours still cover it. Talks outside stay booked.' })
  is_within!: boolean;
}

class HoursDoctorDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  full_name!: string;

  @ApiProperty()
  hospital_name!: string;

  @ApiProperty({ enum: CONSULTATION_KINDS, isArray: true, description: 'Those with a fee.' })
  kinds!: ConsultationKind[];
}

export class DoctorHoursDto implements DoctorHours {
  @ApiProperty({ type: HoursDoctorDto })
  doctor!: HoursDoctorDto;

  @ApiProperty({ description: 'IANA name.' })
  time_zone!: string;

  @ApiProperty({ type: 'integer' })
  version!: number;

  @ApiProperty({ format: 'date-time' })
  updated_at!: string;

  @ApiProperty(LAST_EDITOR)
  updated_by?: LastEditor | null;

  @ApiProperty({ type: [DoctorWeekHoursDto] })
  hours!: DoctorWeekHoursDto[];

  @ApiProperty({ type: [HoursExceptionDto], description: 'From today on, the earliest first.' })
  exceptions!: HoursExceptionDto[];

  @ApiProperty({ type: [TalkInHoursDto], description: 'Booked and still to come, the earliest first.' })
  talks!: TalkInHoursDto[];
}
