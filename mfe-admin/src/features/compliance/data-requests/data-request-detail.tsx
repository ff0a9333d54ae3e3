import { DATA_REQUEST_KIND_NAMES } from '@ayana/contracts/operations';
import { mayEnter } from '@ayana/contracts/identity';
import { useSession } from '@ayana/portal-kit';
import { DetailScreen, DetailView } from '@ayana/case-kit/list-detail';
import { Chip } from '@ayana/shared-ui/chip';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { OwnerTag } from '@ayana/shared-ui/people';
import { Facts, PortalCard } from '@ayana/shared-ui/portal-page';
import { Thread } from '@ayana/shared-ui/thread';
import { LiveDate, useNow } from '@ayana/shared-ui/time';
import { Link } from 'react-router-dom';
import { ActivityLink } from '../../../components/activity-link/activity-link';
import { DataRequestChip } from '../parts/chips';
import { dayText, LastDay } from '../parts/day-text';
import { messages as shared } from '../parts/messages';
import { COMPLIANCE_PATH, DATA_REQUESTS_PATH } from '../paths';
import type { DataRequestDetail } from '../types';
import { DataRequestActions } from './data-request-actions';
import { entryItems } from './entries';
import { KeptParts } from './kept-parts';
import { messages } from './messages';
import { OutcomeCard } from './outcome-card';
import { COMPLIANCE_EVENTS } from '../parts/compliance-events';

const { detail: words } = messages;

export { dataRequestAction as action, dataRequestLoader as loader } from './data-requests.api';

/** One request about personal data: its clock, what is to be done, and what was. */
export function Component() {
  return (
    <DetailScreen<DataRequestDetail> param="dataRequestId" rereadOn={COMPLIANCE_EVENTS} failed={words.failed}>
      {(request, reread) => <DataRequestView request={request} onChanged={reread} />}
    </DetailScreen>
  );
}

function DataRequestView({ request, onChanged }: { request: DataRequestDetail; onChanged: () => void }) {
  const mayErase = useSession(({ role }) => mayEnter('data_erasure', role));
  const now = useNow();
  const { kind, state, subject, is_overdue } = request;
  const isOpen = state === 'received' || state === 'verified';
  const name = subject.name === '' ? messages.gone : subject.name;
  const hint = !isOpen
    ? undefined
    : state === 'received'
      ? words.verifyFirst
      : kind === 'erase' && !mayErase
        ? words.administrators
        : undefined;
  return (
    <DetailView
      places={[
        { label: shared.title, href: COMPLIANCE_PATH },
        { label: shared.tabs.requests, href: DATA_REQUESTS_PATH },
      ]}
      title={name}
      state={
        <>
          <DataRequestChip state={state} />
          <Chip>{DATA_REQUEST_KIND_NAMES[kind]}</Chip>
          {is_overdue ? <Chip tone="coral">{messages.late}</Chip> : null}
          <OwnerTag owner={request.assigned_to} />
        </>
      }
      meta={hint === undefined ? undefined : <p>{hint}</p>}
      actions={<DataRequestActions request={request} onChanged={onChanged} />}
      aside={
        <>
          <PortalCard title={words.facts}>
            <Facts
              facts={[
                [
                  words.due,
                  isOpen ? <LastDay key="due" day={request.due_on} late={is_overdue} /> : dayText(request.due_on),
                ],
                ...(request.is_extended ? [[messages.filters.state, words.extended] as const] : []),
                [words.received, dayText(request.received_on)],
                [words.law, messages.lawNames[request.law]],
                ...(request.decided_at === null
                  ? []
                  : [[words.decided, <LiveDate key="decided" at={request.decided_at} />] as const]),
              ]}
            />
            {request.reason === null ? null : (
              <div>
                <p>
                  <b>{state === 'refused' ? words.refusedBecause : words.extendedBecause}</b>
                </p>
                <p dir="auto">{request.reason}</p>
              </div>
            )}
            <TextLink as={Link} to={`${DATA_REQUESTS_PATH}?subject=${subject.id}`}>
              {words.all}
            </TextLink>
            <ActivityLink id={request.id} />
          </PortalCard>
        </>
      }
    >
      <PortalCard title={words.asked}>
        <p dir="auto">{request.text ?? (subject.name === '' ? words.removed : words.noWords)}</p>
      </PortalCard>
      {request.outcome === null ? null : <OutcomeCard request={request} outcome={request.outcome} />}
      {kind === 'erase' && request.would_keep.length > 0 && state !== 'refused' ? (
        <PortalCard title={messages.keeps.title}>
          <KeptParts
            title={state === 'done' ? messages.keeps.stayed : messages.keeps.willStay}
            parts={request.would_keep}
          />
        </PortalCard>
      ) : null}
      <Thread title={words.history} empty={words.nothing} items={entryItems(request.entries, now)} />
    </DetailView>
  );
}
