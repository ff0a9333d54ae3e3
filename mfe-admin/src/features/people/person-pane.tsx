import type { Part } from '@ayana/portal-kit';
import { FailedState } from '@ayana/shared-ui/states';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Person, PersonDetail } from './data/loader';
import { messages } from './messages';
import { Back, Pane } from './person-pane.styles';
import { PersonView } from './person-view';

export interface PersonPaneProps {
  /** Null while the previous URL is still on the screen. */
  person: Part<PersonDetail> | null;
  superAdmins: number;
  now: Date;
  backHref: string;
  onChangeRole: (person: Person) => void;
  retry: ReactNode;
}

/** One person beside the list, or in its place on a phone. Opening a person focuses their name. */
export function PersonPane({ person, superAdmins, now, backHref, onChangeRole, retry }: PersonPaneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = person !== null;
  useEffect(() => {
    if (shown) heading.current?.focus({ preventScroll: true });
  }, [shown]);
  return (
    <Pane>
      <Back as={Link} to={backHref} preventScrollReset>
        <ArrowLeft size={18} aria-hidden="true" />
        {messages.detail.back}
      </Back>
      {person === null ? null : person.value === null ? (
        <FailedState plain title={messages.detail.failed} failure={person.failure} action={retry} />
      ) : (
        <PersonView
          person={person.value}
          superAdmins={superAdmins}
          now={now}
          onChangeRole={onChangeRole}
          headingRef={heading}
        />
      )}
    </Pane>
  );
}
