import type { TurnDays } from '@ayana/contracts/operations';
import {
  ChoiceField,
  ClockTimeField,
  DateField,
  FlagField,
  IdField,
  IdsField,
  IntegerField,
  MomentField,
  PhoneField,
  TextField,
  ZoneField,
} from '../../../platform/http/input/fields.js';
import { ListQueryDto } from '../../../platform/http/lists/list-query.dto.js';

const PEOPLE_LIMIT = 50;
const optional = { optional: true } as const;

export const ROTA_SORTS = ['name', 'turn'] as const;
export type RotaSort = (typeof ROTA_SORTS)[number];

export class RotasQueryDto extends ListQueryDto {
  @FlagField({ label: 'Archived', ...optional })
  archived?: boolean;

  @ChoiceField({ label: 'Sort', of: ROTA_SORTS, ...optional, description: '`name` by default.' })
  sort?: RotaSort;
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

  @PhoneField({ label: 'Phone', ...optional, nullable: true, description: 'The person on call answers it.' })
  phone?: string | null;

  @FlagField({
    label: 'Shared',
    ...optional,
    description: 'Partners, hospitals and patients on a trip read the number.',
  })
  is_shared?: boolean;
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

  @PhoneField({ label: 'Phone', ...optional, nullable: true })
  phone?: string | null;

  @FlagField({ label: 'Shared', ...optional })
  is_shared?: boolean;
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

export class RotaFeedQueryDto {
  @IdField({ label: 'Rota', optional: true, description: 'Without one: the caller’s own turns.' })
  rota_id?: string;
}
