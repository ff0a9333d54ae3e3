import { MomentField } from '../../../platform/http/input/fields.js';

export class WorkCalendarQueryDto {
  @MomentField({ label: 'From' })
  from!: string;

  @MomentField({ label: 'To', description: 'At most 62 days later.' })
  to!: string;
}
