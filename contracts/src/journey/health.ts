import type { CalendarDay, Id, Integer, Moment } from '../shapes/index.ts';
import { defineMessages, formatLocale, listText } from '../language/index.ts';
import type { Sex } from './case-parts.ts';
import { SEX_NAMES } from './people.ts';
import type { JourneyPart } from './readers.ts';

export const PREGNANCIES = ['no', 'pregnant', 'breast_feeding'] as const;
export type Pregnancy = (typeof PREGNANCIES)[number];
export const PREGNANCY_NAMES: Record<Pregnancy, string> = defineMessages('contracts/journey/pregnancy-names', {
  no: 'No',
  pregnant: 'Pregnant',
  breast_feeding: 'Breast-feeding',
});

export const SEVERITIES = ['mild', 'severe', 'life_threatening'] as const;
export type AllergySeverity = (typeof SEVERITIES)[number];
export const SEVERITY_NAMES: Record<AllergySeverity, string> = defineMessages('contracts/journey/severity-names', {
  mild: 'Mild: a rash, an upset stomach',
  severe: 'Severe: swelling, hard to breathe',
  life_threatening: 'Life-threatening: I needed emergency help',
});

export const ORGAN_TROUBLES = ['none', 'kidney', 'liver', 'both'] as const;
export type OrganTrouble = (typeof ORGAN_TROUBLES)[number];
export const ORGAN_TROUBLE_NAMES: Record<OrganTrouble, string> = defineMessages(
  'contracts/journey/organ-trouble-names',
  { none: 'Neither', kidney: 'Kidneys', liver: 'Liver', both: 'Kidneys and liver' },
);

export const SMOKING = ['never', 'former', 'current'] as const;
export type Smoking = (typeof SMOKING)[number];
export const SMOKING_NAMES: Record<Smoking, string> = defineMessages('contracts/journey/smoking-names', {
  never: 'Never',
  former: 'No longer',
  current: 'Yes',
});

export const HEALTH_LIST_MAX = 50;
/** Centimetres and kilograms of a person, from the smallest to the largest that the form takes. */
export const HEIGHT_CM = { min: 30, max: 260 } as const;
export const WEIGHT_KG = { min: 0.5, max: 500 } as const;

export interface Allergy {
  // As the person calls it: `Penicillin`, `latex`.
  substance: string;
  reaction: string | null;
  severity: AllergySeverity | null;
}

export type ShownAllergy = Allergy;

export interface CurrentMedicine {
  name: string;
  strength: string | null;
  frequency: string | null;
}

export type ShownMedicine = CurrentMedicine;

/** Facts about a person's health. Of lists, `[]` is the answer “none”. */
export interface HealthFacts {
  sex: Sex | null;
  height_cm: Integer | null;
  weight_kg: number | null;
  pregnancy: Pregnancy | null;
  allergies: ShownAllergy[] | null;
  conditions: string[] | null;
  medicines: ShownMedicine[] | null;
  implants: string[] | null;
  kidney_or_liver: OrganTrouble | null;
  smoking: Smoking | null;
}

/** The part of a journey that each fact belongs to: who sees the part sees the fact. In the order in which they are asked. */
export const HEALTH_PARTS = {
  allergies: 'allergies',
  medicines: 'current_medicines',
  conditions: 'health_history',
  kidney_or_liver: 'health_history',
  pregnancy: 'pregnancy',
  implants: 'health_history',
  sex: 'age_band_and_sex',
  height_cm: 'health_history',
  weight_kg: 'weight',
  smoking: 'health_history',
} as const satisfies Readonly<Record<keyof HealthFacts, JourneyPart>>;
export type HealthFact = keyof typeof HEALTH_PARTS;
export const HEALTH_FACTS = Object.keys(HEALTH_PARTS) as HealthFact[];

export interface AnsweredBy {
  id: Id;
  name: string;
}

/**
 * What a person has said about their health. A fact that is null was answered with “I do not know” where `unknown` names it; else it was
 * never asked, which is not the same as none.
 */
export interface HealthSummary extends HealthFacts {
  /** Answered with “I do not know”. */
  unknown: HealthFact[];
  /** What this reader may see. */
  shown: HealthFact[];
  /** The ETag; 0 until something is saved. */
  version: Integer;
  answered_at: Moment | null;
  // Null also for readers who may not know the patient’s name.
  answered_by: AnsweredBy | null;
  /** Of the account; for the patient and the case managers. */
  date_of_birth?: CalendarDay | null;
}

/** One saved version: who changed what. */
export interface HealthVersion {
  version: Integer;
  answered_at: Moment;
  answered_by: AnsweredBy | null;
  changed: HealthFact[];
}

/** What is stored of a summary. */
export type StoredHealth = Omit<HealthSummary, 'shown' | 'date_of_birth'>;

export type HealthState = 'not_asked' | 'unknown' | 'none' | 'given';
type Stored = HealthFacts & { unknown: readonly HealthFact[] };

export function healthState(summary: Stored, fact: HealthFact): HealthState {
  const value = summary[fact];
  if (value === null) return summary.unknown.includes(fact) ? 'unknown' : 'not_asked';
  return Array.isArray(value) && value.length === 0 ? 'none' : 'given';
}

/** The facts that differ between two versions. */
export const changedFacts = (before: Stored | null, after: Stored): HealthFact[] =>
  HEALTH_FACTS.filter(
    (fact) =>
      JSON.stringify(before?.[fact] ?? null) !== JSON.stringify(after[fact]) ||
      (before?.unknown.includes(fact) ?? false) !== after.unknown.includes(fact),
  );

export const HEALTH_FACT_NAMES: Record<HealthFact, string> = defineMessages('contracts/journey/health-fact-names', {
  allergies: 'Allergies',
  medicines: 'Current medicines',
  conditions: 'Illnesses',
  kidney_or_liver: 'Kidney or liver trouble',
  pregnancy: 'Pregnancy',
  implants: 'Implants',
  sex: 'Sex',
  height_cm: 'Height',
  weight_kg: 'Weight',
  smoking: 'Smoking',
});

const messages = defineMessages('contracts/journey/health', {
  not_asked: 'Not asked yet',
  unknown: 'Asked; not known to the patient',
  none: 'None',
  height: (centimetres: string): string => `${centimetres} cm`,
  weight: (kilograms: string): string => `${kilograms} kg`,
  /** A substance, and what it did. */
  allergy: (substance: string, more: string): string => `${substance} (${more})`,
  severity: { mild: 'mild', severe: 'severe', life_threatening: 'life-threatening' },
});

function givenText(summary: HealthFacts, fact: HealthFact): string {
  const { sex, height_cm, weight_kg, pregnancy, kidney_or_liver, smoking } = summary;
  switch (fact) {
    case 'sex':
      return sex === null ? '' : SEX_NAMES[sex];
    case 'height_cm':
      return messages.height(String(height_cm));
    case 'weight_kg':
      return messages.weight(String(weight_kg));
    case 'pregnancy':
      return pregnancy === null ? '' : PREGNANCY_NAMES[pregnancy];
    case 'kidney_or_liver':
      return kidney_or_liver === null ? '' : ORGAN_TROUBLE_NAMES[kidney_or_liver];
    case 'smoking':
      return smoking === null ? '' : SMOKING_NAMES[smoking];
    case 'allergies':
      return listText((summary.allergies ?? []).map(allergyText));
    case 'medicines':
      return listText((summary.medicines ?? []).map(medicineText));
    case 'conditions':
    case 'implants':
      return listText(summary[fact] ?? []);
  }
}

export function allergyText({ substance, reaction, severity }: Allergy): string {
  const more = [reaction, severity === null ? null : messages.severity[severity]].filter(Boolean).join(', ');
  return more === '' ? substance : messages.allergy(substance, more);
}

const medicineText = ({ name, strength, frequency }: CurrentMedicine): string =>
  [[name, strength].filter(Boolean).join(' '), frequency].filter(Boolean).join(', ');

/** What is known of a fact, in words; what was not asked, and what the person does not know, are said so. */
export function healthText(summary: Stored, fact: HealthFact): string {
  const state = healthState(summary, fact);
  return state === 'given' ? givenText(summary, fact) : messages[state];
}

/** Each fact that a reader sees, with its name. */
export const healthLines = (
  summary: Pick<HealthSummary, keyof Stored | 'shown' | 'date_of_birth'>,
): (readonly [string, string])[] => [
  ...HEALTH_FACTS.filter((fact) => summary.shown.includes(fact)).map(
    (fact) => [HEALTH_FACT_NAMES[fact], healthText(summary, fact)] as const,
  ),
  ...(summary.date_of_birth === undefined ? [] : [[BIRTH_MESSAGES.name, birthText(summary.date_of_birth)] as const]),
];

export const BIRTH_MESSAGES = defineMessages('contracts/journey/birth', { name: 'Date of birth' });

const birthText = (day: string | null): string =>
  day === null
    ? messages.not_asked
    : new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

export const NO_HEALTH: HealthFacts = {
  sex: null,
  height_cm: null,
  weight_kg: null,
  pregnancy: null,
  allergies: null,
  conditions: null,
  medicines: null,
  implants: null,
  kidney_or_liver: null,
  smoking: null,
};

/** What a reader of these parts sees of it; null where they see nothing. */
export function healthFor(parts: ReadonlySet<JourneyPart>, stored: StoredHealth | null): HealthSummary | null {
  const shown = HEALTH_FACTS.filter((fact) => parts.has(HEALTH_PARTS[fact]));
  if (shown.length === 0) return null;
  const facts = Object.fromEntries(shown.map((fact) => [fact, stored?.[fact] ?? null]));
  return {
    ...NO_HEALTH,
    ...facts,
    unknown: (stored?.unknown ?? []).filter((fact) => shown.includes(fact)),
    shown,
    version: stored?.version ?? 0,
    answered_at: stored?.answered_at ?? null,
    // Mostly the patient: a reader who may not know their name does not learn it here.
    answered_by: parts.has('name') ? (stored?.answered_by ?? null) : null,
  };
}

export interface HealthVersions {
  /** The newest first. */
  items: HealthVersion[];
}
