import { defineMessages } from '../language/index.ts';
import { WOUND_STATES, type WoundState } from './case-parts.ts';
import { PAIN_MAX } from './check-ins.ts';

/** The form of a check-in as it is filled in: texts only, empty for what is not answered yet. */
export type CheckInValues = Record<'pain' | 'fever' | 'wound' | 'medicine_taken' | 'worry', string>;

export const CHECK_IN_INITIAL: CheckInValues = { pain: '', fever: '', wound: '', medicine_taken: '', worry: '' };

/** In the order in which they are asked. */
export const CHECK_IN_QUESTIONS = [
  'pain',
  'fever',
  'wound',
  'medicine_taken',
] as const satisfies readonly (keyof CheckInValues)[];

const MISSING: Record<(typeof CHECK_IN_QUESTIONS)[number], string> = defineMessages(
  'contracts/journey/check-in-missing',
  {
    pain: 'Please say how strong your pain is.',
    fever: 'Please say whether you have a fever.',
    wound: 'Please say how your wound looks.',
    medicine_taken: 'Please say whether you take your medicines.',
  },
);

const isPain = (text: string): boolean => /^\d{1,2}$/.test(text) && Number(text) <= PAIN_MAX;
const isYesOrNo = (text: string): boolean => text === 'yes' || text === 'no';

const ANSWERED: Record<(typeof CHECK_IN_QUESTIONS)[number], (text: string) => boolean> = {
  pain: isPain,
  fever: isYesOrNo,
  wound: (text) => WOUND_STATES.some((state) => state === text),
  medicine_taken: isYesOrNo,
};

/** The questions without an answer, in order. */
export const checkInProblems = (values: CheckInValues): { field: keyof CheckInValues; message: string }[] =>
  CHECK_IN_QUESTIONS.filter((field) => !ANSWERED[field](values[field])).map((field) => ({
    field,
    message: MISSING[field],
  }));

/** What the API takes. @param values without problems */
export function checkInBody(values: CheckInValues): {
  pain: number;
  fever: boolean;
  wound: WoundState;
  medicine_taken: boolean;
  worry?: string;
} {
  const worry = values.worry.trim();
  return {
    pain: Number(values.pain),
    fever: values.fever === 'yes',
    wound: WOUND_STATES.find((state) => state === values.wound) ?? 'none',
    medicine_taken: values.medicine_taken === 'yes',
    ...(worry === '' ? {} : { worry }),
  };
}
