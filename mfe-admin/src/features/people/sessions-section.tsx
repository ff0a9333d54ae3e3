import type { RoleChangeRefusal } from '@ayana/contracts/identity';
import { useAction } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Notice } from '@ayana/shared-ui/notice';
import { DateText } from '@ayana/shared-ui/time';
import { browserName } from './data/browser-name';
import { Lines } from './lines.styles';
import { messages } from './messages';
import { PEOPLE_PATH, type PeopleCommand, type PersonDetail } from './people.api';
import { Part, PartHead } from './person-view.styles';

const { detail: words } = messages;

export interface SessionsSectionProps {
  person: PersonDetail;
  now: Date;
  /** Why the viewer may not end the sessions; null where they may. */
  refusal: RoleChangeRefusal | null;
}

/** A person's open sessions, which administrators can end. */
export function SessionsSection({ person, now, refusal }: SessionsSectionProps) {
  const { send, isPending, failure } = useAction<PeopleCommand>({ action: PEOPLE_PATH });
  const { id, sessions } = person;
  return (
    <Part aria-label={words.sessions}>
      <PartHead>
        <h3>{words.sessions}</h3>
        {refusal !== null || sessions.length < 2 ? null : (
          <Button
            variant="outline"
            size="small"
            onClick={() => send({ intent: 'end-sessions', id })}
            busy={isPending({ intent: 'end-sessions' })}
            busyLabel={words.ending}
          >
            {words.endAll}
          </Button>
        )}
      </PartHead>
      {failure === null ? null : (
        <Notice tone="failed">
          {words.notDone} {failure.message}
        </Notice>
      )}
      {sessions.length === 0 ? <p>{words.noSessions}</p> : refusal === null ? null : <p>{words.notYours}</p>}
      <Lines>
        {sessions.map((session) => {
          const browser = browserName(session.user_agent) ?? words.unknownBrowser;
          return (
            <li key={session.id}>
              <div>
                <b title={session.user_agent ?? undefined}>{browser}</b>
                <p>
                  {session.network === null ? null : `${session.network} · `}
                  {words.used} <DateText at={session.last_used_at} now={now} />
                </p>
              </div>
              {refusal === null ? (
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() => send({ intent: 'end-session', id, session_id: session.id })}
                  busy={isPending({ intent: 'end-session', session_id: session.id })}
                  aria-label={words.endOf(browser)}
                >
                  {words.end}
                </Button>
              ) : null}
            </li>
          );
        })}
      </Lines>
    </Part>
  );
}
