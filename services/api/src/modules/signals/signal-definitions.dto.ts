import { type Severity } from '@ayana/contracts/operations';
import { FlagField, IdField, IdsField, IntegerField } from '../../platform/http/input/fields.js';

/** Within what any kind allows; each kind has limits of its own. */
const THRESHOLD = { label: 'Threshold', min: 1, max: 1_000_000 } as const;
const WINDOW = { label: 'Window', min: 1, max: 1_000_000, optional: true } as const;
const MOST_PEOPLE = 20;

export class NewSignalTrialDto {
  @IntegerField(THRESHOLD)
  threshold!: number;

  @IntegerField({ ...WINDOW, description: 'In minutes; only of a kind that counts within a time.' })
  window_minutes?: number;
}

export class SignalDefinitionChangeDto {
  @IntegerField({ ...THRESHOLD, optional: true })
  threshold?: number;

  @IntegerField(WINDOW)
  window_minutes?: number;

  @IdField({
    label: 'Trial',
    optional: true,
    description: 'With a changed threshold or window: where another administrator has tried both.',
  })
  trial_id?: string;

  @IntegerField({ label: 'Severity', min: 1, max: 4, optional: true })
  severity?: Severity;

  @FlagField({ label: 'Active', optional: true })
  is_on?: boolean;

  @IdsField({ label: 'People', optional: true, max: MOST_PEOPLE, description: 'Of the staff. None: the team.' })
  notify_user_ids?: string[];

  @IdField({ label: 'Chain', optional: true, nullable: true, description: 'Its people are paged; null: nobody is.' })
  chain_id?: string | null;

  @IdsField({ label: 'Webhooks', optional: true, max: 20 })
  webhook_ids?: string[];
}

export class NewSignalProposalDto {
  @IdField({ label: 'Trial', description: 'By the caller, of values that are not in force.' })
  trial_id!: string;
}
