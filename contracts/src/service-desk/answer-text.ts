import { defineMessages, formatLocale } from '../language/index.ts';
import type { ServiceAnswer, ServiceField } from './catalogue.ts';
import type { NamedPerson } from './requests.ts';

const messages = defineMessages('contracts/service-desk', { yes: 'Yes', no: 'No', notSet: 'No answer' });

/** An answer as a person reads it. `people`: the users that answers name. */
export function answerText(
  { kind }: Pick<ServiceField, 'kind'>,
  answer: ServiceAnswer | undefined,
  people: readonly NamedPerson[],
): string {
  if (answer === undefined || answer === '') return messages.notSet;
  if (typeof answer === 'boolean') return answer ? messages.yes : messages.no;
  if (kind === 'user') return people.find(({ id }) => id === answer)?.name ?? messages.notSet;
  // A day has no zone.
  if (kind === 'date')
    return new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'full', timeZone: 'UTC' }).format(
      new Date(String(answer)),
    );
  return String(answer);
}
