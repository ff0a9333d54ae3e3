import { CASE_MESSAGES, patientHref } from '@ayana/contracts/journey';
import { BRAND } from '@ayana/contracts/brand';
import { roomPath, VISIT_PATH } from '@ayana/contracts/consultation-room';
import { Button } from '@ayana/shared-ui/button';
import { deviceZone, TwoZoneTime, useNow, type Zone } from '@ayana/shared-ui/time';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { DeviceCheck } from './device-check';
import { messages } from './messages';
import type { Room } from './room.api';
import { Bar, Card, Middle, Row, Shell } from './room.styles';
import { Talk } from './talk';
import { useLocalMedia } from './use-local-media';
import { useRoom } from './use-room';

const AfterTalk = lazy(async () => ({ default: (await import('./after-talk')).AfterTalk }));

const MINUTE = 60_000;

const HOMES: Record<Room['role'], string> = {
  patient: patientHref('appointments'),
  doctor: '/doctor-portal/consultations',
  case_worker: '/admin/appointments',
  companion: '/',
  interpreter: '/',
  visitor: '/',
};

/** The room as one person sees it, from the look at camera and microphone to the talk and what follows it. */
export function RoomView({ room }: { room: Room }) {
  const isDoctor = room.role === 'doctor';
  const name = isDoctor || room.role === 'case_worker' ? room.patient_name : room.doctor.full_name;
  return (
    <RoomFrame
      title={messages.with(name)}
      about={room.case_number === null ? undefined : CASE_MESSAGES.of(room.case_number)}
    >
      <RoomBody key={room.id} room={room} />
    </RoomFrame>
  );
}

export function RoomFrame({
  title,
  about,
  children,
}: {
  title: string;
  about?: string | undefined;
  children: ReactNode;
}) {
  return (
    <Shell>
      <Bar>
        <h1>{title}</h1>
        {about === undefined ? null : <p>{about}</p>}
        <p>{messages.private}</p>
        <p>
          {messages.phone}{' '}
          <a href={BRAND.phone_href}>
            <bdi>{BRAND.phone}</bdi>
          </a>
        </p>
      </Bar>
      {children}
    </Shell>
  );
}

function RoomBody({ room }: { room: Room }) {
  const [stage, setStage] = useState<'check' | 'inside' | 'left'>('check');
  const [minutes, setMinutes] = useState(0);
  const media = useLocalMedia();
  if (stage === 'inside')
    return (
      <Inside
        room={room}
        media={media}
        onLeft={(milliseconds) => {
          media.stop();
          setMinutes(Math.max(1, Math.round(milliseconds / MINUTE)));
          setStage('left');
        }}
        onBack={() => setStage('check')}
      />
    );
  if (stage === 'left')
    return (
      <Middle style={{ gap: 'var(--space-4)' }}>
        <Card role="status">
          <h2>{messages.after.left}</h2>
          <p>{messages.after.lasted(minutes)}</p>
          <Row>
            <Button variant="tonal" onClick={() => setStage('check')}>
              {messages.after.rejoin}
            </Button>
            <Button as="a" variant="outline" href={HOMES[room.role]}>
              {messages.back}
            </Button>
          </Row>
        </Card>
        <Suspense>
          <AfterTalk room={room} />
        </Suspense>
      </Middle>
    );
  if (room.state === 'open' && room.kind === 'video')
    return (
      <Middle style={{ gap: 'var(--space-4)' }}>
        <DeviceCheck media={media} onEnter={() => setStage('inside')} />
        {room.join_url === null ? null : (
          <Card>
            <p>{messages.outside}</p>
            <Button as="a" variant="outline" href={room.join_url} target="_blank" rel="noopener noreferrer">
              {messages.outsideAction}
            </Button>
          </Card>
        )}
      </Middle>
    );
  return <Closed room={room} />;
}

interface InsideProps {
  room: Room;
  media: ReturnType<typeof useLocalMedia>;
  onLeft: (milliseconds: number) => void;
  onBack: () => void;
}

function Inside({ room, media, onLeft, onBack }: InsideProps) {
  const live = useRoom(room, media);
  const [begun] = useState(() => Date.now());
  if (live.ended !== null || live.refusal !== null)
    return (
      <Middle>
        <Card role="alert">
          <h2>{live.ended === null ? messages.refused : messages.after.left}</h2>
          <p>{live.ended === null ? live.refusal : messages.endings[live.ended]}</p>
          <Row>
            <Button variant="tonal" onClick={onBack}>
              {messages.tryAgain}
            </Button>
            <Button as="a" variant="outline" href={HOMES[room.role]}>
              {messages.back}
            </Button>
          </Row>
        </Card>
      </Middle>
    );
  const leave = async (): Promise<void> => {
    await live.leave();
    onLeft(Date.now() - begun);
  };
  return <Talk appointment={room} room={live} media={media} onLeave={() => void leave()} />;
}

/** Not open: when it is, on both clocks, or what has become of it. */
function Closed({ room }: { room: Room }) {
  const now = useNow();
  const local = deviceZone();
  const { doctor } = room;
  const there: Zone = { zone: doctor.time_zone, place: doctor.city_name ?? doctor.hospital_name };
  const clocks = (at: string, until?: string): ReactNode => (
    <TwoZoneTime
      at={new Date(at)}
      {...(until === undefined ? {} : { until: new Date(until) })}
      now={now}
      zones={[{ ...local, label: messages.yours(local.place) }, there]}
    />
  );
  const isPhone = room.kind === 'phone';
  return (
    <Middle style={{ gap: 'var(--space-4)' }}>
      <Card role="status">
        <h2>{isPhone ? messages.byPhone : titleOf(room)}</h2>
        {isPhone ? <p>{messages.byPhoneText}</p> : null}
        {room.state === 'early' && !isPhone ? (
          <>
            <p>{messages.earlyText}</p>
            {clocks(room.opens_at)}
          </>
        ) : (
          clocks(room.starts_at, room.ends_at)
        )}
        {room.state === 'cancelled' ? <p>{messages.cancelledText}</p> : null}
        <Row>
          {room.moved_to === null ? null : (
            <Button as="a" href={room.role === 'visitor' ? VISIT_PATH : roomPath(room.moved_to)}>
              {messages.movedAction}
            </Button>
          )}
          <Button as="a" variant="outline" href={HOMES[room.role]}>
            {messages.back}
          </Button>
        </Row>
      </Card>
      {room.state === 'over' || (isPhone && room.state === 'open') ? (
        <Suspense>
          <AfterTalk room={room} />
        </Suspense>
      ) : null}
    </Middle>
  );
}

const titleOf = ({ state }: Room): string => (state === 'open' ? messages.title : messages[state]);
