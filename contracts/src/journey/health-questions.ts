import { defineMessages, formatLocale } from '../language/index.ts';
import { SEXES } from './case-parts.ts';
import {
  HEALTH_LIST_MAX,
  type HealthFact,
  type HealthSummary,
  ORGAN_TROUBLE_NAMES,
  ORGAN_TROUBLES,
  PREGNANCIES,
  PREGNANCY_NAMES,
  SEVERITIES,
  SEVERITY_NAMES,
  SMOKING,
  SMOKING_NAMES,
} from './health.ts';
import { healthLabel, NEW_ALLERGY, NEW_LINE, NEW_MEDICINE_TAKEN } from './health-form.ts';
import { SEX_NAMES } from './people.ts';

const messages = defineMessages('contracts/journey/health-questions', {
  date_of_birth: 'When were you born?',
  allergies: 'Do you have allergies?',
  medicines: 'Do you take medicines now?',
  conditions: 'Do you have, or have you had, an illness that doctors should know of?',
  kidney_or_liver: 'Do you have trouble with your kidneys or your liver?',
  pregnancy: 'Are you pregnant or breastfeeding?',
  implants: 'Is there anything in your body that was put there?',
  sex: 'What is your sex?',
  height_cm: 'How tall are you, in centimetres?',
  weight_kg: 'How much do you weigh, in kilograms?',
  smoking: 'Do you smoke?',
  hints: {
    allergies: 'Medicines, food, latex, plasters, contrast for a scan.',
    medicines: 'Also tablets for birth control, herbs and what you buy without a prescription.',
    conditions: 'Diabetes, high blood pressure, asthma, an operation.',
    implants: 'A pacemaker, a stent, a joint, a plate, a pump.',
  },
  substance: 'To what?',
  reaction: 'What happened?',
  severity: 'How bad was it?',
  medicine: 'Medicine',
  strength: 'Strength',
  frequency: 'How often',
  condition: 'Illness',
  implant: 'What, and where',
  asOf: (day: string, name: string): string => `As answered on ${day} by ${name}`,
  asOfDay: (day: string): string => `As answered on ${day}`,
  neverAsked: 'Nothing was asked yet. That does not mean that there is nothing.',
});

type Choices = readonly (readonly [value: string, name: string])[];
const choices = <Value extends string>(of: readonly Value[], names: Readonly<Record<Value, string>>): Choices =>
  of.map((each) => [each, names[each]] as const);

export interface HealthLineField {
  name: string;
  label: string;
  max: number;
  required: boolean;
  choices?: Choices;
}

/** A question as a form draws it. */
export interface HealthQuestion {
  fact: HealthFact | 'date_of_birth';
  /** What the answer is about, in a word. */
  name: string;
  label: string;
  hint?: string;
  /** A day. */
  isDay?: boolean;
  /** One of these. */
  choices?: Choices;
  /** Any number of lines with these fields; a new one is `empty`. */
  lines?: { fields: readonly HealthLineField[]; empty: object; max: number };
}

const text = (name: string, label: string, max: number, required = false): HealthLineField => ({
  name,
  label,
  max,
  required,
});
const lines = (empty: object, ...fields: HealthLineField[]) => ({ empty, fields, max: HEALTH_LIST_MAX });

/** The questions in plain words, in the order in which they are asked. */
export const healthQuestions = (): HealthQuestion[] =>
  (
    [
      { fact: 'date_of_birth', label: messages.date_of_birth, isDay: true },
      {
        fact: 'allergies',
        label: messages.allergies,
        hint: messages.hints.allergies,
        lines: lines(
          NEW_ALLERGY,
          text('substance', messages.substance, 120, true),
          text('reaction', messages.reaction, 200),
          { ...text('severity', messages.severity, 40), choices: choices(SEVERITIES, SEVERITY_NAMES) },
        ),
      },
      {
        fact: 'medicines',
        label: messages.medicines,
        hint: messages.hints.medicines,
        lines: lines(
          NEW_MEDICINE_TAKEN,
          text('name', messages.medicine, 120, true),
          text('strength', messages.strength, 40),
          text('frequency', messages.frequency, 120),
        ),
      },
      {
        fact: 'conditions',
        label: messages.conditions,
        hint: messages.hints.conditions,
        lines: lines(NEW_LINE, text('text', messages.condition, 200, true)),
      },
      {
        fact: 'kidney_or_liver',
        label: messages.kidney_or_liver,
        choices: choices(ORGAN_TROUBLES, ORGAN_TROUBLE_NAMES),
      },
      {
        fact: 'implants',
        label: messages.implants,
        hint: messages.hints.implants,
        lines: lines(NEW_LINE, text('text', messages.implant, 200, true)),
      },
      { fact: 'sex', label: messages.sex, choices: choices(SEXES, SEX_NAMES) },
      { fact: 'pregnancy', label: messages.pregnancy, choices: choices(PREGNANCIES, PREGNANCY_NAMES) },
      { fact: 'height_cm', label: messages.height_cm },
      { fact: 'weight_kg', label: messages.weight_kg },
      { fact: 'smoking', label: messages.smoking, choices: choices(SMOKING, SMOKING_NAMES) },
    ] satisfies Omit<HealthQuestion, 'name'>[]
  ).map((question) => Object.assign(question, { name: healthLabel(question.fact) }));

/** When it was answered, and who answered; or that nothing was asked. */
export function healthAsOf({ answered_at, answered_by }: HealthSummary): { text: string; was_asked: boolean } {
  if (answered_at === null) return { text: messages.neverAsked, was_asked: false };
  const day = new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'medium' }).format(new Date(answered_at));
  const name = answered_by?.name ?? '';
  return { text: name === '' ? messages.asOfDay(day) : messages.asOf(day, name), was_asked: true };
}
