import {
  DISCHARGE_FIELD_NAMES,
  type DischargeField,
  type DischargeSummary,
  FIT_TO_FLY_NAMES,
} from '@ayana/contracts/journey';
import { formatLocale } from '@ayana/contracts/language';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { messages } from './flying-messages';

/** What is needed at home first. */
const FIELDS: readonly DischargeField[] = ['medicines', 'warning_signs', 'follow_up', 'diagnosis', 'treatment_given'];

/** A summary as `shared-ui` shows it. */
export function shownSummary(summary: DischargeSummary) {
  const { id, version, hospital_name, signed_by, signed_at, flight_needs, reason, document_id, ...said } = summary;
  return {
    id,
    version,
    hospital: hospital_name,
    signed_by,
    signed_at,
    flying: flyingText(said),
    flight_needs,
    discharged: said.discharged_at === null ? null : dayText(said.discharged_at, INDIA_ZONE),
    parts: FIELDS.map((field) => [DISCHARGE_FIELD_NAMES[field], summary[field]] as const),
    reason,
    document_id,
  };
}

const flyingText = ({
  fit_to_fly,
  fit_to_fly_from,
}: Pick<DischargeSummary, 'fit_to_fly' | 'fit_to_fly_from'>): string =>
  fit_to_fly_from === null
    ? FIT_TO_FLY_NAMES[fit_to_fly]
    : messages.flyingFrom(dayText(`${fit_to_fly_from}T00:00:00Z`, 'UTC'));

const dayText = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'long', timeZone }).format(new Date(at));
