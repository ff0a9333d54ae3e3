import type { Part } from '@ayana/portal-kit';
import { FailedState } from '@ayana/shared-ui/states';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Person, PersonDetail } from './data/loader';
import { messages } from './messages';
import { PersonView } from './person-view';

export interface PersonPaneProps {
  /** Null while the previous URL is still on the screen. */
  person: Part<PersonDetail> | null;
  superAdmins: number;
  now: Date;
  onChangeRole: (person: Person) => void;
  retry: ReactNode;
}

/** One person beside the list, or in its place on a phone. Opening a person focuses their name. */
export function PersonPane({ person, superAdmins, now, onChangeRole, retry }: PersonPaneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = person !== null;
  useEffect(() => {
    if (shown) heading.current?.focus({ preventScroll: true });
  }, [shown]);
  if (person === null) return null;
  if (person.value === null)
    return <FailedState plain title={messages.detail.failed} failure={person.failure} action={retry} />;
  return (
    <PersonView
      person={person.value}
      superAdmins={superAdmins}
      now={now}
      onChangeRole={onChangeRole}
      headingRef={heading}
    />
  );
}
