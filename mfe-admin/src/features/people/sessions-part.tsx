import type { RoleChangeRefusal } from '@ayana/contracts/identity';
import { Button } from '@ayana/shared-ui/button';
import { Notice } from '@ayana/shared-ui/notice';
import { When } from '../../parts/when';
import { browserWords } from './data/browser-words';
import type { PersonDetail } from './data/loader';
import { Lines } from './lines-box';
import { messages } from './messages';
import { Part, PartHead } from './person-view-box';
import { usePeopleWrite } from './use-people-write';

const { detail: words } = messages;

export interface SessionsPartProps {
  person: PersonDetail;
  now: Date;
  /** Why who looks may not end them; null where they may. */
  refusal: RoleChangeRefusal | null;
}

/** Where somebody is signed in now, each to be ended by those who may. */
export function SessionsPart({ person, now, refusal }: SessionsPartProps) {
  const { send, pending, failure } = usePeopleWrite();
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
            busy={pending.some(({ intent }) => intent === 'end-sessions')}
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
          const browser = browserWords(session.user_agent) ?? words.unknownBrowser;
          return (
            <li key={session.id}>
              <div>
                <b title={session.user_agent ?? undefined}>{browser}</b>
                <p>
                  {session.network === null ? null : `${session.network} · `}
                  {words.used} <When at={session.last_used_at} now={now} />
                </p>
              </div>
              {refusal === null ? (
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() => send({ intent: 'end-session', id, session_id: session.id })}
                  busy={pending.some((wish) => wish.intent === 'end-session' && wish.session_id === session.id)}
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
