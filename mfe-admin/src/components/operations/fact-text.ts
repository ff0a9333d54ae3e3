import { RED_FLAG_NAMES, RED_FLAGS } from '@ayana/contracts/journey';
import { formatLocale, listText, upperFirst } from '@ayana/contracts/language';
import { OWN_QUESTION_NAMES, OWN_QUESTIONS, type SignalKind } from '@ayana/contracts/operations';
import { dateText } from '@ayana/shared-ui/time';
import { messages } from './messages';

/** Figures and names of a cause, as the API gives them. */
type Facts = Readonly<Record<string, unknown>>;

const words = messages.facts;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const countOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
const day = new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'medium', timeZone: 'UTC' });

function flagsText(flags: unknown): string {
  const known = RED_FLAGS.filter((flag) => Array.isArray(flags) && flags.includes(flag));
  return upperFirst(listText(known.map((flag) => RED_FLAG_NAMES[flag])));
}

function questionOf(question: unknown): string {
  const known = OWN_QUESTIONS.find((each) => each === question);
  return known === undefined ? '' : OWN_QUESTION_NAMES[known];
}

/** What was found, in a few words. */
export function factText(kind: SignalKind, facts: Facts, now: Date): string {
  const when = (name: string): string => {
    const at = Date.parse(textOf(facts[name]));
    return Number.isNaN(at) ? '' : dateText(new Date(at), now);
  };
  switch (kind) {
    case 'missed_arrival':
      return words.landed(textOf(facts['place']), when('landing_at'));
    case 'silent_patient':
      return facts['heard_at'] == null ? words.never : words.heard(when('heard_at'));
    case 'red_flag_check_in':
      return words.flags(flagsText(facts['flags']), countOf(facts['day']));
    case 'unseen_critical_result':
      return words.results(countOf(facts['results']), when('entered_at'));
    case 'visa_lapsing':
      return words.visa(day.format(new Date(textOf(facts['valid_until']))));
    case 'late_enquiry':
      // Signals of before are about one enquiry.
      return facts['count'] === undefined
        ? words.enquiry(when('received_at'))
        : words.enquiries(countOf(facts['count']));
    case 'complaint_cluster':
      return words.complaints(countOf(facts['count']));
    case 'guessed_sign_ins':
      return words.signIns(countOf(facts['count']));
    case 'failing_mails':
      return words.mails(countOf(facts['count']));
    case 'own':
      return words.own(questionOf(facts['question']), countOf(facts['hours']), countOf(facts['count']));
  }
}
