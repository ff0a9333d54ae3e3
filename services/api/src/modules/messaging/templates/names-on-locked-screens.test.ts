import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAIL_SAMPLES } from '../samples/mail-samples.js';
import type { TemplateContext } from './parts.js';
import type { MailData, MailTemplate, TextData, TextTemplate } from './template-data.js';
import { CASE_TEMPLATES } from './template-kinds.js';
import { mailContent } from './templates.js';
import { TEXT_TEMPLATES, textMessage } from './texts.js';

/** A subject with its preview, a text message and a title of the bell are read on locked screens: they never say which person is treated where, by which doctor, for what or with which result. */
const PATIENT = 'Patientname';
const HEALTH = {
  hospital: 'Hospitalname',
  doctor: 'Doctorname',
  treatment: 'Treatmentname',
  result: 'Resultname',
} as const;
const exposes = (text: string): boolean =>
  text.includes(PATIENT) && Object.values(HEALTH).some((each) => text.includes(each));

/** What a field of a mail, or a parameter of a text, says. Another one is named below as saying nothing of it. */
const SAYS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'patient patient_name name first_name last_name visitor from requester traveller person people'
      .split(' ')
      .map((field) => [field, PATIENT]),
  ),
  ...HEALTH,
  assignee: HEALTH.hospital,
  organisation: HEALTH.hospital,
  holder: HEALTH.hospital,
  surgeon: HEALTH.doctor,
  procedure: HEALTH.treatment,
  procedure_interest: HEALTH.treatment,
  interested_procedure: HEALTH.treatment,
  speciality: HEALTH.treatment,
  specialization: HEALTH.treatment,
  trip_estimate: HEALTH.treatment,
  medical_condition: HEALTH.result,
  diagnosis: HEALTH.result,
  test: HEALTH.result,
  tests: HEALTH.result,
  flags: HEALTH.result,
};

/** The fields that say none of it, and what the staff or a sender write themselves: `title`, `subject`, `text`, `message`, `note`, … */
const NEUTRAL = new Set(
  `id number case_number opens link link_id until expires_at expires_on valid_until due_at due_on at was starts_at confirmed_at received_at
  day when before timezone time_zone doctor_zone doctor_place preferred_date preferred_time preferred_destination
  destination_preference city country place to email phone provider how what why about kind change cancelled sequence consultation_type fee_usd
  join_url room url path in_inbox source language may_write is_promotion is_test is_drill is_late is_unanswered is_accepted approved asked kept
  facts total amount count papers paper journey_id service summary task control severity chain step steps round rounds stage role_name
  text_version staff_name inviter applicant link_label subject title text message body note notes additional_info original reason topic
  afterwards has_link is_new`.split(/\s+/),
);

const CONTEXT: TemplateContext = {
  publicOrigin: 'https://ayana.example',
  replyTo: 'care@ayana.example',
  oneTimeToken: (purpose, id) => `${id}.${purpose}`,
  permanentToken: (purpose, id) => `${id}.${purpose}`,
};
const TEMPLATES = Object.keys(MAIL_SAMPLES) as MailTemplate[];

/** What else a template says, by what its sample does not show. */
const OTHERS: { readonly [T in MailTemplate]?: readonly Partial<MailData[T]>[] } = {
  payment_notice: [{ kind: 'room_fee' }, { change: 'waived' }],
  stay_notice: [{ change: 'consent_signed' }],
  quote_declined_notice: [{ why: 'declined' }, { why: 'withdrawn' }, { why: 'not_needed' }],
  travel_leg_moved: [{ change: 'unknown' }, { change: 'cancelled' }],
  family_news: [{ kind: 'admitted' }, { kind: 'discharged' }, { kind: 'flight_changed' }],
  consultation_guest: [{ kind: 'companion' }],
  consultation_guest_changed: [{ change: 'cancelled', was: null }],
  order_notice: [
    { about: 'critical_escalated' },
    { about: 'results_reviewed' },
    { about: 'sample_rejected' },
    { about: 'prescription_query' },
    { about: 'query_answered' },
    { about: 'quote_question' },
  ],
  case_handed_over: [{ from: null }, { note: null }],
  assignment_lapsed: [{ is_unanswered: false }],
  assignment_reminder: [{ is_accepted: true }],
  appointment_changed_notice: [{ cancelled: true }],
};

/** What a locked screen shows of each form of a mail whose every name is known by its word. */
function shownOf(template: MailTemplate): string[] {
  return [{}, ...(OTHERS[template] ?? [])].map((others) => {
    const ofCase = CASE_TEMPLATES.some((each) => each === template) ? { case_number: 'AY-7K2Q4' } : {};
    const data = { ...MAIL_SAMPLES[template], ...SAYS, ...others, ...ofCase };
    const { subject, preheader } = mailContent(template, data as never, CONTEXT);
    return `${subject} · ${preheader}`;
  });
}

test('every field of every mail is known as a name, or as none', () => {
  const fields = TEMPLATES.flatMap((template) =>
    Object.keys(MAIL_SAMPLES[template]).map((field) => [template, field] as const),
  );
  expect(fields.filter(([, field]) => !(field in SAYS) && !NEUTRAL.has(field))).toEqual([]);
});

test('no subject of a mail, with its preview, says which person is treated where, by which doctor, for what or with which result', () => {
  const shown = TEMPLATES.flatMap((template) => shownOf(template).map((text) => [template, text] as const));
  expect(shown.filter(([, text]) => exposes(text))).toEqual([]);
  expect(shown.filter(([, text]) => text.includes(PATIENT)).length).toBeGreaterThan(0);
});

test('a mail about a case has its number in the subject, and nobody’s name', () => {
  for (const template of CASE_TEMPLATES)
    for (const text of shownOf(template)) {
      expect([template, text]).toEqual([template, expect.stringContaining('AY-7K2Q4')]);
      expect([template, text]).toEqual([template, expect.not.stringContaining(PATIENT)]);
    }
});

test('no text message says it', () => {
  const preferred = {
    preferred_date: '2026-11-24',
    preferred_time: '10:00 AM',
    consultation_type: 'video_consultation',
  };
  const samples: TextData = {
    contact_received: { id: 'one', first_name: '' },
    consultation_received: { id: 'one', name: '', consultation_type: 'video_consultation' },
    consultation_confirmed: { id: 'one', name: '', ...preferred },
    guest_code: { id: 'one' },
    notification: { title: 'New messages', url: 'https://ayana.example' },
    case_message: { text: 'As it was written', url: null },
    escalation_page: { id: 'one', number: 'ESC-000012', title: 'As it was written', is_test: false },
    broadcast: { id: 'one', text: 'As it was written', has_link: false },
    broadcast_test: { id: 'one', text: 'As it was written' },
  };
  expect(Object.keys(samples).sort()).toEqual(Object.keys(TEXT_TEMPLATES).sort());
  for (const template of Object.keys(samples) as TextTemplate[]) {
    const text = textMessage(template, { ...samples[template], ...SAYS }, CONTEXT);
    expect([template, exposes(text)]).toEqual([template, false]);
  }
});

type Words = (...values: unknown[]) => unknown;
/** A text of a catalogue with its parameters. */
interface Named {
  place: string;
  short: boolean;
  words: Words;
}

const SOURCES = join(import.meta.dirname, '../../..');
const SHORT = /(^|_)(subject|title|preheader)$|^(?:.*_)?text$/;

/** Every text with parameters of every catalogue of the API, by its file and its place in it. */
async function textsOfCatalogues(): Promise<Named[]> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test)\.ts$/.test(file) && /\bdefineMessages\(\s*'/.test(readFileSync(join(SOURCES, file), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(50);
  const found: Named[] = [];
  const walk = (file: string, value: unknown, path: readonly string[]): void => {
    if (typeof value === 'function')
      found.push({ place: `${file} ${path.join('.')}`, short: SHORT.test(path.at(-1) ?? ''), words: value as Words });
    else if (value !== null && typeof value === 'object')
      for (const [key, each] of Object.entries(value)) walk(file, each, [...path, key]);
  };
  for (const file of files) {
    const exported = (await import(join(SOURCES, file))) as Record<string, unknown>;
    // Other exports of such a file are functions themselves, with no text to read.
    for (const [name, value] of Object.entries(exported)) if (typeof value === 'object') walk(file, value, [name]);
  }
  return found;
}

const parametersOf = (words: Words): string[] =>
  (/^\s*(?:async\s*)?(?:\(([^]*?)\)|(\w+))\s*=>/.exec(words.toString())?.slice(1).find(Boolean) ?? '')
    .split(',')
    .map((parameter) => parameter.trim().split(/[\s=:]/)[0] ?? '')
    .filter(Boolean);

const said = ({ words }: Named): string => {
  const values = parametersOf(words).map((name) =>
    name.startsWith('{') ? new Proxy({}, { get: (_, field) => SAYS[String(field)] ?? 'x' }) : (SAYS[name] ?? 'x'),
  );
  return String(words(...values));
};

test('no short text of any catalogue says it, and what the bell shows names no patient at all', async () => {
  const texts = await textsOfCatalogues();
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.filter((each) => each.short && exposes(said(each))).map(({ place }) => place)).toEqual([]);
  const naming = texts.filter(({ words }) => parametersOf(words).some((name) => /^(patient|visitor)$/.test(name)));
  expect(naming.map(({ place }) => place).filter((place) => !place.startsWith('modules/messaging/'))).toEqual([
    // The titles of two tasks and a line of an incident, on pages of the staff.
    'modules/incidents/messages.ts INCIDENT_REPORT_MESSAGES.journey',
    'modules/journeys/messages.ts JOURNEY_MESSAGES.leg_missed_task',
    'modules/journeys/messages.ts JOURNEY_MESSAGES.visa_refused_task',
  ]);
});
