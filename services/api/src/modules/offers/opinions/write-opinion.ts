import { changedFields, FIT_TO_TRAVEL_NAMES, type JourneyPart, type MedicalOpinion } from '@ayana/contracts/journey';
import { dayOfMoment } from '../../../platform/typesetting/paper-dates.js';
import { Sheet } from '../../../platform/typesetting/sheet.js';
import { threadTask } from '../../../platform/threads/thread-task.js';
import { type PaperPatient, patientLines } from '../../patient-papers/index.js';
import { OPINION_PAPER_MESSAGES as T } from './opinion-paper-messages.js';

export interface OpinionFacts {
  opinion: MedicalOpinion;
  /** Null of a draft. */
  signed_at: string | null;
  /** When it was signed, else when the paper is made. */
  made_at: string;
  /** The version before, which it corrects. */
  before: MedicalOpinion | undefined;
  /** What the reader sees of the patient. */
  parts: readonly JourneyPart[];
  patient: PaperPatient;
  treatment: string | null;
  doctor: { name: string; title: string | null; hospital: string | null; registration: string | null };
}

/** The paper of an opinion, in the current language; without a signature it says that it is a draft. */
export function writeOpinion({
  opinion,
  signed_at,
  made_at,
  before,
  parts,
  patient,
  treatment,
  doctor,
}: OpinionFacts): Buffer {
  const sheet = new Sheet({ title: T.title, subject: T.subject, made: new Date(made_at) });
  const state = signed_at === null ? T.draft : T.signed(dayOfMoment(signed_at));
  const days = (count: number | null): string | null => (count === null ? null : T.days(count));
  sheet.heading(T.title, { lead: state, from: T.version(opinion.version) });
  sheet.facts([
    ...patientLines(parts, patient, new Date(made_at)),
    [T.asked, treatment],
    [T.doctor, [doctor.name, doctor.title].filter(Boolean).join(', ')],
    [T.hospital, doctor.hospital],
    [T.registration, doctor.registration],
    [T.reason, opinion.reason],
  ]);
  sheet.section(T.summary);
  sheet.say(opinion.summary);
  sheet.section(T.plan);
  sheet.facts([
    [T.treatment, opinion.recommended_treatment?.name ?? null],
    [T.fit, opinion.fit_to_travel === null ? null : FIT_TO_TRAVEL_NAMES[opinion.fit_to_travel]],
    [T.days_in_hospital, days(opinion.days_in_hospital)],
    [T.days_in_india, days(opinion.days_in_india)],
  ]);
  for (const [title, text] of [
    [T.alternatives, opinion.alternatives],
    [T.risks, opinion.risks],
  ] as const) {
    if (text === null || text === '') continue;
    sheet.section(title);
    sheet.say(text);
  }
  if (before !== undefined && before.signed_at !== null) {
    const changed = changedFields(before, opinion);
    sheet.section(T.changed(before.version));
    if (changed.length === 0) sheet.say(T.unchanged);
    else sheet.list(changed.map((field) => T.fields[field]));
  }
  sheet.say(T.papers, { quiet: true });
  if (signed_at !== null) sheet.signature(doctor.name, state);
  return sheet.finished();
}

export const OPINION_PAPER = threadTask(import.meta.url, writeOpinion);
