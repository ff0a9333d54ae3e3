import { roomPath } from '@ayana/contracts/consultation-room';
import { useRealtime } from '@ayana/portal-kit';
import { useReread } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { PortalCard, PortalHead, PortalPage, WaitingList } from '@ayana/shared-ui/portal-page';
import { EmptyState, FailedPart, FailedState, QuietLine } from '@ayana/shared-ui/states';
import { DateText, deviceZone, fullMoment, twoZoneText, useEvery, useNow, type Zone } from '@ayana/shared-ui/time';
import { useLoaderData } from 'react-router-dom';
import { Link } from '../../own-journey/own-link';
import { NotesCard } from '../../consultation-notes/notes-card';
import { CHENNAI } from '../../local-zone';
import type { AppointmentsData } from './appointments.api';
import { Column } from './appointments.styles';
import { AsOf } from '../../last-seen/as-of';
import { messages } from './messages';
import { TalkCard } from './talk-card';
import { type Talk, type Talks, talksOf } from '../../talks/talks';

/** The staff agree times without an event to the patient: the page reloads this often while visible, in milliseconds. */
const REREAD = 60_000;

export { appointmentsLoader as loader } from './appointments.api';

/** The patient's talks: what comes, what waits for a time, and what was. */
export function Component() {
  const { booked, requests, asOf } = useLoaderData<AppointmentsData>();
  const reread = useReread();
  useRealtime({ 'appointments.updated': reread, 'patient_notifications.inserted': reread }, { reread });
  useEvery(REREAD, reread);
  const now = useNow();
  const localZone = deviceZone();
  const talks = talksOf(booked.value ?? [], requests.value ?? [], now);
  const find = (
    <Button as={Link} to="/patient/find-doctors">
      {messages.find}
    </Button>
  );
  const isEmpty = talks.coming.length + talks.waiting.length + talks.earlier.length === 0;
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{messages.title}</h1>
          <p>{messages.lead}</p>
        </div>
        {isEmpty ? null : find}
      </PortalHead>
      <AsOf at={asOf} />
      {booked.failure === null ? null : (
        <FailedState
          title={messages.failed}
          failure={booked.failure}
          action={
            <Button variant="outline" size="small" onClick={reread}>
              {messages.retry}
            </Button>
          }
        />
      )}
      {requests.failure === null ? null : (
        <FailedPart what={messages.requestsFailed} failure={requests.failure} onRetry={reread} />
      )}
      {isEmpty && booked.failure === null ? (
        <EmptyState drawing={<QuietLine />} {...messages.empty} action={find} />
      ) : (
        <Column>
          {talks.coming.map((talk) => (
            <TalkCard key={talk.id} talk={talk} now={now} localZone={localZone} onChanged={reread} />
          ))}
          <Waiting waiting={talks.waiting} now={now} localZone={localZone} />
          <NotesCard />
          <Earlier earlier={talks.earlier} localZone={localZone} />
        </Column>
      )}
    </PortalPage>
  );
}

function Waiting({ waiting, now, localZone }: Pick<Talks, 'waiting'> & { now: Date; localZone: Zone }) {
  const { waiting: words, kinds } = messages;
  if (waiting.length === 0) return null;
  return (
    <PortalCard title={words.title}>
      <WaitingList
        items={waiting.map(({ id, kind, due_at, received_at }) => ({
          id,
          title: kinds[kind],
          text: words.text(twoZoneText(new Date(due_at), now, localZone, CHENNAI)),
          end: <DateText at={received_at} now={now} />,
        }))}
      />
    </PortalCard>
  );
}

function Earlier({ earlier, localZone }: Pick<Talks, 'earlier'> & { localZone: Zone }) {
  const { earlier: words } = messages;
  if (earlier.length === 0) return null;
  const isCancelled = (talk: Talk): boolean =>
    talk.kind === 'booked' ? talk.appointment.status === 'cancelled' : talk.request.status !== 'confirmed';
  return (
    <PortalCard title={words.title}>
      <WaitingList
        items={earlier.map((talk) => ({
          id: talk.id,
          title:
            talk.kind === 'booked' && talk.appointment.kind === 'video' ? (
              // A document of its own, which may use the camera.
              <a href={roomPath(talk.appointment.appointment_id)}>
                {fullMoment(new Date(talk.starts), localZone.zone)}
              </a>
            ) : (
              fullMoment(new Date(talk.starts), localZone.zone)
            ),
          text: talk.kind === 'booked' ? <bdi>{talk.appointment.doctor.full_name}</bdi> : messages.team,
          end: isCancelled(talk) ? words.cancelled : words.over,
        }))}
      />
    </PortalCard>
  );
}
