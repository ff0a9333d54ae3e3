import { formatLocale } from '@ayana/contracts/language';
import { REQUEST_STATUS_TEXTS } from '@ayana/contracts/consultations';
import { JOURNEY_STAGES } from '@ayana/contracts/journey';
import { FailedPart, Link as TextLink } from '@ayana/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { Card } from '../../../page-layout/columns.styles';
import { FactRows } from '../../../articles/fact-rows';
import { Moment } from '../../../time/moment';
import { OWN_STATUS_MESSAGES as TEXTS } from './messages';
import { type OwnRequest, useOwnRequests } from './use-own-requests';

const ID = 'own-journey';
const DAY = new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'long' });

/** The second stage: a request completes the first. */
const NEXT = JOURNEY_STAGES[1];

/** In a narrow card, values are below their names. */
const Rows = styled(FactRows)`
  & > div {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The user's own journey: their requests, the status and the next step. */
export function StatusCard() {
  const { requests, failure, reading, read } = useOwnRequests();
  return (
    <Card aria-labelledby={ID}>
      <h2 id={ID}>{TEXTS.title}</h2>
      {failure !== null ? (
        <FailedPart what={TEXTS.failed} failure={failure} onRetry={read} retrying={reading} />
      ) : requests === null ? (
        <p role="status">{TEXTS.reading}</p>
      ) : (
        <Standing requests={requests} />
      )}
    </Card>
  );
}

function Standing({ requests }: { requests: readonly OwnRequest[] }) {
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
          [TEXTS.state, REQUEST_STATUS_TEXTS[newest.status]],
          ...(call === null ? [] : [[TEXTS.call, call] as const]),
          [TEXTS.next, next],
        ]}
      />
      <TextLink as={Link} to="/patient-portal">
        {TEXTS.portal}
      </TextLink>
    </>
  );
}

/** The day in the user's zone: this card is rendered only in the browser. */
function AskedOn({ at }: { at: string }) {
  return <time dateTime={at}>{DAY.format(new Date(at))}</time>;
}
