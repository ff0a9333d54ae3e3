import {
  SEVERITIES,
  SIGNAL_COMMANDS,
  SIGNAL_KINDS,
  SIGNAL_STATES,
  type SignalCommand,
  type SignalKind,
  type SignalState,
} from '@ayana/contracts/operations';
import {
  ChoiceField,
  ChoicesField,
  CursorField,
  FlagField,
  IdField,
  LimitField,
  MomentField,
  TextField,
} from '../../platform/http/input/fields.js';
import { LIST_DEFAULT, SORT_ORDERS, type SortOrder } from '../../platform/http/lists/keyset-list.js';

export const SIGNAL_SORTS = ['opened', 'severity', 'kind', 'state', 'began'] as const;
export type SignalSort = (typeof SIGNAL_SORTS)[number];

export class SignalFiltersDto {
  @ChoicesField({ label: 'State', optional: true, of: SIGNAL_STATES, max: SIGNAL_STATES.length })
  state?: SignalState[];

  @ChoicesField({ label: 'Kind', optional: true, of: SIGNAL_KINDS, max: SIGNAL_KINDS.length })
  kind?: SignalKind[];

  @ChoicesField({ label: 'Severity', optional: true, of: SEVERITIES.map(String), max: SEVERITIES.length })
  severity?: string[];

  @FlagField({ label: 'Open', optional: true, description: 'Those that still need a person, or the others.' })
  live?: boolean;

  @IdField({ label: 'Journey', optional: true })
  journey_id?: string;

  @ChoiceField({ label: 'Sort', optional: true, of: SIGNAL_SORTS, description: '`opened` by default.' })
  sort?: SignalSort;

  @ChoiceField({ label: 'Order', optional: true, of: SORT_ORDERS })
  order?: SortOrder;
}

export class SignalsQueryDto extends SignalFiltersDto {
  @FlagField({
    label: 'Grouped',
    optional: true,
    description: 'One of each kind, the first by the order, with how many there are of it.',
  })
  grouped?: boolean;

  @LimitField({ fallback: LIST_DEFAULT, max: 100 })
  limit?: number;

  @CursorField()
  cursor?: string;
}

export class SignalTransitionDto {
  @ChoiceField({ label: 'Transition', of: SIGNAL_COMMANDS })
  name!: SignalCommand;

  @TextField({ label: 'Reason', optional: true, description: 'Needed to snooze and to dismiss.' })
  reason?: string;

  @MomentField({ label: 'Until', optional: true, description: 'With `snooze`: at most 30 days away.' })
  until?: string;
}
