import type { NamedPerson } from '@ayana/contracts/service-desk';
import { shape } from '../../../platform/http/openapi/shape.js';
import type { LastEditor } from '@ayana/contracts/editing';
import {
  type OnCallOverride,
  type OnCallRota,
  type OnCallRotaDetail,
  type TurnDays,
  type NamedChain,
} from '@ayana/contracts/operations';
import { ApiProperty } from '@nestjs/swagger';
import { LAST_EDITOR } from '../../../platform/database/last-editor.js';
import {
  ClockTimeField,
  DateField,
  FlagField,
  IdField,
  IdsField,
  IntegerField,
  MomentField,
  TextField,
  ZoneField,
} from '../../../platform/http/input/fields.js';
import { ListQueryDto } from '../../../platform/http/lists/list-query.dto.js';

const PEOPLE_LIMIT = 50;
const optional = { optional: true } as const;
const time = { format: 'date-time' } as const;
const timeOrNull = { type: 'string', format: 'date-time', nullable: true } as const;

export class RotasQueryDto extends ListQueryDto {
  @FlagField({ label: 'Archived', ...optional })
  archived?: boolean;
}

export class RotaCalendarQueryDto {
  @MomentField({ label: 'From', ...optional, description: 'Today by default.' })
  from?: string;

  @MomentField({ label: 'Until', ...optional, description: 'At most 100 days later; 28 by default.' })
  until?: string;
}

export class NewRotaDto {
  @TextField({ label: 'Name', max: 120 })
  name!: string;

  @ZoneField({ label: 'Time zone', description: 'In which they hand over.' })
  zone!: string;

  @ClockTimeField({ label: 'Handover time' })
  handover_time!: string;

  @IntegerField({ label: 'Turn', min: 1, max: 14, description: 'Days: 1, 7 or 14.' })
  turn_days!: TurnDays;

  @DateField({ label: 'Starts on', description: 'The day of the first turn; it gives the day of the week.' })
  starts_on!: string;

  @IdsField({ label: 'People', max: PEOPLE_LIMIT, description: 'Staff, in the order of their turns.' })
  people!: string[];
}

export class RotaChangeDto {
  @TextField({ label: 'Name', max: 120, ...optional })
  name?: string;

  @ZoneField({ label: 'Time zone', ...optional })
  zone?: string;

  @ClockTimeField({ label: 'Handover time', ...optional })
  handover_time?: string;

  @IntegerField({ label: 'Turn', min: 1, max: 14, ...optional })
  turn_days?: TurnDays;

  @DateField({ label: 'Starts on', ...optional })
  starts_on?: string;

  @IdsField({ label: 'People', max: PEOPLE_LIMIT, ...optional })
  people?: string[];
}

export class NewOverrideDto {
  @IdField({ label: 'Person' })
  person_id!: string;

  @MomentField({ label: 'From' })
  from_at!: string;

  @MomentField({ label: 'Until' })
  until_at!: string;

  @TextField({ label: 'Reason', max: 300, ...optional })
  reason?: string;
}

export class OnCallRotaDto implements OnCallRota {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty({ example: 'Asia/Kolkata' })
  zone!: string;

  @ApiProperty({ example: '09:00' })
  handover_time!: string;

  @ApiProperty({ type: 'integer', enum: [1, 7, 14] })
  turn_days!: TurnDays;

  @ApiProperty({ format: 'date' })
  starts_on!: string;

  @ApiProperty({ type: [shape('NamedPerson')] })
  people!: NamedPerson[];

  @ApiProperty()
  is_archived!: boolean;

  @ApiProperty({ type: shape('NamedPerson'), nullable: true })
  on_call!: NamedPerson | null;

  @ApiProperty({ description: 'Whether they are on call by an override.' })
  is_override!: boolean;

  @ApiProperty(timeOrNull)
  next_handover_at!: string | null;

  @ApiProperty({ type: shape('NamedPerson'), nullable: true })
  next_on_call!: NamedPerson | null;

  @ApiProperty({ type: 'integer' })
  version!: number;

  @ApiProperty(time)
  updated_at!: string;

  @ApiProperty(LAST_EDITOR)
  updated_by?: LastEditor | null;
}

export class OnCallPartDto {
  @ApiProperty()
  person!: NamedPerson;

  @ApiProperty(time)
  from_at!: string;

  @ApiProperty(time)
  until_at!: string;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true })
  override_id!: string | null;
}

export class OnCallRotaDetailDto extends OnCallRotaDto implements OnCallRotaDetail {
  @ApiProperty(time)
  from!: string;

  @ApiProperty(time)
  until!: string;

  @ApiProperty({ type: [OnCallPartDto], description: 'Who is on call, without a gap.' })
  calendar!: OnCallPartDto[];

  @ApiProperty({ type: [shape('OnCallOverride')], description: 'Those that touch the time of the calendar.' })
  overrides!: OnCallOverride[];

  @ApiProperty({ type: [shape('NamedChain')], description: 'The chains that page it.' })
  chains!: NamedChain[];
}
