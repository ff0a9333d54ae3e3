type Row = Readonly<Record<string, unknown>>;

const AT = '2026-11-18T08:17:00Z';

/** Figures and names of every kind of signal. */
const FACTS = {
  place: '‹place›',
  landing_at: AT,
  heard_at: AT,
  flags: ['pain', 'fever'],
  day: 7,
  results: 2,
  entered_at: AT,
  valid_until: '2026-11-23',
  received_at: AT,
  question: 'papers_to_check',
  hours: 12,
  count: 2,
};

/** What a queue says of something, by what it is. */
const DETAILS: Readonly<Record<string, string>> = {
  paper: 'passport',
  assignment: 'lab_order',
  enquiry: 'consultation',
  stay: 'letter',
};

/**
 * Parts of an answer that hold something else by another part, or that the API's document leaves open, by schema. What is said with a
 * word of code in real rows is one here too.
 */
export const DEPENDENT: Readonly<Record<string, (row: Row) => Row>> = {
  QueueItemDto: ({ kind }) => (Object.hasOwn(DETAILS, String(kind)) ? { detail: DETAILS[String(kind)] } : {}),
  WaitingItemDto: ({ kind }) => (Object.hasOwn(DETAILS, String(kind)) ? { detail: DETAILS[String(kind)] } : {}),
  SignalDto: () => ({ facts: FACTS }),
  SignalDetailDto: () => ({ facts: FACTS }),
  SignalEntryDto: () => ({ facts: FACTS }),
  TriedSignalDto: () => ({ facts: FACTS }),
  ActivityItemDto: ({ action }) => ({
    details: {
      id: action === 'retention.changed' ? 'closed_enquiries' : '0190a000-0000-7000-8000-000000000001',
      number: 7,
      part: 'control',
      changed: ['line_number'],
    },
  }),
  RequestEntryDto: () => ({
    details: { rating: 4, target: 'resolve', priority: 2, name: '‹name›', number: 'SR-000007' },
  }),
  IncidentEntryDto: () => ({
    details: {
      transition: 'resolve',
      incident_role: 'commander',
      state: 'done',
      added: true,
      sent: 3,
      changed: 'title',
    },
  }),
  ProblemEntryDto: () => ({ details: { numbers: 'SR-000007', resolved: 1, left: 1 } }),
  DataRequestEntryDto: () => ({ details: { to: 'verified' } }),
};
