import { CASE_MESSAGES } from '@ayana/contracts/journey';
import { formatLocale } from '@ayana/contracts/language';
import { entryOf } from '@ayana/contracts/operation';
import { Facts, type FactsProps } from '@ayana/shared-ui/portal-page';
import { messages as shared } from '../messages';
import type { TreatmentRequestDetail } from '../requests.api';
import { messages } from './messages';
import { Notes } from './request-facts.styles';

const { facts: words } = messages;

/** Calendar days have no zone. */
const day = new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'medium', timeZone: 'UTC' });
const dayText = (value: string): string => day.format(new Date(`${value}T00:00:00Z`));

/** What was asked for. Empty fields are left out, except those that a case manager asks about. */
export function RequestFacts({ request, isOwn }: { request: TreatmentRequestDetail; isOwn: boolean }) {
  const {
    treatment,
    priority_level,
    patient_notes,
    preferred_city,
    attendants,
    admin_notes,
    patient_name,
    case_number,
  } = request;
  const facts: FactsProps['facts'][number][] = [
    [words.treatment, <bdi key="treatment">{treatment.name}</bdi>],
    ...(treatment.id === null || treatment.words === ''
      ? []
      : [[words.own_words, <bdi key="words">{treatment.words}</bdi>] as const]),
    [words.priority, entryOf(shared.priorities, priority_level, null)?.name ?? priority_level],
    [words.days, daysOf(request)],
    [words.attendants, attendants === null ? words.open : words.people(attendants)],
  ];
  if (!isOwn) facts.unshift([words.patient, <bdi key="patient">{patient_name}</bdi>]);
  if (case_number !== null) facts.unshift([CASE_MESSAGES.label, case_number]);
  if (preferred_city !== null) facts.push([words.city, <bdi key="city">{preferred_city}</bdi>]);
  return (
    <>
      <Facts facts={facts} />
      <Text title={words.notes} text={patient_notes} />
      <Text title={words.admin_notes} text={admin_notes} />
    </>
  );
}

function daysOf({ preferred_from: from, preferred_to: to }: TreatmentRequestDetail): string {
  if (from === null) return to === null ? words.open : words.until(dayText(to));
  return to === null ? words.from(dayText(from)) : words.between(dayText(from), dayText(to));
}

function Text({ title, text }: { title: string; text: string | null }) {
  if (text === null) return null;
  return (
    <Notes>
      <h3>{title}</h3>
      <p dir="auto">{text}</p>
    </Notes>
  );
}
