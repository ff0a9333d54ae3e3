import { mayEnter, sessionsEndRefusal } from '@ayana/contracts/identity';
import { useSession } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { DetailHead } from '@ayana/shared-ui/detail';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { Facts } from '@ayana/shared-ui/portal-page';
import { LiveDate } from '@ayana/shared-ui/time';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { AbsencesPart } from '../../components/absences/absences-part';
import { messages as absences } from '../../components/absences/messages';
import { ApplicationSection } from './application-section';
import { refusedAltogether, roleChoices } from './data/role-choices';
import { messages } from './messages';
import { Buttons, PersonPart } from './person-part';
import type { Person, PersonDetail } from './people.api';
import { RoleChip } from './role-chip';
import { SessionsSection, SignInsSection } from './sessions-section';

const { detail: words, dialog } = messages;

export interface PersonViewProps {
  person: PersonDetail;
  superAdmins: number;
  onChangeRole: (person: Person) => void;
  onChanged: () => void;
}

/** One account: the person, their role, and where they are signed in. Opening a person focuses their name. */
export function PersonView({ person, superAdmins, onChangeRole, onChanged }: PersonViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { user, role } = useSession();
  const actor = { id: user?.id ?? '', role: role ?? null };
  const refusal = refusedAltogether(roleChoices(actor, person, superAdmins));
  const { id, email, application, email_verified_at: verified } = person;
  return (
    <>
      <DetailHead level={2} titleRef={heading} title={person.name || email} meta={<p>{email}</p>} />
      <PersonPart title={words.role}>
        <Buttons>
          <RoleChip role={person.role} />
          {application?.status === 'pending' ? null : refusal === null ? (
            <Button variant="tonal" size="small" onClick={() => onChangeRole(person)}>
              {words.change}
            </Button>
          ) : (
            <p>{dialog.refusals[refusal]}</p>
          )}
        </Buttons>
      </PersonPart>
      {application === null ? null : (
        <ApplicationSection person={person} application={application} onGive={onChangeRole} onChanged={onChanged} />
      )}
      {mayEnter('colleagues', person.role) ? (
        <PersonPart title={absences.personTitle}>
          <AbsencesPart of={{ id, name: person.name || email }} />
        </PersonPart>
      ) : null}
      <SessionsSection person={person} refusal={sessionsEndRefusal({ actor, person })} />
      <SignInsSection signIns={person.sign_ins} />
      <PersonPart title={words.account}>
        <Facts
          facts={[
            [words.facts.verified, verified === null ? words.facts.notVerified : <LiveDate key="at" at={verified} />],
            [words.facts.phone, person.phone ?? words.none],
            [words.facts.country, person.country ?? words.none],
            [words.facts.since, <LiveDate key="since" at={person.created_at} />],
            [words.facts.reference, <code key="id">{id}</code>],
          ]}
        />
        <Buttons>
          <TextLink as={Link} to={`/admin/activity/all?subject=${id}`}>
            {words.activityTo}
          </TextLink>
          <TextLink as={Link} to={`/admin/activity/all?actor=${id}`}>
            {words.activityBy}
          </TextLink>
        </Buttons>
      </PersonPart>
    </>
  );
}
