import type { CalendarDay, Id, Integer, Moment, Page } from '../shapes/index.ts';
import { defineMessages } from '../language/index.ts';
import type { NamedPerson } from '../service-desk/index.ts';
import type { Workflow } from '../workflow/index.ts';

export const DATA_REQUEST_KINDS = ['export', 'correct', 'erase'] as const;
export type DataRequestKind = (typeof DATA_REQUEST_KINDS)[number];

export const DATA_REQUEST_KIND_NAMES: Record<DataRequestKind, string> = defineMessages(
  'contracts/operations/data-request-kinds',
  { export: 'A copy of the data', correct: 'A correction', erase: 'Erasure' },
);

/** By which law the clock runs. */
export const DATA_LAWS = ['gdpr', 'dpdp'] as const;
export type DataLaw = (typeof DATA_LAWS)[number];

/** The first one is where a request begins. */
export const DATA_REQUEST_STATES = ['received', 'verified', 'done', 'refused'] as const;
export type DataRequestState = (typeof DATA_REQUEST_STATES)[number];

export const DATA_REQUEST_STATE_NAMES: Record<DataRequestState, string> = defineMessages(
  'contracts/operations/data-request-states',
  { received: 'Received', verified: 'Identity checked', done: 'Done', refused: 'Refused' },
);

export const DATA_REQUEST_WORKFLOW = {
  /** It is known who asks. */
  verify: { from: ['received'], to: ['verified'], entry: 'regulatory_compliance', note: 'internal' },
  /** By a route for each kind, which does what was asked for. */
  complete: { from: ['verified'], to: ['done'], entry: 'regulatory_compliance', note: 'internal' },
  /** With the reason, which the person reads. */
  refuse: { from: ['received', 'verified'], to: ['refused'], entry: 'regulatory_compliance', note: 'public' },
  reopen: { from: ['refused'], to: ['verified'], entry: 'regulatory_compliance', note: 'internal' },
} as const satisfies Workflow<DataRequestState, string>;
export type DataRequestTransition = keyof typeof DATA_REQUEST_WORKFLOW;

/** A month by GDPR, article 12.3; ninety days by the rules of the DPDP Act (2025, rule 14.3). */
const CLOCKS = {
  gdpr: { months: 1, days: 0, extended_months: 3 },
  dpdp: { months: 0, days: 90, extended_months: null },
} as const;

/** Whether a law lets the clock be extended: GDPR does once, by two months, with the reason. */
export const isExtendable = (law: DataLaw): boolean => CLOCKS[law].extended_months !== null;

/**
 * The last day for an answer.
 * @param received `YYYY-MM-DD`; a month later is the same day, or the last one of a shorter month
 */
export function dataRequestDue(law: DataLaw, received: string, isExtended = false): string {
  const { months, days, extended_months } = CLOCKS[law];
  const moved = addMonths(received, isExtended && extended_months !== null ? extended_months : months);
  return new Date(Date.parse(moved) + days * 86_400_000).toISOString().slice(0, 10);
}

function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** Days for which a person may download what they asked for. */
export const EXPORT_OPEN_DAYS = 30;

/** The last day for downloading what was asked for; null for what is no export, or not ready. */
export function exportOpenUntil({
  kind,
  state,
  decided_at,
}: Pick<DataRequest, 'kind' | 'state'> & { decided_at: Date | string | null }): string | null {
  if (kind !== 'export' || state !== 'done' || decided_at === null) return null;
  return new Date(new Date(decided_at).getTime() + EXPORT_OPEN_DAYS * 86_400_000).toISOString().slice(0, 10);
}

/** What stays when a person’s data is erased. */
export const KEPT_PARTS = [
  'medical_papers',
  'case_record',
  'record_accesses',
  'consents',
  'activity',
  'request',
] as const;
export type KeptPart = (typeof KEPT_PARTS)[number];

/** What it is, and by which law it is kept: for the staff, the person’s email and the report. */
export const KEPT_PART_MESSAGES: Record<KeptPart, string> = defineMessages('contracts/operations/kept-parts', {
  medical_papers:
    'Checked medical papers of a treatment: three years from its beginning (Indian Medical Council regulations 2002, 1.3.1; GDPR article 17.3 b and c).',
  case_record:
    'What was advised, offered, paid and written on the case, without the account: for the same time, and for the defence of claims (GDPR article 17.3 e; DPDP Act section 8.7).',
  record_accesses: 'Who opened the medical record: proof that it was protected (GDPR articles 5.2 and 32).',
  consents: 'What was agreed to, and when: proof of the consent (GDPR article 7.1; DPDP Act section 6.10).',
  activity: 'Entries of the audit trail, by a number without name or address (GDPR article 5.2).',
  request: 'This request and what was done about it, by the same number (GDPR article 5.2).',
});

/** What was done about a request. Names of fields and counts only, never what they were. */
export interface DataRequestOutcome {
  // Of a correction: the fields of the account.
  fields?: string[];
  // Of a correction elsewhere, in the words of the staff.
  note?: string | null;
  // Of an export: cases and files in it.
  journeys?: Integer;
  files?: Integer;
  // Of an erasure.
  removed_files?: Integer;
  kept_files?: Integer;
  kept?: KeptPart[];
}

export interface DataRequest {
  id: Id;
  kind: DataRequestKind;
  law: DataLaw;
  state: DataRequestState;
  // Null name when the account is gone.
  subject: NamedPerson;
  // What the person asks for, in their words.
  text: string | null;
  received_on: CalendarDay;
  /** The last day for an answer. */
  due_on: CalendarDay;
  is_extended: boolean;
  is_overdue: boolean;
  assigned_to: NamedPerson | null;
  reason: string | null;
  outcome: DataRequestOutcome | null;
  decided_at: Moment | null;
  version: Integer;
  created_at: Moment;
  updated_at: Moment;
}

export interface OwnDataRequest {
  id: Id;
  kind: DataRequestKind;
  state: DataRequestState;
  received_on: CalendarDay;
  due_on: CalendarDay;
  /** Why it takes longer, or was refused. */
  reason: string | null;
  /** Until when it can be downloaded; null when there is nothing to. */
  download_until: CalendarDay | null;
}

export type DataRequestsPage = Page<DataRequest>;

export interface DataRequestEntry {
  at: Moment;
  actor: NamedPerson | null;
  details: Record<string, unknown>;
}

export interface DataRequestDetail extends DataRequest {
  /** From the audit trail, oldest first. */
  entries: DataRequestEntry[];
  transitions: DataRequestTransition[];
  /** By its law, once, and not when it is late. */
  may_extend: boolean;
  /** What would stay, or has stayed, when it is erased. */
  would_keep: KeptPart[];
}
