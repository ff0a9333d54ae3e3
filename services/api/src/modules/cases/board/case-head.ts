import { ageBand, ageOn, type CaseHead, type CasePatient, healthFor, type JourneyPart } from '@ayana/contracts/journey';
import { isoTime, jsonOf } from '../../../platform/database/database.js';
import { dayOf } from '../../journeys/index.js';
import type { CaseRow as Row } from './case-rows.js';

type Parts = ReadonlySet<JourneyPart>;
/** What comes from tables of its own. */
type Head = Omit<CaseHead, 'money' | 'assigned' | 'facts'>;

/** The head of a case with the parts a reader sees. @param seesAll a case worker */
export function headOf(row: Row, parts: Parts, seesAll: boolean, now: Date): Head {
  return {
    id: row.id,
    case_number: row.case_number,
    status: row.status,
    closed_reason: seesAll ? row.closed_reason : null,
    current_stage: parts.has('stages') ? row.current_stage : null,
    stage_statuses: parts.has('stages') ? jsonOf(row.stage_statuses) : {},
    patient: patientOf(row, parts, seesAll, now),
    case_manager:
      row.case_manager_id === null || !parts.has('stages')
        ? null
        : { id: row.case_manager_id, name: row.manager_name ?? '' },
    treatment_request: parts.has('treatment') ? requestOf(row, parts, seesAll) : null,
    version: row.version,
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
  };
}

function patientOf(row: Row, parts: Parts, seesAll: boolean, now: Date): CasePatient {
  const seen = <Value>(part: JourneyPart, value: Value): Value | null => (parts.has(part) ? value : null);
  const born = dayOf(row.date_of_birth);
  return {
    id: seesAll ? row.patient_id : null,
    name: seen('name', row.patient_name ?? ''),
    email: seen('contact', row.email),
    phone: seen('contact', row.phone),
    country: seen('address', row.country),
    city: seen('address', row.city),
    date_of_birth: seesAll ? born : null,
    age: born === null ? null : ageFor(parts, ageOn(born, now.toISOString().slice(0, 10))),
    sex: seen('age_band_and_sex', row.health?.sex ?? null),
    language: seen('language', row.language),
    time_zone: seen('contact', row.time_zone),
    health: healthFor(parts, row.health),
    special_needs: seen('special_needs', row.special_needs),
  };
}

function ageFor(parts: Parts, age: number): CasePatient['age'] {
  if (parts.has('age')) return { from: age, to: age };
  return parts.has('age_band_and_sex') ? ageBand(age) : null;
}

function requestOf(row: Row, parts: Parts, seesAll: boolean): CaseHead['treatment_request'] {
  const { treatment_request_id: id, request_status, priority_level } = row;
  if (id === null || request_status === null || priority_level === null) return null;
  return {
    id,
    status: request_status,
    priority_level,
    treatment: {
      id: row.treatment_id,
      name: row.treatment_name ?? '',
      category: row.treatment_category ?? '',
      words: row.treatment_words ?? '',
    },
    preferred_city: parts.has('dates') ? row.preferred_city : null,
    preferred_from: parts.has('dates') ? dayOf(row.preferred_from) : null,
    preferred_to: parts.has('dates') ? dayOf(row.preferred_to) : null,
    attendants: parts.has('party_size') ? row.attendants : null,
    inbox_item_id: seesAll ? row.inbox_item_id : null,
  };
}
