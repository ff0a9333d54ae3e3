import type { RoleChangeRefusal } from '@ayana/contracts/identity';
import { useAction } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { deviceName } from '@ayana/shared-ui/device';
import { Notice } from '@ayana/shared-ui/notice';
import { WaitingList } from '@ayana/shared-ui/portal-page';
import { LiveDate } from '@ayana/shared-ui/time';
import { messages } from './messages';
import { PEOPLE_PATH, type PeopleCommand, type PersonDetail } from './people.api';
import { PersonPart } from './person-part';

const { detail: words } = messages;

/** A browser's everyday name by its user agent: "Firefox on Windows". */
function browserName(userAgent: string | null): string {
  const { browser, system } = deviceName(userAgent);
  if (browser === '' || system === '') return browser || system || words.unknownBrowser;
  return words.browser(browser, system);
}

/** A person's open sessions. @param refusal why the viewer may not end them; null where they may */
export function SessionsSection({ person, refusal }: { person: PersonDetail; refusal: RoleChangeRefusal | null }) {
  const { send, isPending, failure } = useAction<PeopleCommand>({ action: PEOPLE_PATH });
  const { id, sessions } = person;
  const endAll =
    refusal !== null || sessions.length < 2 ? null : (
      <Button
        variant="outline"
        size="small"
        onClick={() => send({ intent: 'end-sessions', id })}
        busy={isPending({ intent: 'end-sessions' })}
        busyLabel={words.ending}
      >
        {words.endAll}
      </Button>
    );
  return (
    <PersonPart title={words.sessions} end={endAll}>
      {failure === null ? null : (
        <Notice tone="failed">
          {words.notDone} {failure.message}
        </Notice>
      )}
      {sessions.length === 0 ? <p>{words.noSessions}</p> : refusal === null ? null : <p>{words.notYours}</p>}
      <WaitingList
        items={sessions.map(({ id: session_id, user_agent, network, last_used_at }) => {
          const browser = browserName(user_agent);
          return {
            id: session_id,
            title: <span title={user_agent ?? undefined}>{browser}</span>,
            text: (
              <>
                {network === null ? null : `${network} · `}
                {words.used} <LiveDate at={last_used_at} />
              </>
            ),
            end:
              refusal === null ? (
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() => send({ intent: 'end-session', id, session_id })}
                  busy={isPending({ intent: 'end-session', session_id })}
                  aria-label={words.endOf(browser)}
                >
                  {words.end}
                </Button>
              ) : null,
          };
        })}
      />
    </PersonPart>
  );
}

/** When and how a person signed in recently. */
export function SignInsSection({ signIns }: { signIns: PersonDetail['sign_ins'] }) {
  return (
    <PersonPart title={words.signIns}>
      {signIns.length === 0 ? <p>{words.noSignIns}</p> : null}
      <WaitingList
        items={signIns.map(({ at, method, network, user_agent }) => ({
          id: at,
          title: browserName(user_agent),
          text: [words.by(method.replace(/^oauth:/, '')), network].filter((part) => part !== null).join(' · '),
          end: <LiveDate at={at} />,
        }))}
      />
    </PersonPart>
  );
}
