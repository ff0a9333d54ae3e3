import { ChoiceField, DetailsField } from '../../platform/http/input/fields.js';

/** Events a client may report; `user_login` is also written by the sign-in itself (spec section 7). */
export const SECURITY_EVENT_TYPES = ['user_login', 'csp_violation'] as const;

export const DETAILS_LIMIT = 4000;

export class SecurityEventDto {
  @ChoiceField({ label: 'Event type', of: SECURITY_EVENT_TYPES })
  event_type!: (typeof SECURITY_EVENT_TYPES)[number];

  @DetailsField({ label: 'Details', optional: true, max: DETAILS_LIMIT })
  details?: Record<string, unknown>;
}
