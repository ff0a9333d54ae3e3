import { randomUUID } from 'node:crypto';
import type { MoneyView } from '@ayana/contracts/analytics';
import type { TestApi } from '../../../../test/support/api.js';
import { RollupsJob } from '../index.js';

/** The rows of a case, as other parts of the product make them: only what the case has come to. Times are ISO 8601. */
export interface CaseRows {
  /** Of a visitor's form; without one the patient asked in the portal. */
  form?: { kind: 'contact' | 'consultation' | 'video_consultation'; country?: string; answered?: string };
  at: string;
  patient?: string;
  /** When the patient asked in the portal, or the enquiry became a request. */
  requested?: string;
  treatment?: string;
  manager?: string;
  closed?: boolean;
  records?: string;
  opinion?: string;
  quotes?: readonly {
    hospital: string;
    sent: string;
    status: 'sent' | 'accepted' | 'declined' | 'expired' | 'withdrawn';
    decided?: string;
    reason?: string;
  }[];
  admitted?: string;
  discharged?: string;
  check_ins?: readonly (readonly string[])[];
  /** Stages the staff have completed. */
  stages?: Readonly<Record<number, string>>;
}

/** Writes cases row by row, and counts them as the job does. */
export function figuresOf(api: TestApi) {
  const { rows } = api.database;

  async function add(made: CaseRows): Promise<{ enquiry: string; request: string; journey: string }> {
    const ids = { enquiry: randomUUID(), request: randomUUID(), journey: randomUUID() };
    const { form, at, manager = null } = made;
    if (form !== undefined) {
      await rows(
        `insert into inbox_items (id, kind, status, name, email, country, received_at, due_at, updated_at)
         values ($1, $2, 'new', 'Ana', 'ana@people.example', $3, $4, $4, $4)`,
        [ids.enquiry, form.kind, form.country ?? null, at],
      );
      if (form.answered !== undefined)
        await rows(
          `insert into inbox_timeline (id, item_id, event, at, actor_id, to_status) values (gen_random_uuid(), $1, 'reply', $2, $3, 'answered')`,
          [ids.enquiry, form.answered, manager],
        );
    }
    if (made.requested === undefined) return ids;
    await rows(
      `insert into treatment_requests (id, patient_id, treatment_id, priority_level, status, inbox_item_id, version, created_at, updated_at)
       values ($1, $2, $3, 'medium', 'in_review', $4, 1, $5, $5)`,
      [ids.request, made.patient, made.treatment, form === undefined ? null : ids.enquiry, made.requested],
    );
    const stages = Object.entries(made.stages ?? {}).map(([stage, completed_at]) => [
      stage,
      { status: 'completed', completed_at },
    ]);
    await api.database.add('patient_journeys', {
      id: ids.journey,
      patient_id: made.patient,
      treatment_request_id: ids.request,
      stage_statuses: Object.fromEntries(stages),
      case_manager_id: manager,
      status: made.closed ? 'closed' : 'open',
      created_at: made.requested,
    });
    if (made.records !== undefined) await paper(ids.journey, made.patient ?? '', made.records);
    if (made.opinion !== undefined)
      await rows(
        `insert into medical_opinions (id, journey_id, doctor_id, version, summary, fit_to_travel, signed_at, created_at, updated_at)
         values (gen_random_uuid(), $1, gen_random_uuid(), 1, 'Fit.', 'yes', $2, $2, $2)`,
        [ids.journey, made.opinion],
      );
    for (const { hospital, sent, status, decided = null, reason = null } of made.quotes ?? []) {
      const quote = randomUUID();
      await rows(
        `insert into quotes (id, journey_id, partner_hospital_id, version, status, currency, valid_until, sent_at, decided_at, decision_reason,
           revision, created_at, updated_at)
         values ($1, $2, $3, 1, $4, 'USD', '2099-12-31', $5, $6, $7, 1, $5, $5)`,
        [quote, ids.journey, hospital, status, sent, decided, reason],
      );
      if (status === 'accepted')
        await rows(
          `insert into admissions (id, journey_id, quote_id, partner_hospital_id, status, admitted_at, discharged_at, version, created_at, updated_at)
           values (gen_random_uuid(), $1, $2, $3, $4, $5, $6, 1, $7, $7)`,
          [ids.journey, quote, hospital, stayOf(made), made.admitted ?? null, made.discharged ?? null, sent],
        );
    }
    for (const [index, flags] of (made.check_ins ?? []).entries())
      await rows(
        `insert into check_ins (id, journey_id, day, due_on, red_flags, answered_at, created_at, updated_at)
         values (gen_random_uuid(), $1, $2, '2026-01-01', $3, now(), now(), now())`,
        [ids.journey, [3, 7, 30, 90][index], flags],
      );
    return ids;
  }

  async function paper(journey_id: string, owner: string, at: string): Promise<void> {
    const file = randomUUID();
    await rows(
      `insert into files (id, owner_kind, owner_id, file_name, media_type, size, sha256, storage_key, uploaded_by, created_at)
       values ($1, 'document', $2, 'report.pdf', 'application/pdf', 10, repeat('a', 64), $1, $3, $4)`,
      [file, journey_id, owner, at],
    );
    await rows(
      `insert into documents (id, journey_id, kind, status, file_id, uploaded_by, uploaded_at, version, created_at, updated_at)
       values (gen_random_uuid(), $1, 'report', 'uploaded', $2, $3, $4, 1, $4, $4)`,
      [journey_id, file, owner, at],
    );
  }

  const count = (): Promise<boolean> => api.app.get(RollupsJob).run();
  const read = <T>(view: string, query = '') =>
    api.call<T>('GET', `/analytics/${view}?${query}`, { as: 'ayana_staff' });

  const money = (query = '') => api.call<MoneyView>('GET', `/analytics/money?${query}`, { as: 'admin' });

  return { add, paper, count, read, money };
}

const stayOf = ({ admitted, discharged }: CaseRows): string =>
  discharged !== undefined ? 'discharged' : admitted !== undefined ? 'admitted' : 'expected';
