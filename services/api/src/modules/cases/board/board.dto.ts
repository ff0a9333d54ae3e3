import { JOURNEY_STATES, type JourneyState } from '@ayana/contracts/journey';
import { ChoicesField, LimitField, NameField, TextField } from '../../../platform/http/input/fields.js';

export const BOARD_DEFAULT = 20;
export class BoardQueryDto {
  @NameField({
    label: 'Case manager',
    optional: true,
    max: 36,
    pattern: /^(me|none|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/,
    description: '`me`, `none`, or an id.',
  })
  case_manager?: string;

  @TextField({ label: 'Country', optional: true, max: 80 })
  country?: string;

  @ChoicesField({
    label: 'State',
    optional: true,
    of: JOURNEY_STATES,
    max: JOURNEY_STATES.length,
    description: '`open` and `paused` by default.',
  })
  status?: JourneyState[];

  @LimitField({ fallback: BOARD_DEFAULT, max: 100 })
  limit?: number;
}
