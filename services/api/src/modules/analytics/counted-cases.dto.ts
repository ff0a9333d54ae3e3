import {
  CHECK_IN_COUNTS,
  type CheckInCount,
  FUNNEL_STEPS,
  type FunnelStep,
  QUOTE_FATES,
  type QuoteFate,
  QUOTES_OUTCOMES,
  type QuotesOutcome,
} from '@ayana/contracts/analytics';
import { LEAD_STAGES, type LeadStage, LOST_REASONS, type LostReason } from '@ayana/contracts/inbox';
import { ChoiceField, CursorField, IdField, LimitField } from '../../platform/http/input/fields.js';
import { LIST_DEFAULT, SORT_ORDERS, type SortOrder } from '../../platform/http/lists/keyset-list.js';
import { CaseFiltersDto } from './analytics.dto.js';

const SORTS = ['month'] as const;
export type CountedCaseSort = (typeof SORTS)[number];

export class CountedCasesQueryDto extends CaseFiltersDto {
  @ChoiceField({ label: 'Step', optional: true, of: FUNNEL_STEPS, description: 'Cases that have reached it.' })
  step?: FunnelStep;

  @ChoiceField({ label: 'Outcome', optional: true, of: QUOTES_OUTCOMES, description: 'What became of their quotes.' })
  outcome?: QuotesOutcome;

  @ChoiceField({ label: 'Quote', optional: true, of: QUOTE_FATES, description: 'Cases with a quote like this.' })
  quote?: QuoteFate;

  @ChoiceField({ label: 'Check-in', optional: true, of: CHECK_IN_COUNTS, description: 'Cases with one like this.' })
  check_in?: CheckInCount;

  @ChoiceField({ label: 'Lead stage', optional: true, of: LEAD_STAGES, description: 'Of the enquiry, as it is now.' })
  lead_stage?: LeadStage;

  @ChoiceField({ label: 'Reason', optional: true, of: LOST_REASONS, description: 'Why the enquiry was lost.' })
  lost_reason?: LostReason;

  @IdField({ label: 'Case manager', optional: true })
  manager_id?: string;

  @ChoiceField({ label: 'Sort', optional: true, of: SORTS })
  sort?: CountedCaseSort;

  @ChoiceField({ label: 'Order', optional: true, of: SORT_ORDERS })
  order?: SortOrder;

  @LimitField({ fallback: LIST_DEFAULT, max: 100 })
  limit?: number;

  @CursorField()
  cursor?: string;
}
