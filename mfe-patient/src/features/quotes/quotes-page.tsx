import { type CaseFact, type MedicalOpinion, patientHref, patientStep, type Quote } from '@ayana/contracts/journey';
import { useRealtime } from '@ayana/portal-kit';
import { useReread } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { EmptyState, FailedPart, FailedState, QuietLine } from '@ayana/shared-ui/states';
import { deviceZone, useNow } from '@ayana/shared-ui/time';
import { lazy, Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import { Link } from '../../own-journey/own-link';
import { StepNotice } from '../../case-step/step-notice';
import { JourneyChoice } from '../../own-journey/journey-choice';
import { Comparison } from './comparison-view';
import { groupsOf } from './comparison';
import { AsOf } from '../../last-seen/as-of';
import { messages } from './messages';
import { OpinionCard } from './opinion-card';
import type { QuotesData } from './quotes.api';

const BillsCard = lazy(() => import('./bills-card'));
const PaymentsCard = lazy(() => import('../../payments/payments-card'));
const ClosedQuotes = lazy(() => import('./closed-quotes'));

export { quotesLoader as loader } from './quotes.api';

/** The doctor's opinion, and what hospitals offer: compared, asked about, chosen. */
export function Component() {
  const { quotes, opinions, facts, country, journeyId, options, asOf } = useLoaderData<QuotesData>();
  const reread = useReread();
  useRealtime({ 'quotes.updated': reread, 'medical_opinions.updated': reread, 'journey.updated': reread }, { reread });
  const now = useNow();
  const localZone = deviceZone();
  const { accepted, open, closed } = groupsOf(quotes.value ?? []);
  const shown = accepted === undefined ? open : [accepted];
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{messages.title}</h1>
          <p>{accepted === undefined ? messages.lead : messages.leadChosen(accepted.hospital.name)}</p>
        </div>
      </PortalHead>
      <JourneyChoice options={options} current={journeyId} />
      <AsOf at={asOf} />
      {accepted === undefined ? null : (
        <StepNotice facts={facts.value ?? ['quote_accepted']} more={afterChoice(accepted, closed)} />
      )}
      {accepted === undefined ? null : (
        <Suspense>
          <PaymentsCard journeyId={accepted.journey_id} now={now} />
        </Suspense>
      )}
      {opinions.failure === null ? (
        <OpinionCard opinions={opinions.value} now={now} />
      ) : (
        <FailedPart what={messages.opinionFailed} failure={opinions.failure} onRetry={reread} />
      )}
      {quotes.failure === null ? null : (
        <FailedState
          title={messages.failed}
          failure={quotes.failure}
          action={
            <Button variant="outline" size="small" onClick={reread}>
              {messages.retry}
            </Button>
          }
        />
      )}
      {shown.length > 0 ? (
        <Comparison
          quotes={shown}
          opinion={newestSigned(opinions.value ?? [])}
          country={country.value}
          now={now}
          localZone={localZone}
          onChanged={reread}
        />
      ) : null}
      {accepted === undefined ? null : (
        <Suspense>
          <BillsCard journeyId={accepted.journey_id} now={now} />
        </Suspense>
      )}
      {quotes.failure === null && shown.length === 0 ? (
        <Nothing facts={quotes.value === null ? null : (facts.value ?? [])} />
      ) : null}
      {closed.length === 0 ? null : (
        <Suspense>
          <ClosedQuotes quotes={closed} now={now} />
        </Suspense>
      )}
    </PortalPage>
  );
}

/** The newest one that is signed. */
const newestSigned = (opinions: readonly MedicalOpinion[]): MedicalOpinion | undefined =>
  opinions
    .filter(({ signed_at }) => signed_at !== null)
    .toSorted((one, other) => (other.signed_at ?? '').localeCompare(one.signed_at ?? ''))[0];

/** What of the choice is not said by the step of the case. */
function afterChoice({ hospital }: Quote, closed: readonly Quote[]): string | undefined {
  const wasThanked = closed.some((quote) => quote.status === 'declined' && quote.hospital.name !== hospital.name);
  return wasThanked ? messages.next.thanked : undefined;
}

/** @param facts null before the first journey */
function Nothing({ facts }: { facts: readonly CaseFact[] | null }) {
  const { title, noJourney, ask, write } = messages.none;
  const hasJourney = facts !== null;
  return (
    <EmptyState
      drawing={<QuietLine />}
      title={title}
      text={hasJourney ? patientStep(new Set(facts)).text : noJourney}
      action={
        <Button as={Link} variant="tonal" to={hasJourney ? patientHref('messages') : patientHref('new_request')}>
          {hasJourney ? write : ask}
        </Button>
      }
    />
  );
}
