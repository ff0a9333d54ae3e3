import type { TreatmentRequest } from '@ayana/contracts/journey';
import { useList } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { EmptyState, QuietLine, ReadList, RetryButton, StaleNote } from '@ayana/shared-ui/states';
import { DateText, useNow } from '@ayana/shared-ui/time';
import { Link } from '../../own-journey/own-link';

import { messages } from './messages';
import { NAMES, NEW_REQUEST_PATH, requestHref } from './requests.api';
import { RequestRow, Rows } from './requests-list.styles';
import { RequestStatus } from './status-chip';

const LIVE = ['treatment_requests.updated'] as const;

export { requestsLoader as loader } from './requests.api';

/** The patient's own treatment requests, newest first (spec section 7). They are few: a table would weigh more than the page. */
export function Component() {
  const list = useList<TreatmentRequest>({ names: NAMES, live: LIVE });
  const now = useNow();
  const ask = (
    <Button as={Link} to={NEW_REQUEST_PATH}>
      {messages.ask}
    </Button>
  );
  const isEmpty = list.items.length === 0;
  const retry = <RetryButton of={list}>{messages.retry}</RetryButton>;
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{messages.title}</h1>
          <p>{messages.lead}</p>
        </div>
        {isEmpty ? null : ask}
      </PortalHead>
      <StaleNote list={list} text={messages.stale} retry={retry} />
      <ReadList
        list={list}
        isEmpty={isEmpty}
        failed={messages.failed}
        retry={retry}
        empty={<EmptyState drawing={<QuietLine />} {...messages.empty} action={ask} />}
        more={{ ...list, label: messages.more, busyLabel: messages.loading }}
      >
        <Rows aria-label={messages.title}>
          {list.items.map((request) => (
            <RequestRow key={request.id}>
              <div>
                <Link to={requestHref(request)}>{request.treatment.name}</Link>
                <p>
                  {messages.asked} <DateText at={request.created_at} now={now} />
                </p>
              </div>
              <RequestStatus request={request} />
            </RequestRow>
          ))}
        </Rows>
      </ReadList>
    </PortalPage>
  );
}
