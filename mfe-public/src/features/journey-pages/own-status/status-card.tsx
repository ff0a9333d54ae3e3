import { formatLocale } from '@ayana/contracts/language';
import { REQUEST_STATUS_MESSAGES } from '@ayana/contracts/consultations';
import { JOURNEY_STAGES, type JourneyStep, patientHref } from '@ayana/contracts/journey';
import { FailedPart, Link as TextLink } from '@ayana/shared-ui';
import { Link } from 'react-router-dom';

import { Card } from '../../../page-layout/columns.styles';
import { Moment } from '../../../time/moment';
import { OWN_STATUS_MESSAGES as TEXTS } from './messages';
import { Rows } from './rows.styles';
import { JourneyStages } from './journey-stages';
import { type OwnState, useOwnState } from './use-own-state';

const ID = 'own-journey';
const DAY = new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'long' });

/** The second stage: a request completes the first. */
const NEXT = JOURNEY_STAGES[1];

export interface StatusCardProps {
  /** The step that the page is about; undefined on the page about all of them. */
  step: JourneyStep | undefined;
}

/** The user's own journey: its stages and their days; before there is one, their requests and what comes next. */
export function StatusCard({ step }: StatusCardProps) {
  const { state, failure, reading, read } = useOwnState();
  return (
    <Card aria-labelledby={ID}>
      <h2 id={ID}>{TEXTS.title}</h2>
      {failure !== null ? (
        <FailedPart what={TEXTS.failed} failure={failure} onRetry={read} retrying={reading} />
      ) : state === null ? (
        <p role="status">{TEXTS.reading}</p>
      ) : (
        <State {...state} step={step} />
      )}
    </Card>
  );
}

function State({ journey, requests, step }: OwnState & StatusCardProps) {
  if (journey !== null)
    return (
      <>
        <JourneyStages journey={journey} step={step} />
        <TextLink as={Link} to={patientHref('home', journey.id)}>
          {TEXTS.portal}
        </TextLink>
      </>
    );
  return <Requests requests={requests} />;
}

function Requests({ requests }: Pick<OwnState, 'requests'>) {
  const newest = requests[0];
  const first = requests.at(-1);
  if (newest === undefined || first === undefined)
    return (
      <>
        <p>{TEXTS.not_begun}</p>
        <TextLink as={Link} to="/consultation">
          {TEXTS.ask}
        </TextLink>
      </>
    );
  const agreed = newest.status === 'confirmed' ? newest.confirmed_starts_at : null;
  const call = agreed === null ? null : <Moment key="call" at={agreed} />;
  const next = NEXT && (
    <TextLink key="next" as={Link} to={`/treatment-journey/${NEXT.step}#stage-${NEXT.number}`}>
      {NEXT.label}
    </TextLink>
  );
  return (
    <>
      <Rows
        facts={[
          [TEXTS.asked, <AskedOn key="asked" at={first.received_at} />],
          [TEXTS.state, REQUEST_STATUS_MESSAGES[newest.status]],
          ...(call === null ? [] : [[TEXTS.call, call] as const]),
          [TEXTS.next, next],
        ]}
      />
      <TextLink as={Link} to={patientHref('home')}>
        {TEXTS.portal}
      </TextLink>
    </>
  );
}

/** The day in the user's zone: this card is rendered only in the browser. */
function AskedOn({ at }: { at: string }) {
  return <time dateTime={at}>{DAY.format(new Date(at))}</time>;
}
