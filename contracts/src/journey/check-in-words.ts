import { BRAND } from '../brand/index.ts';
import { defineMessages, listText } from '../language/index.ts';
import { type RedFlag, WOUND_STATES } from './case-parts.ts';
import { PAIN_MAX, PAIN_RED_FLAG, RED_FLAG_NAMES, WOUND_NAMES } from './check-ins.ts';

const messages = defineMessages('contracts/journey/check-in-words', {
  pain: 'How strong is your pain?',
  painHint: '0 is none, 10 the worst you can think of',
  painOf: (pain: number): string => `Pain ${pain} of 10`,
  fever: 'Do you have a fever?',
  feverHint: '38 °C or more, or you feel hot and shiver',
  wound: 'How does your wound look?',
  medicine: 'Do you take your medicines as prescribed?',
  yes: 'Yes',
  no: 'No',
  worry: 'Does anything else worry you?',
  worryHint: 'In your own words, in any language.',
});

/** What a form of a check-in asks, in both remotes that show it. */
export const CHECK_IN_FORM = {
  words: messages,
  pain_max: PAIN_MAX,
  pain_red_flag: PAIN_RED_FLAG,
  wounds: WOUND_STATES.map((value) => ({ value, label: WOUND_NAMES[value] })),
} as const;

const advice = defineMessages('contracts/journey/check-in-advice', {
  title: 'Thank you. Please read this now',
  known: 'Your case manager knows at once and calls you within the hour.',
  why: (flags: string): string => `Because of: ${flags}.`,
  emergency: 'Call your local emergency number now if you have chest pain, trouble breathing or heavy bleeding.',
  call: `Call us: ${BRAND.phone}`,
  flags: {
    pain: 'Lie down and rest. Take the painkiller you were given, as prescribed, and nothing more.',
    fever: 'Measure your temperature again in an hour, drink enough, and write down both values for the call.',
    wound: 'Leave the dressing on and do not wash the wound. Take a picture of it for the call.',
    medicine: 'Do not take a double dose to catch up. Have the package with you for the call.',
    worry: 'Have someone with you until we have spoken.',
  },
  well_title: 'Thank you, this sounds good',
  well: 'Your case manager reads your answers. If anything changes, do not wait for the next check-in: call us.',
});

/** What someone who has answered a check-in does now. */
export interface CheckInAdvice {
  title: string;
  text: string;
  /** Null where all is well. */
  urgent: { emergency: string; steps: readonly string[]; call: string; call_href: string } | null;
}

/** What to do after an answer. @param flags of the answer */
export function checkInAdvice(flags: readonly RedFlag[]): CheckInAdvice {
  if (flags.length === 0) return { title: advice.well_title, text: advice.well, urgent: null };
  return {
    title: advice.title,
    text: `${advice.known} ${advice.why(listText(flags.map((flag) => RED_FLAG_NAMES[flag])))}`,
    urgent: {
      emergency: advice.emergency,
      steps: flags.map((flag) => advice.flags[flag]),
      call: advice.call,
      call_href: BRAND.phone_href,
    },
  };
}
