import { CONSULTATION_KINDS, type ConsultationKind, FREE_TIMES_DAYS } from '@ayana/contracts/catalogue';
import { ApiProperty } from '@nestjs/swagger';
import { ChoiceField, DateField, IntegerField, ZoneField } from '../../../platform/http/input/fields.js';

export class FreeTimesQueryDto {
  @DateField({ label: 'From', optional: true, description: 'The first day; today where it is absent or past.' })
  from?: string;

  @IntegerField({ label: 'Days', optional: true, min: 1, max: FREE_TIMES_DAYS.most, fallback: FREE_TIMES_DAYS.default })
  days?: number;

  @ChoiceField({ label: 'Kind', optional: true, of: CONSULTATION_KINDS, description: 'The default is video.' })
  kind?: ConsultationKind;

  @ZoneField({ label: 'Time zone', optional: true, description: "Where days begin; the doctor's where it is absent." })
  time_zone?: string;
}

export class FreeTimeDto {
  @ApiProperty({ format: 'date-time' })
  starts_at!: string;

  @ApiProperty({ format: 'date-time' })
  ends_at!: string;

  @ApiProperty({ enum: CONSULTATION_KINDS })
  kind!: ConsultationKind;

  @ApiProperty({ type: 'integer' })
  minutes!: number;

  @ApiProperty({ description: "The doctor's, an IANA name." })
  time_zone!: string;
}

export class FreeTimesDto {
  @ApiProperty({ type: [FreeTimeDto], description: 'The earliest first; none where the doctor does not consult so.' })
  items!: FreeTimeDto[];

  @ApiProperty({ type: 'string', nullable: true, description: 'Always null: the days asked for come at once.' })
  next_cursor!: null;

  @ApiProperty({ format: 'date' })
  from!: string;

  @ApiProperty({ type: 'integer' })
  days!: number;

  @ApiProperty({ enum: CONSULTATION_KINDS })
  kind!: ConsultationKind;

  @ApiProperty({ description: 'Where these days begin.' })
  time_zone!: string;
}
