import { AbsenceButton, type AbsencePerson, awayText } from '@ayana/case-kit/absence';
import { mayEnter } from '@ayana/contracts/identity';
import { type SessionUser, useSession } from '@ayana/portal-kit';
import { usePart } from '@ayana/portal-kit/screens';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { WaitingList } from '@ayana/shared-ui/portal-page';
import { dayText, useNow } from '@ayana/shared-ui/time';
import { lazy, Suspense, useState } from 'react';
import { type Absences, endAbsence, readAbsences, setAbsence, type StaffAbsence } from './absences.api';
import { messages } from './messages';

const AbsenceDialog = lazy(async () => ({ default: (await import('@ayana/case-kit/absence')).AbsenceDialog }));

export interface AbsencesPartProps {
  /** Only about this colleague; without one about everyone, and the reader’s own to enter. */
  of?: { id: string; name: string };
}

/** Who of the staff is away until when, and who covers: everyone enters their own absence, administrators that of others as well. */
export function AbsencesPart({ of }: AbsencesPartProps) {
  const { user, role } = useSession();
  const now = useNow();
  const absences = usePart<Absences>({ key: `absences ${of?.id ?? ''}`, read: readAbsences });
  const [open, setOpen] = useState<string | null>(null);
  const mayChange = (id: string): boolean => id === user?.id || mayEnter('users', role);
  const close = (): void => setOpen(null);
  return (
    <ReadDetail detail={absences} failed={messages.failed} stale={messages.stale} retry={messages.retry}>
      {({ items, colleagues }) => {
        const shown = of === undefined ? items : items.filter(({ user_id }) => user_id === of.id);
        const self = of ?? ownOf(user);
        const people: AbsencePerson[] = [
          ...shown.map((absence) => ({ user_id: absence.user_id, name: absence.name, absence })),
          ...(self === null || shown.some(({ user_id }) => user_id === self.id)
            ? []
            : [{ user_id: self.id, name: self.name, absence: null }]),
        ];
        const opened = people.find(({ user_id }) => user_id === open);
        return (
          <>
            {shown.length === 0 && of === undefined ? <p>{messages.none}</p> : null}
            <WaitingList
              items={people.map((person) => ({
                id: person.user_id,
                title: <bdi>{person.name}</bdi>,
                text: <bdi>{person.absence === null ? messages.isThere : textOf(person.absence, now)}</bdi>,
                end: mayChange(person.user_id) ? (
                  <AbsenceButton
                    person={person}
                    isOwn={person.user_id === user?.id}
                    onLeave={() => setOpen(person.user_id)}
                    end={(absence) => endAbsence(person.user_id, absence)}
                    onChanged={absences.reread}
                  />
                ) : null,
              }))}
            />
            <Suspense>
              {opened === undefined ? null : (
                <AbsenceDialog
                  person={opened}
                  colleagues={colleagues.filter(({ id }) => id !== opened.user_id)}
                  withFrom
                  save={(values, version, key) => setAbsence(opened.user_id, values, version, key)}
                  reread={absences.reread}
                  onClose={close}
                  onDone={() => {
                    close();
                    absences.reread();
                  }}
                />
              )}
            </Suspense>
          </>
        );
      }}
    </ReadDetail>
  );
}

/** One that begins later says when. */
const textOf = (absence: AbsencePerson['absence'] & Partial<StaffAbsence>, now: Date): string =>
  absence.is_now === false && absence.from !== undefined
    ? messages.from(dayText(absence.from, now), awayText(absence, now))
    : awayText(absence, now);

const ownOf = (user: SessionUser | null): { id: string; name: string } | null =>
  user === null ? null : { id: user.id, name: typeof user['name'] === 'string' ? user['name'] : user.email };
