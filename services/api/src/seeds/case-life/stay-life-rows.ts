import type { ConsentLanguage } from '@ayana/contracts/journey';
import { writeConsent } from '../../modules/stays/consents/write-consent.js';
import { DAY, HOUR } from './case-clock.js';
import { formCRows } from './form-c-rows.js';
import type { DemoCase, TableRows } from './demo-case.js';
import { type FileToStore, fileRow } from './paper-rows.js';

const TEXTS: Readonly<Partial<Record<ConsentLanguage, { title: string; body: string }>>> = {
  en: {
    title: 'Consent to admission and treatment',
    body: [
      'I agree to be admitted to this hospital, and to the treatment that my doctors have explained to me.',
      'I was told what will be done, why, what else could be done instead, and what can go wrong: bleeding, infection, a reaction to anaesthesia or medicines, and a longer stay than planned.',
      'My questions were answered. I may ask more at any time, and I may withdraw this consent until the treatment begins.',
      'I agree that the hospital shares what is needed for my care with my case manager.',
    ].join('\n\n'),
  },
  fr: {
    title: 'Consentement à l’admission et au traitement',
    body: [
      'J’accepte d’être admis dans cet hôpital et de recevoir le traitement que mes médecins m’ont expliqué.',
      'On m’a dit ce qui sera fait, pourquoi, quelles sont les autres possibilités et les risques : saignement, infection, réaction à l’anesthésie ou aux médicaments, séjour plus long.',
      'Je peux poser des questions et retirer ce consentement à tout moment avant le traitement.',
    ].join('\n\n'),
  },
};

/** The stage before the admission: the patient is expected tomorrow. */
const LAST_BEFORE = 6;

/** The texts of the consent of each hospital, and what their wards have written of the stays; the signed consents with their papers. */
export function stayLifeRows(
  demos: readonly DemoCase[],
  works: readonly (readonly TableRows[])[],
): { tables: TableRows[]; files: FileToStore[] } {
  const texts = new Map<string, string>();
  const tables: TableRows[] = [];
  const files: FileToStore[] = [];
  for (const [at, demo] of demos.entries()) {
    const stay = works[at]?.find(({ table }) => table === 'admissions')?.rows[0];
    const [hospital] = demo.hospitals;
    if (stay === undefined || stay['partner_hospital_id'] !== hospital.id) continue;
    if (!texts.has(hospital.id)) {
      const [own] = demos[0]?.hospitals ?? [];
      tables.push(consentTexts(demo, hospital.id, own?.id === hospital.id ? demo.team.hospital : null, texts));
    }
    const admitted_at = stay['admitted_at'];
    tables.push({ table: 'stay_checks', rows: checkRows(demo, stay['id']) });
    // Who is expected tomorrow signed two days ago, when it was due.
    const signed_before =
      admitted_at instanceof Date ? admitted_at : demo.stage === LAST_BEFORE ? demo.clock.fromNow(-1) : null;
    if (signed_before === null) continue;
    const signed = signedConsent(demo, stay['id'], texts.get(hospital.id) ?? '', signed_before);
    tables.push(...signed.tables);
    files.push(signed.file);
    if (!(admitted_at instanceof Date)) continue;
    tables.push(
      { table: 'stay_notes', rows: noteRows(demo, stay, admitted_at) },
      ...formCRows(demo, { admission_id: stay['id'], since: admitted_at, filed_by: demo.team.hospital }),
    );
    const discharged_at = stay['discharged_at'];
    if (discharged_at instanceof Date)
      tables.push({ table: 'stay_follow_ups', rows: [followUpRow(demo, stay['id'], discharged_at)] });
  }
  // The others that are asked in the demo have their texts, too.
  for (const demo of demos)
    for (const hospital of demo.hospitals)
      if (!texts.has(hospital.id)) tables.push(consentTexts(demo, hospital.id, null, texts));
  return { tables, files };
}

/** The texts of a hospital, in each language. @param texts gets the English one by its hospital */
function consentTexts(
  { nextId, clock }: DemoCase,
  partner_hospital_id: string,
  written_by: string | null,
  texts: Map<string, string>,
): TableRows {
  const rows = Object.entries(TEXTS).map(([language, { title, body }]) => ({
    title,
    body,
    id: nextId(),
    partner_hospital_id,
    language,
    version: 1,
    written_by,
    written_at: clock.fromNow(-200),
  }));
  texts.set(partner_hospital_id, rows.find(({ language }) => language === 'en')?.id ?? '');
  return { table: 'stay_consent_texts', rows };
}

/** The visit at which the wound is looked at, ten days after the discharge. */
function followUpRow({ nextId, team }: DemoCase, admission_id: unknown, discharged_at: Date) {
  const at = new Date(discharged_at.getTime() + 10 * DAY);
  return {
    id: nextId(),
    admission_id,
    kind: 'visit',
    at,
    text: 'Wound check and stitches out.',
    added_by: team.hospital,
    added_at: discharged_at,
  };
}

/** Of those who are still expected, the last two are open. */
function checkRows({ stage, nextId, team, clock }: DemoCase, admission_id: unknown) {
  const checks = [
    { kind: 'blood_tests', state: 'done' },
    { kind: 'ecg', state: 'done' },
    { kind: 'blood', state: 'not_needed' },
    { kind: 'anaesthesia', state: 'done' },
    { kind: 'fasting', state: 'done' },
  ];
  return checks
    .slice(0, stage >= 7 ? checks.length : 3)
    .map((check) =>
      Object.assign(check, { id: nextId(), admission_id, said_by: team.hospital, said_at: clock.completed(5) }),
    );
}

/** One for each day until today or the discharge. */
function noteRows({ nextId, team, clock }: DemoCase, stay: Readonly<Record<string, unknown>>, admitted_at: Date) {
  const discharged_at = stay['discharged_at'];
  const until = discharged_at instanceof Date ? discharged_at : clock.now;
  const days = Math.floor((until.getTime() - admitted_at.getTime()) / DAY) + 1;
  return Array.from({ length: days + 1 }, (_none, day) => ({
    id: nextId(),
    admission_id: stay['id'],
    text:
      day === 0
        ? 'Admitted without complaints. Told about the treatment.'
        : 'Slept well. No fever, pain under control.',
    author_id: team.hospital,
    at: new Date(Math.min(admitted_at.getTime() + day * DAY + HOUR, until.getTime() - 60_000)),
  }));
}

function signedConsent(demo: DemoCase, admission_id: unknown, text_id: string, admitted_at: Date) {
  const { nextId, journey_id, patient, hospitals, case_number } = demo;
  const signed_at = new Date(admitted_at.getTime() - DAY);
  const signed_name = `${patient.first_name} ${patient.last_name}`;
  const [hospital] = hospitals;
  const text = TEXTS.en ?? { title: '', body: '' };
  const bytes = writeConsent({
    ...text,
    hospital: hospital.hospital_name,
    case_number,
    version: 1,
    signed_name,
    signed_at,
  });
  const [document_id, file_id, storage_key] = [nextId(), nextId(), nextId()];
  const file = fileRow(
    {
      id: file_id,
      storage_key,
      owner_id: document_id,
      uploaded_by: patient.id,
      created_at: signed_at,
      file_name: 'consent-v1.pdf',
      media_type: 'application/pdf',
      bytes,
    },
    'document',
  );
  const document = {
    id: document_id,
    journey_id,
    kind: 'consent',
    status: 'checked',
    file_id,
    uploaded_by: patient.id,
    uploaded_at: signed_at,
    checked_by: patient.id,
    checked_at: signed_at,
    created_at: signed_at,
    updated_at: signed_at,
  };
  const consent = {
    id: nextId(),
    admission_id,
    journey_id,
    text_id,
    document_id,
    signed_name,
    signed_by: patient.id,
    signed_at,
  };
  return {
    tables: [
      { table: 'files', rows: [file] },
      { table: 'documents', rows: [document] },
      { table: 'stay_consents', rows: [consent] },
    ],
    file: { storage_key, bytes },
  };
}
