import { HEALTH_DATA_CONSENT } from '@ayana/contracts/identity';
import { Button } from '@ayana/shared-ui/button';
import { useState } from 'react';
import { type Account, giveConsent, withdrawConsent } from '../api';
import { Card, RowFacts, Rows, Under } from './profile.styles';
import { Confirm } from './confirm';
import { PROFILE_TEXTS } from './messages';
import { written } from './times';
import { useProfileAction } from './use-profile-action';

const { consents: texts } = PROFILE_TEXTS;

/** The consents with date and text; withdrawing is as easy as giving, and they can be given again. */
export function ConsentsSection({ account }: { account: Account }) {
  const { run, busy } = useProfileAction();
  const [asking, setAsking] = useState<'withdraw' | 'give'>();
  const close = (): void => setAsking(undefined);
  const withdraw = async (): Promise<void> => {
    await run(withdrawConsent, { title: texts.withdrawn_toast, text: texts.withdrawn_text });
    close();
  };
  const give = async (): Promise<void> => {
    await run(giveConsent, { title: texts.given_toast, text: texts.given_text });
    close();
  };
  const holds = account.consents.some(
    ({ kind, text_version, withdrawn_at }) => withdrawn_at === null && isPresent(kind, text_version),
  );
  return (
    <Card aria-labelledby="consents-title">
      <h2 id="consents-title">{texts.title}</h2>
      {account.consents.length === 0 ? <p>{texts.none}</p> : null}
      <Rows>
        {account.consents.map(({ given_at, id, kind, text_version, withdrawn_at }) => (
          <li key={id}>
            <div>
              <p>{textOf(kind, text_version)}</p>
              <RowFacts>
                {texts.given(written(given_at))}. {texts.version(text_version)}.
                {withdrawn_at === null ? null : ` ${texts.withdrawn(written(withdrawn_at))}.`}
              </RowFacts>
            </div>
            {withdrawn_at === null ? (
              <Button variant="outline" size="small" onClick={() => setAsking('withdraw')}>
                {texts.withdraw}
              </Button>
            ) : null}
          </li>
        ))}
      </Rows>
      {holds ? null : (
        <Under>
          <Button variant="outline" onClick={() => setAsking('give')}>
            {account.consents.length === 0 ? texts.give : texts.give_again}
          </Button>
        </Under>
      )}
      <Confirm
        open={asking === 'give'}
        title={texts.give_title}
        text={HEALTH_DATA_CONSENT.text}
        yes={texts.give_yes}
        no={texts.give_no}
        harmless
        busy={busy}
        onYes={() => void give()}
        onClose={close}
      />
      <Confirm
        open={asking === 'withdraw'}
        title={texts.withdraw_title}
        text={texts.withdraw_text}
        yes={texts.withdraw}
        no={texts.keep}
        busy={busy}
        onYes={() => void withdraw()}
        onClose={close}
      />
    </Card>
  );
}

/** Whether it is the current text. */
const isPresent = (kind: string, version: string): boolean =>
  kind === HEALTH_DATA_CONSENT.kind && version === HEALTH_DATA_CONSENT.text_version;

/** The text of the consent, if it is still the current one. */
const textOf = (kind: string, version: string): string =>
  isPresent(kind, version) ? HEALTH_DATA_CONSENT.text : texts.unknown_text;
