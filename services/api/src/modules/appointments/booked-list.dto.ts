import type { BookedDoctor } from '@ayana/contracts/consultations';
import { shape } from '../../platform/http/openapi/shape.js';
import { CONSULTATION_KINDS, type ConsultationKind } from '@ayana/contracts/catalogue';
import { ApiProperty } from '@nestjs/swagger';
import {
  ChoiceField,
  CursorField,
  DateField,
  HttpsField,
  IdField,
  LimitField,
  SearchField,
} from '../../platform/http/input/fields.js';
import { CASE_NUMBER_FIELD } from '../../platform/http/lists/case-numbers.js';
import { pageDtoOf } from '../../platform/http/lists/list-query.dto.js';
import { SORT_ORDERS, type SortOrder } from '../../platform/http/lists/keyset-list.js';

export const BOOKED_STATUSES = ['booked', 'cancelled'] as const;
export type BookedStatus = (typeof BOOKED_STATUSES)[number];
export const BOOKED_DEFAULT = 50;
/** As many as a full week has, so that it is drawn at once. */
const BOOKED_MAX = 200;

export class BookedFiltersDto {
  @DateField({ label: 'From', optional: true, description: 'The first day, in India.' })
  from?: string;

  @DateField({ label: 'To', optional: true, description: 'The last day, in India.' })
  to?: string;

  @IdField({ label: 'Doctor', optional: true })
  doctor_id?: string;

  @ChoiceField({ label: 'Kind', optional: true, of: CONSULTATION_KINDS })
  kind?: ConsultationKind;

  @ChoiceField({ label: 'Status', optional: true, of: BOOKED_STATUSES })
  status?: BookedStatus;

  @SearchField({
    label: 'Search',
    optional: true,
    max: 200,
    description: 'A part of the visitor’s name, address or phone.',
  })
  q?: string;
}

export class BookedQueryDto extends BookedFiltersDto {
  @ChoiceField({ label: 'Sort', optional: true, of: ['starts'] })
  sort?: 'starts';

  @ChoiceField({
    label: 'Order',
    optional: true,
    of: SORT_ORDERS,
    description: '`desc`, the latest first, by default.',
  })
  order?: SortOrder;

  @LimitField({ fallback: BOOKED_DEFAULT, max: BOOKED_MAX })
  limit?: number;

  @CursorField()
  cursor?: string;
}

export class BookedAppointmentDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'uuid', description: 'The request of the inbox it was booked with.' })
  request_id!: string;

  @ApiProperty({ enum: BOOKED_STATUSES })
  status!: BookedStatus;

  @ApiProperty({ enum: CONSULTATION_KINDS })
  kind!: ConsultationKind;

  @ApiProperty({ format: 'date-time' })
  starts_at!: string;

  @ApiProperty({ format: 'date-time' })
  ends_at!: string;

  @ApiProperty({ type: 'string', nullable: true, description: 'The visitor’s when it was booked.' })
  time_zone!: string | null;

  @ApiProperty({ description: 'The visitor.' })
  name!: string;

  @ApiProperty({ ...CASE_NUMBER_FIELD, nullable: true, description: 'Of the case that the talk belongs to.' })
  case_number!: string | null;

  @ApiProperty({ type: 'string', nullable: true })
  country!: string | null;

  @ApiProperty({ type: 'string', nullable: true, description: 'Of the video; null where there is none.' })
  join_url!: string | null;

  @ApiProperty({ type: shape('BookedDoctor') })
  doctor!: BookedDoctor;
}

export class JoinLinkDto {
  @HttpsField({ label: 'Join link', nullable: true, description: 'Null removes it.' })
  join_url!: string | null;
}

export class BookedPageDto extends pageDtoOf(BookedAppointmentDto) {}
