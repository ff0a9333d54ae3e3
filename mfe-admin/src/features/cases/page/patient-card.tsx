import { HealthList } from '@ayana/case-kit/health';
import { Facts, PortalCard } from '@ayana/shared-ui/portal-page';
import { LocalHour } from '@ayana/shared-ui/time';
import type { ReactNode } from 'react';
import { OPERATIONS_CLOCK } from '../../../components/operations-clock/operations-clock';
import { PersonLink } from '../../../components/person-link/person-link';
import { patientZone } from '../parts/clocks';
import { personFacts } from '../parts/patient-facts';
import type { Case } from '../types';
import { messages } from './messages';

const { patient: words } = messages;

/** The patient: their local time, how to reach them, and what to be careful about. */
export function PatientCard({ value: { id, patient }, now }: { value: Case; now: Date }) {
  const zone = patientZone(patient);
  return (
    <PortalCard title={words.title}>
      {zone === null ? null : <LocalHour otherZone={zone} localZone={OPERATIONS_CLOCK} now={now} />}
      <Facts facts={factsOf(patient)} />
      {/* Others than the staff do not know whose case it is. */}
      {patient.id === null ? null : <PersonLink id={id} />}
      {patient.health == null ? null : <HealthList health={patient.health} />}
    </PortalCard>
  );
}

/** What is known, each as a line. */
function factsOf(patient: Case['patient']): (readonly [string, ReactNode])[] {
  const { special_needs, age } = patient;
  const known = personFacts({ ...patient, age: age !== null && age.from === age.to ? age.from : null });
  return special_needs === null ? known : [...known, [words.needs, <bdi key="needs">{special_needs}</bdi>]];
}
