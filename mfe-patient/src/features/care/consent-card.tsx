import type { CasePart, StayConsent } from '@ayana/contracts/journey';
import { usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { deviceZone, fullMoment } from '@ayana/shared-ui/time';
import { lazy, Suspense, useState } from 'react';
import { readConsents } from './consent.api';
import { messages } from './consent-messages';

const SignDialog = lazy(() => import('./sign-consent-dialog'));
const WithdrawDialog = lazy(() => import('./withdraw-consent-dialog'));
const LIVE = ['admissions.updated', 'quotes.updated'] as const;

/** The consent to the stay, to be read and signed; nothing is shown before a quote is accepted. */
export default function ConsentCard({ journeyId }: { journeyId: string }) {
  const consents = usePart<StayConsent[], CasePart>({
    key: journeyId,
    read: () => readConsents(journeyId),
    live: LIVE,
    isAbout: ({ journey_id }) => journey_id === journeyId,
  });
  if (consents.value === null && consents.failure !== null)
    return <FailedPart what={messages.failed} failure={consents.failure} onRetry={consents.reread} />;
  return (consents.value ?? []).map((consent) => (
    <OneConsent key={consent.admission_id} consent={consent} reread={consents.reread} />
  ));
}

function OneConsent({ consent, reread }: { consent: StayConsent; reread: () => void }) {
  const [open, setOpen] = useState<'sign' | 'withdraw' | null>(null);
  const { state, text, signatures, may_sign, may_withdraw } = consent;
  const [last] = signatures;
  if (state === 'no_text') return null;
  const dialog = {
    onClose: () => setOpen(null),
    onDone: () => {
      setOpen(null);
      reread();
    },
  };
  const { zone } = deviceZone();
  return (
    <PortalCard title={messages.title} id="consent">
      <p>{messages.states[state]}</p>
      {last === undefined ? null : (
        <p dir="auto">{messages.signed(last.signed_name, last.version, fullMoment(new Date(last.signed_at), zone))}</p>
      )}
      {last === undefined || last.withdrawn_at === null ? null : (
        <p dir="auto">
          {messages.withdrawn(fullMoment(new Date(last.withdrawn_at), zone), last.withdrawn_reason ?? '')}
        </p>
      )}
      <div>
        {may_sign ? <Button onClick={() => setOpen('sign')}>{messages.read}</Button> : null}
        {may_withdraw ? (
          <Button variant="outline" onClick={() => setOpen('withdraw')}>
            {messages.withdraw}
          </Button>
        ) : null}
      </div>
      <Suspense>
        {open === 'sign' && text !== null ? <SignDialog consent={consent} text={text} {...dialog} /> : null}
        {open === 'withdraw' && last !== undefined ? <WithdrawDialog id={last.id} {...dialog} /> : null}
      </Suspense>
    </PortalCard>
  );
}
