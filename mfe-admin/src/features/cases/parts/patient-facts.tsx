import { mailHref, phoneHref } from '@ayana/contracts/links';
import { Link } from '@ayana/shared-ui/link';
import type { ReactNode } from 'react';
import { dayText } from '../page/day-text';
import { messages as shared } from '../messages';
import { languageName } from './names';

const { person: words } = shared;

export interface PersonKnown {
  country: string | null;
  city: string | null;
  language: string | null;
  date_of_birth: string | null;
  /** In whole years; null where it is not known. */
  age: number | null;
  email: string | null;
  phone: string | null;
}

/** Where a patient lives, how old they are, and how to reach them: what is known, each as a line. */
export function personFacts(person: PersonKnown): (readonly [string, ReactNode])[] {
  const { country, city, language, date_of_birth, age, email, phone } = person;
  const place = [city, country].filter((each) => each !== null).join(', ');
  const lines: (readonly [string, ReactNode] | false)[] = [
    phone !== null && [
      words.phone,
      <Link key="phone" href={phoneHref(phone)}>
        <bdi>{phone}</bdi>
      </Link>,
    ],
    email !== null && [
      words.email,
      <Link key="email" href={mailHref(email)}>
        {email}
      </Link>,
    ],
    place !== '' && [words.country, <bdi key="country">{place}</bdi>],
    language !== null && [words.language, languageName(language)],
    date_of_birth !== null && [
      words.born,
      age === null ? dayText(date_of_birth) : words.aged(dayText(date_of_birth), age),
    ],
  ];
  return lines.filter((line) => line !== false);
}
