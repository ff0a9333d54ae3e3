import {
  DATA_LAWS,
  DATA_REQUEST_KINDS,
  DATA_REQUEST_STATES,
  type DataLaw,
  type DataRequestKind,
  type DataRequestState,
  type DataRequestTransition,
} from '@ayana/contracts/operations';
import {
  ChoiceField,
  DateField,
  EmailField,
  FlagField,
  IdField,
  TextField,
} from '../../../platform/http/input/fields.js';
import { ListQueryDto } from '../../../platform/http/lists/list-query.dto.js';
import { AccountChangesDto } from '../../identity/index.js';

const SORTS = ['due', 'created', 'person', 'state', 'received', 'law', 'owner', 'decided'] as const;
export type DataRequestSort = (typeof SORTS)[number];
const optional = { optional: true } as const;
/** Transitions that only change the state. */
const MOVES = ['verify', 'refuse', 'reopen'] as const satisfies readonly DataRequestTransition[];

export class DataRequestsQueryDto extends ListQueryDto {
  @ChoiceField({ label: 'Kind', ...optional, of: DATA_REQUEST_KINDS })
  kind?: DataRequestKind;

  @ChoiceField({ label: 'State', ...optional, of: DATA_REQUEST_STATES })
  state?: DataRequestState;

  @FlagField({ label: 'Overdue', ...optional })
  overdue?: boolean;

  @IdField({ label: 'Person', ...optional })
  subject?: string;

  @ChoiceField({ label: 'Sort', ...optional, of: SORTS, description: '`due` by default.' })
  sort?: DataRequestSort;
}

export class NewDataRequestDto {
  @ChoiceField({ label: 'Kind', of: DATA_REQUEST_KINDS })
  kind!: DataRequestKind;

  @ChoiceField({ label: 'Law', of: DATA_LAWS })
  law!: DataLaw;

  @EmailField({ label: 'E-mail', description: 'Of the account of the one who asks.' })
  email!: string;

  @TextField({ label: 'Text', ...optional, description: 'What they ask for, in their words.' })
  text?: string;

  @DateField({ label: 'Received on', ...optional, description: 'Today by default: the clock runs from there.' })
  received_on?: string;
}

export class DataRequestTransitionDto {
  @ChoiceField({ label: 'Transition', of: MOVES })
  name!: (typeof MOVES)[number];

  @TextField({ label: 'Reason', ...optional, max: 700, description: 'Needed for `refuse`; the person reads it.' })
  note?: string;
}

export class DataRequestExtensionDto {
  @TextField({ label: 'Reason', max: 700, description: 'The person reads it.' })
  reason!: string;
}

/** What is put right in the account. */
export class DataCorrectionDto extends AccountChangesDto {
  @TextField({ label: 'Note', ...optional, max: 700, description: 'What was corrected elsewhere.' })
  note?: string;
}
