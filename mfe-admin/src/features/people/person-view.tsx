import { sessionsEndRefusal } from '@ayana/contracts/identity';
import { useSession } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { Initials } from '@ayana/shared-ui/people';
import { Facts } from '@ayana/shared-ui/portal-page';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { DateText } from '@ayana/shared-ui/time';
import { ApplicationSection } from './application-section';
import { refusedAltogether, roleChoices } from './data/role-choices';
import { messages } from './messages';
import type { Person, PersonDetail } from './people.api';
import { Head, Part, RoleRow } from './person-view.styles';
import { RoleChip } from './role-chip';
import { SessionsSection } from './sessions-section';
import { SignInsSection } from './sign-ins-section';

const { detail: words, dialog } = messages;

export interface PersonViewProps {
  person: PersonDetail;
  superAdmins: number;
  now: Date;
  onChangeRole: (person: Person) => void;
  onChanged: () => void;
}

/** One account: the person, their role, and where they are signed in. Opening a person focuses their name. */
export function PersonView({ person, superAdmins, now, onChangeRole, onChanged }: PersonViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { user, role } = useSession();
  const actor = { id: user?.id ?? '', role: role ?? null };
  const refusal = refusedAltogether(roleChoices(actor, person, superAdmins));
  const name = person.name || person.email;
  return (
    <>
      <Head>
        <Initials name={name} size={44} />
        <div>
          <h2 ref={heading} tabIndex={-1} dir="auto">
            {name}
          </h2>
          <p>{person.email}</p>
        </div>
      </Head>
      <Part aria-label={words.role}>
        <h3>{words.role}</h3>
        <RoleRow>
          <RoleChip role={person.role} />
          {person.application?.status === 'pending' ? null : refusal === null ? (
            <Button variant="tonal" size="small" onClick={() => onChangeRole(person)}>
              {words.change}
            </Button>
          ) : (
            <p>{dialog.refusals[refusal]}</p>
          )}
        </RoleRow>
      </Part>
      {person.application === null ? null : (
        <ApplicationSection
          person={person}
          application={person.application}
          now={now}
          onGive={onChangeRole}
          onChanged={onChanged}
        />
      )}
      <SessionsSection person={person} now={now} refusal={sessionsEndRefusal({ actor, person })} />
      <SignInsSection signIns={person.sign_ins} now={now} />
      <Part aria-label={messages.title}>
        <Facts
          facts={[
            [words.facts.email, person.email],
            [
              words.facts.verified,
              person.email_verified_at === null ? (
                words.facts.notVerified
              ) : (
                <DateText key="verified" at={person.email_verified_at} now={now} />
              ),
            ],
            [words.facts.phone, person.phone ?? words.none],
            [words.facts.country, person.country ?? words.none],
            [words.facts.since, <DateText key="since" at={person.created_at} now={now} />],
            [words.facts.reference, <code key="id">{person.id}</code>],
          ]}
        />
        <RoleRow>
          <TextLink as={Link} to={`/admin/activity/all?subject=${person.id}`}>
            {words.activityTo}
          </TextLink>
          <TextLink as={Link} to={`/admin/activity/all?actor=${person.id}`}>
            {words.activityBy}
          </TextLink>
        </RoleRow>
      </Part>
    </>
  );
}
