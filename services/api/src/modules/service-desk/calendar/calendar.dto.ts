import type { LastEditor } from '@ayana/contracts/editing';
import { ApiProperty } from '@nestjs/swagger';
import { LAST_EDITOR } from '../../../platform/database/last-editor.js';
import { ChoicesField, IntegerField, TextsField, ZoneField } from '../../../platform/http/input/fields.js';

/** 1 is Monday, 7 is Sunday. */
export const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'] as const;
const LAST_MINUTE = 24 * 60;
const HOLIDAYS_MAX = 400;

export class WorkingCalendarChangeDto {
  @ZoneField({ label: 'Time zone' })
  zone!: string;

  @ChoicesField({ label: 'Working days', of: WEEKDAYS, max: 7, description: '1 is Monday, 7 is Sunday.' })
  weekdays!: (typeof WEEKDAYS)[number][];

  @IntegerField({ label: 'Opens', min: 0, max: LAST_MINUTE - 1, description: 'Minutes after midnight.' })
  opens!: number;

  @IntegerField({ label: 'Closes', min: 1, max: LAST_MINUTE, description: 'Minutes after midnight.' })
  closes!: number;

  @TextsField({ label: 'Holidays', max: HOLIDAYS_MAX, length: 10, description: 'Days without work, `YYYY-MM-DD`.' })
  holidays!: string[];
}

export class WorkingCalendarDto {
  @ApiProperty({ example: 'Asia/Kolkata' })
  zone!: string;

  @ApiProperty({ type: [Number], description: '1 is Monday, 7 is Sunday.' })
  weekdays!: number[];

  @ApiProperty({ example: 540, description: 'Minutes after midnight.' })
  opens!: number;

  @ApiProperty({ example: 1080, description: 'Minutes after midnight.' })
  closes!: number;

  @ApiProperty({ type: [String], description: 'Days without work, `YYYY-MM-DD`, in order.' })
  holidays!: string[];

  @ApiProperty({ description: 'Changes with every change; the ETag.' })
  version!: number;

  @ApiProperty({ format: 'date-time' })
  updated_at!: string;

  @ApiProperty(LAST_EDITOR)
  updated_by?: LastEditor | null;
}
