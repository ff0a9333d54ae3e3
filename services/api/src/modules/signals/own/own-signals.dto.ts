import { OWN_HOURS, OWN_LEAST_ROWS, OWN_QUESTIONS, type OwnQuestion, type Severity } from '@ayana/contracts/operations';
import {
  ChoiceField,
  FlagField,
  IdField,
  IdsField,
  IntegerField,
  TextField,
} from '../../../platform/http/input/fields.js';

const NAME = { label: 'Name', max: 120 } as const;
const HOURS = { label: 'Hours', ...OWN_HOURS } as const;
const AT_LEAST = { label: 'From how many', ...OWN_LEAST_ROWS } as const;
const EVERY = { label: 'Minutes between two looks', min: 1, max: 1440 } as const;
const SEVERITY = { label: 'Severity', min: 1, max: 4 } as const;
const PEOPLE = { label: 'People', optional: true, max: 20, description: 'Of the staff. None: the team.' } as const;
const CHAIN = {
  label: 'Chain',
  optional: true,
  nullable: true,
  description: 'Its people are paged; null: nobody is.',
} as const;

export class OwnSignalTrialQuestionDto {
  @ChoiceField({ label: 'Question', of: OWN_QUESTIONS })
  question!: OwnQuestion;

  @IntegerField(HOURS)
  hours!: number;

  @IntegerField(AT_LEAST)
  at_least!: number;
}

export class NewOwnSignalDto extends OwnSignalTrialQuestionDto {
  @TextField(NAME)
  name!: string;

  @IntegerField(EVERY)
  every_minutes!: number;

  @IntegerField(SEVERITY)
  severity!: Severity;

  @FlagField({ label: 'Active', optional: true, description: 'True by default.' })
  is_on?: boolean;

  @IdsField(PEOPLE)
  notify_user_ids?: string[];

  @IdField(CHAIN)
  chain_id?: string | null;

  @IdsField({ label: 'Webhooks', optional: true, max: 20 })
  webhook_ids?: string[];
}

export class OwnSignalChangeDto {
  @TextField({ ...NAME, optional: true })
  name?: string;

  @ChoiceField({ label: 'Question', of: OWN_QUESTIONS, optional: true })
  question?: OwnQuestion;

  @IntegerField({ ...HOURS, optional: true })
  hours?: number;

  @IntegerField({ ...AT_LEAST, optional: true })
  at_least?: number;

  @IntegerField({ ...EVERY, optional: true })
  every_minutes?: number;

  @IntegerField({ ...SEVERITY, optional: true })
  severity?: Severity;

  @FlagField({ label: 'Active', optional: true })
  is_on?: boolean;

  @IdsField(PEOPLE)
  notify_user_ids?: string[];

  @IdField(CHAIN)
  chain_id?: string | null;

  @IdsField({ label: 'Webhooks', optional: true, max: 20 })
  webhook_ids?: string[];
}
