import { RowFacts, RowName, useAccountAction } from '@ayana/case-kit/account';
import { Button } from '@ayana/shared-ui/button';
import { Chip } from '@ayana/shared-ui/chip';
import { Notice } from '@ayana/shared-ui/notice';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { endOtherSessions, endSession, type OpenSession, type Provider } from '../api';
import { IDENTITY_FORM_MESSAGES } from '../forms/messages';
import { Card, Rows, Under } from './profile.styles';
import { Confirm } from './confirm';
import { PROFILE_MESSAGES } from './messages';
import { sessionName } from './session-name';
import { spoken } from './times';

const { sessions: texts } = PROFILE_MESSAGES;

/** The open sessions; one or all others can be ended. */
export function SessionsSection({
  sessions,
  providers,
}: {
  sessions: readonly OpenSession[] | null;
  providers: readonly Provider[];
}) {
  const { run, busy } = useAccountAction();
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState(false);
  const others = (sessions ?? []).filter((session) => !session.is_current);
  const endOthers = async (): Promise<void> => {
    await run(endOtherSessions, { title: texts.ended, text: texts.ended_others_text });
    setAsking(false);
  };
  return (
    <Card aria-labelledby="sessions-title">
      <h2 id="sessions-title">{texts.title}</h2>
      <p>{texts.lead}</p>
      {sessions === null ? (
        <Notice
          tone="failed"
          action={
            <Button variant="outline" size="small" onClick={() => void revalidate()}>
              {IDENTITY_FORM_MESSAGES.retry}
            </Button>
          }
        >
          {texts.failed}
        </Notice>
      ) : (
        <Rows>
          {sessions
            .toSorted((a, b) => Number(b.is_current) - Number(a.is_current))
            .map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                providers={providers}
                busy={busy}
                onEnd={() => void run(() => endSession(session.id), { title: texts.ended, text: texts.ended_text })}
              />
            ))}
        </Rows>
      )}
      <Under>
        {others.length > 0 ? (
          <Button variant="outline" onClick={() => setAsking(true)}>
            {texts.end_others}
          </Button>
        ) : sessions === null ? null : (
          texts.only
        )}
      </Under>
      <Confirm
        open={asking}
        title={texts.end_others_title}
        text={texts.end_others_text}
        yes={texts.end_others}
        no={texts.keep}
        busy={busy}
        onYes={() => void endOthers()}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}

function SessionRow({
  session,
  providers,
  busy,
  onEnd,
}: {
  session: OpenSession;
  providers: readonly Provider[];
  busy: boolean;
  onEnd: () => void;
}) {
  const name = sessionName(session.user_agent);
  const since = spoken(session.created_at);
  const used = spoken(session.last_used_at);
  return (
    <li>
      <div>
        <RowName>
          {name} {session.is_current ? <Chip tone="teal">{texts.here}</Chip> : null}
        </RowName>
        <RowFacts>
          {texts.since}{' '}
          <time dateTime={session.created_at} title={since.full}>
            {since.full}
          </time>{' '}
          {methodText(session.method, providers)}, {texts.used}{' '}
          <time dateTime={session.last_used_at} title={used.full}>
            {used.short.toLowerCase()}
          </time>
          {session.network === null ? null : `, ${session.network}`}
        </RowFacts>
      </div>
      {session.is_current ? null : (
        <Button variant="outline" size="small" busy={busy} onClick={onEnd} aria-label={texts.end_label(name)}>
          {texts.end}
        </Button>
      )}
    </li>
  );
}

/** `with password`, or with the provider's label. */
function methodText(method: string, providers: readonly Provider[]): string {
  const provider = /^oauth:(.+)$/.exec(method)?.[1];
  if (provider === undefined) return texts.method_password;
  return texts.method(providers.find(({ name }) => name === provider)?.label ?? provider);
}
