import { CASE_MESSAGES } from '@ayana/contracts/journey';
import { phoneHref } from '@ayana/contracts/links';
import { ORDER_PARAMETERS, type OrderForm, roomPath } from '@ayana/contracts/consultation-room';
import { type Part, toast, useRealtime } from '@ayana/portal-kit';
import { useReread } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Chip } from '@ayana/shared-ui/chip';
import { PortalCard, PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { EmptyState, FailedState, QuietLine } from '@ayana/shared-ui/states';
import { deviceZone, fullMoment, TwoZoneTime, useEvery, useNow } from '@ayana/shared-ui/time';
import { Suspense } from 'react';
import { Link, useLoaderData, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { OrderDialog, PrescriptionDialog } from '../../work/order-dialogs';
import type { OwnConsultation, OwnConsultations } from './consultations.api';
import { messages } from './messages';

/** The page reads again this often while visible: a room opens without an event. */
const REREAD = 60_000;

const Column = styled.div`
  display: grid;
  gap: var(--space-4);
  max-inline-size: var(--text-width);
`;
const List = styled.ul`
  display: grid;
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    gap: var(--space-2);
  }
  & > li + li {
    padding-block-start: var(--space-4);
    border-block-start: 1px solid var(--line);
  }
  & p {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
`;

export { consultationsLoader as loader } from './consultations.api';

/** A doctor's talks: today's, those to come, and those that were, with the notes that are missing. */
export function Component() {
  const { value, failure } = useLoaderData<Part<OwnConsultations>>();
  const reread = useReread();
  useRealtime({ 'consultations.updated': reread }, { reread });
  useEvery(REREAD, reread);
  const talks = value ?? { today: [], coming: [], past: [] };
  const isEmpty = talks.today.length + talks.coming.length + talks.past.length === 0;
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{messages.title}</h1>
          <p>{messages.lead}</p>
        </div>
      </PortalHead>
      {failure === null ? null : (
        <FailedState
          title={messages.failed}
          failure={failure}
          action={
            <Button variant="outline" size="small" onClick={reread}>
              {messages.retry}
            </Button>
          }
        />
      )}
      {failure !== null ? null : isEmpty ? (
        <EmptyState drawing={<QuietLine />} {...messages.empty} />
      ) : (
        <Column>
          <PortalCard title={messages.today}>
            {talks.today.length === 0 ? <p>{messages.noneToday}</p> : <Talks talks={talks.today} />}
          </PortalCard>
          {talks.coming.length === 0 ? null : (
            <PortalCard title={messages.coming}>
              <Talks talks={talks.coming} />
            </PortalCard>
          )}
          {talks.past.length === 0 ? null : (
            <PortalCard title={messages.past}>
              <PastTalks talks={talks.past} />
            </PortalCard>
          )}
        </Column>
      )}
      <OpenForm talks={[...talks.today, ...talks.coming, ...talks.past]} />
    </PortalPage>
  );
}

/** The form that the address names, for the talk it names: the room leads here, too. */
function OpenForm({ talks }: { talks: readonly OwnConsultation[] }) {
  const [query, setQuery] = useSearchParams();
  const open = (['tests', 'medicines'] as const).find((form) => query.has(ORDER_PARAMETERS[form]));
  const talk = open && talks.find(({ id }) => id === query.get(ORDER_PARAMETERS[open]));
  if (open === undefined || talk === undefined || talk.order_journey_id === null) return null;
  const close = (): void => setQuery({}, { replace: true, preventScrollReset: true });
  const Form = open === 'tests' ? OrderDialog : PrescriptionDialog;
  return (
    <Suspense>
      <Form
        journeyId={talk.order_journey_id}
        onClose={close}
        onDone={() => {
          toast.success(open === 'tests' ? messages.ordered : messages.prescribed, talk.patient_name);
          close();
        }}
      />
    </Suspense>
  );
}

/** The patient, as far as the doctor may see: the name and what they wrote when booking. */
function Patient({ talk: { patient_name, case_number, country, kind, reason } }: { talk: OwnConsultation }) {
  return (
    <>
      <p>
        <b dir="auto">{patient_name}</b>
      </p>
      {case_number === null ? null : <p>{CASE_MESSAGES.of(case_number)}</p>}
      <p>
        {messages.kinds[kind]}
        {country === null ? null : (
          <>
            {', '}
            <bdi>{messages.from(country)}</bdi>
          </>
        )}
      </p>
      {reason === null ? null : <p dir="auto">{reason}</p>}
    </>
  );
}

function Talks({ talks }: { talks: readonly OwnConsultation[] }) {
  const now = useNow();
  const local = deviceZone();
  return (
    <List>
      {talks.map((talk) => {
        const theirs = talk.time_zone === null ? [] : [{ ...deviceZone(talk.time_zone), label: messages.theirs }];
        return (
          <li key={talk.id}>
            <Row>
              {talk.waiting > 0 ? <Chip tone="marigold">{messages.waiting(talk.waiting)}</Chip> : null}
              {talk.state === 'open' && talk.waiting === 0 ? <Chip tone="leaf">{messages.openNow}</Chip> : null}
            </Row>
            <Patient talk={talk} />
            <TwoZoneTime
              at={new Date(talk.starts_at)}
              until={new Date(talk.ends_at)}
              now={now}
              zones={[{ ...local, label: messages.yours(local.place) }, ...theirs]}
            />
            <Actions talk={talk} />
          </li>
        );
      })}
    </List>
  );
}

function PastTalks({ talks }: { talks: readonly OwnConsultation[] }) {
  const { zone } = deviceZone();
  return (
    <List>
      {talks.map((talk) => (
        <li key={talk.id}>
          <Row>
            <b>{fullMoment(new Date(talk.starts_at), zone)}</b>
            <Chip tone={talk.note === 'signed' ? 'leaf' : 'marigold'}>{messages.note[talk.note]}</Chip>
          </Row>
          <Patient talk={talk} />
          <Actions talk={talk} />
        </li>
      ))}
    </List>
  );
}

const formLink = (form: OrderForm, id: string): string => `?${new URLSearchParams({ [ORDER_PARAMETERS[form]]: id })}`;

function Actions({ talk }: { talk: OwnConsultation }) {
  const { id, kind, state, note, phone, join_url, journey_id, order_journey_id, patient_name } = talk;
  const isOver = state === 'over';
  const isOpen = state === 'open';
  return (
    <Row>
      {/* A document of its own, which may use the camera. */}
      <Button as="a" href={roomPath(id)} variant={isOpen || (isOver && note !== 'signed') ? 'solid' : 'outline'}>
        {isOver
          ? note === 'signed'
            ? messages.readNote
            : messages.writeNote
          : kind === 'phone'
            ? messages.writeNote
            : isOpen
              ? messages.enter
              : messages.opens}
      </Button>
      {join_url === null || isOver ? null : (
        <Button as="a" href={join_url} variant="outline" target="_blank" rel="noopener noreferrer">
          {messages.outside}
        </Button>
      )}
      {phone === null || isOver ? null : (
        <Button as="a" href={phoneHref(phone)} variant="outline">
          {messages.call(phone)}
        </Button>
      )}
      {journey_id === null ? null : (
        <Button as={Link} to={`/case-manager/cases/${journey_id}`} variant="outline">
          {messages.case}
        </Button>
      )}
      {order_journey_id === null
        ? null
        : (['tests', 'medicines'] as const).map((form) => (
            <Button
              key={form}
              as={Link}
              to={formLink(form, id)}
              preventScrollReset
              variant="quiet"
              aria-label={messages.formFor[form](patient_name)}
            >
              {messages.form[form]}
            </Button>
          ))}
    </Row>
  );
}
