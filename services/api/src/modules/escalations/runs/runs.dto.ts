import {
  ESCALATION_RUN_STATES,
  type EscalationRunState,
  PAGE_LINE_LIMIT,
  RUN_SUBJECT_KINDS,
  type RunSubjectKind,
} from '@ayana/contracts/operations';
import { ChoiceField, ChoicesField, FlagField, IdField, TextField } from '../../../platform/http/input/fields.js';
import { FIELD_MESSAGES } from '../../../platform/http/input/messages.js';
import { ListQueryDto } from '../../../platform/http/lists/list-query.dto.js';
import { ESCALATION_MESSAGES as messages } from '../messages.js';

const optional = { optional: true } as const;

export const RUN_SORTS = ['started', 'title', 'state', 'chain', 'step', 'taken'] as const;
export type RunSort = (typeof RUN_SORTS)[number];

export class RunsQueryDto extends ListQueryDto {
  @ChoicesField({ label: 'State', of: ESCALATION_RUN_STATES, max: ESCALATION_RUN_STATES.length, ...optional })
  state?: EscalationRunState[];

  @IdField({ label: 'Chain', ...optional })
  chain?: string;

  @FlagField({ label: 'Test', ...optional, description: 'Only tests, or none; both by default.' })
  is_test?: boolean;

  @FlagField({ label: 'Paging me', ...optional, description: 'Open runs that have paged the caller.' })
  paging_me?: boolean;

  @ChoiceField({ label: 'Subject', of: RUN_SUBJECT_KINDS, ...optional })
  subject_kind?: RunSubjectKind;

  @IdField({ label: 'Subject', ...optional })
  subject?: string;

  @ChoiceField({ label: 'Sort', of: RUN_SORTS, ...optional, description: '`started` by default.' })
  sort?: RunSort;
}

export class NewRunDto {
  @IdField({ label: 'Chain' })
  chain_id!: string;

  @TextField({ label: 'Title', max: 160 })
  title!: string;

  @TextField({ label: 'Text', ...optional, description: 'Details; the title alone is enough.' })
  text?: string;
}

export class NewPageDto {
  @IdField({ label: 'Person' })
  user_id!: string;

  @TextField({ label: 'Text', max: PAGE_LINE_LIMIT, description: 'One line: what it is about.' })
  text!: string;

  @ChoiceField({ label: 'Subject', of: RUN_SUBJECT_KINDS, ...optional })
  subject_kind?: RunSubjectKind;

  @IdField({ label: 'Subject', ...optional, description: 'With `subject_kind`.' })
  subject_id?: string;
}

export class AcknowledgementDto {
  @TextField({ label: 'Note', max: 500, ...optional })
  note?: string;
}

export class RunStopDto {
  @TextField({ label: 'Reason', max: 500, missing: () => messages.reason_needed })
  reason!: string;
}

export class AcknowledgeLinkQueryDto {
  @TextField({ label: 'Token', missing: () => FIELD_MESSAGES.missing.link })
  token!: string;
}
