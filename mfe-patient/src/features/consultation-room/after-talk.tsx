import { usePart } from '@ayana/portal-kit/screens';
import { FailedPart } from '@ayana/shared-ui/states';
import { clockTime, deviceZone, useHour12 } from '@ayana/shared-ui/time';
import { messages } from './messages';
import { NotePanel } from './note-panel';
import { OrdersPanel } from './orders-panel';
import { readAttendances, type Room } from './room.api';
import { Card, Plain } from './room.styles';

/** Who was there from when to when, and the note: for the patient, the doctor and staff. */
export function AfterTalk({ room }: { room: Room }) {
  if (room.role === 'companion' || room.role === 'interpreter' || room.role === 'visitor') return null;
  const isDoctor = room.role === 'doctor';
  return (
    <>
      <Card aria-labelledby="room-note">
        <h2 id="room-note">{messages.noteForm.title}</h2>
        {isDoctor ? null : <p>{messages.after.noteFollows(room.doctor.full_name)}</p>}
        <NotePanel appointmentId={room.id} isDoctor={isDoctor} />
      </Card>
      {room.may_order ? (
        <Card aria-labelledby="room-orders">
          <h2 id="room-orders">{messages.ordersPanel.title}</h2>
          <OrdersPanel appointmentId={room.id} />
        </Card>
      ) : null}
      {room.kind === 'phone' ? null : <Attended room={room} />}
    </>
  );
}

function Attended({ room }: { room: Room }) {
  const { after: words } = messages;
  const { value, failure, reread } = usePart({ key: room.id, read: () => readAttendances(room.id) });
  const hour12 = useHour12();
  const { zone } = deviceZone();
  const time = (at: string): string => clockTime(new Date(at), zone, hour12);
  return (
    <Card aria-labelledby="room-attended">
      <h2 id="room-attended">{words.attended}</h2>
      {failure === null ? null : <FailedPart what={words.failed} failure={failure} onRetry={reread} />}
      {value?.length === 0 ? <p>{words.nobody}</p> : null}
      <Plain>
        {(value ?? []).map(({ id, name, role, joined_at, admitted_at, left_at }) => (
          <li key={id}>
            <span>
              <bdi>{name}</bdi>, {messages.roles[role]}
              {admitted_at === null ? ` (${words.waitedOnly})` : ''}
            </span>
            <span>{words.until(time(admitted_at ?? joined_at), left_at === null ? words.now : time(left_at))}</span>
          </li>
        ))}
      </Plain>
    </Card>
  );
}
