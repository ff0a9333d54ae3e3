import { HealthList } from '@ayana/case-kit/health';
import { mailHref, phoneHref } from '@ayana/contracts/links';
import { Link } from '@ayana/shared-ui/link';
import { Facts, PortalCard } from '@ayana/shared-ui/portal-page';
import { LocalHour } from '@ayana/shared-ui/time';
import type { ReactNode } from 'react';
import { DESK_ZONE } from '../../../components/case-queue/desk-zone';
import { patientZone } from '../parts/clocks';
import { languageName } from '../parts/names';
import type { Case } from '../types';
import { dayText } from './day-text';
import { messages } from './messages';

const { patient: words } = messages;

/** The patient: their local time, how to reach them, and what to be careful about. */
export function PatientCard({ value: { patient }, now }: { value: Case; now: Date }) {
  const zone = patientZone(patient);
  return (
    <PortalCard title={words.title}>
      {zone === null ? null : <LocalHour otherZone={zone} localZone={DESK_ZONE} now={now} />}
      <Facts facts={factsOf(patient)} />
      {patient.health == null ? null : <HealthList health={patient.health} />}
    </PortalCard>
  );
}

/** What is known, each as a line. */
function factsOf(patient: Case['patient']): (readonly [string, ReactNode])[] {
  const { country, city, language, date_of_birth, email, phone, special_needs } = patient;
  const place = [city, country].filter((each) => each !== null).join(', ');
  const lines: (readonly [string, ReactNode] | false)[] = [
    place !== '' && [words.country, <bdi key="country">{place}</bdi>],
    language !== null && [words.language, languageName(language)],
    date_of_birth !== null && [words.born, dayText(date_of_birth)],
    special_needs !== null && [words.needs, <bdi key="needs">{special_needs}</bdi>],
    email !== null && [
      words.email,
      <Link key="email" href={mailHref(email)}>
        {email}
      </Link>,
    ],
    phone !== null && [
      words.phone,
      <Link key="phone" href={phoneHref(phone)}>
        <bdi>{phone}</bdi>
      </Link>,
    ],
  ];
  return lines.filter((line) => line !== false);
}
