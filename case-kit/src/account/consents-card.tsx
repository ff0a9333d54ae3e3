import { Button } from '@ayana/shared-ui/button';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { deviceZone, fullMoment } from '@ayana/shared-ui/time';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Account } from './account.api';
import { RowFacts, Rows } from './account.styles';
import { CONSENT_MESSAGES as texts } from './consent-texts';
import { useConsents } from './use-consents';

const ConsentDialog = lazy(() => import(/* webpackChunkName: "consent-dialog" */ './consent-dialog'));

export interface ConsentsCardProps extends Pick<Account, 'consents'> {
  /** Below them, such as where other choices are made. */
  children?: ReactNode;
}

/** The consents with date and text; withdrawing is as easy as giving, and they can be given again. */
export function ConsentsCard({ children, ...account }: ConsentsCardProps) {
  const { id: heading, consents, isGiven, current, busy, give, withdraw } = useConsents(account.consents);
  const [asking, setAsking] = useState<'withdraw' | 'give'>();
  const close = (): void => setAsking(undefined);
  const confirm = async (): Promise<void> => {
    await (asking === 'give' ? give() : withdraw());
    close();
  };
  return (
    <PortalCard title={texts.title} id={heading}>
      {consents.length === 0 ? <p>{texts.none}</p> : null}
      <Rows>
        {consents.map(({ id, version, text, given_at, withdrawn_at }) => (
          <li key={id}>
            <div>
              <p>{text ?? texts.unknown_text}</p>
              <RowFacts>
                {texts.given(written(given_at))}. {texts.version(version)}.
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
      {isGiven ? null : (
        <div>
          <Button variant="outline" onClick={() => setAsking('give')}>
            {consents.length === 0 ? texts.give : texts.give_again}
          </Button>
        </div>
      )}
      {children}
      <Suspense>
        {asking === undefined ? null : (
          <ConsentDialog what={asking} text={current} busy={busy} onConfirm={() => void confirm()} onClose={close} />
        )}
      </Suspense>
    </PortalCard>
  );
}

const written = (at: string): string => fullMoment(new Date(at), deviceZone().zone);
