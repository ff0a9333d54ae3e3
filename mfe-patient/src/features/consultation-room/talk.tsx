import { Button } from '@ayana/shared-ui/button';
import { Notice } from '@ayana/shared-ui/notice';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ChatPanel } from './chat-panel';
import { messages } from './messages';
import { OwnView } from './own-picture';
import { RemoteView } from './remote-view';
import type { Room } from './room.api';
import { Card, Middle, Row } from './room.styles';
import { Others, OwnPicture, Panel, Stage, Talking, Views } from './talk.styles';
import { type Side, TalkControls } from './talk-controls';
import type { LocalMedia } from './use-local-media';
import type { RoomLive } from './use-room';

// The picture comes first.
const PARTS = {
  note: () => import('./note-panel'),
  orders: () => import('./orders-panel'),
  papers: () => import('./papers-panel'),
  people: () => import('./people-panel'),
  after: () => import('./after-talk'),
};
const NotePanel = lazy(async () => ({ default: (await PARTS.note()).NotePanel }));
const OrdersPanel = lazy(async () => ({ default: (await PARTS.orders()).OrdersPanel }));
const PapersPanel = lazy(async () => ({ default: (await PARTS.papers()).PapersPanel }));
const PeoplePanel = lazy(async () => ({ default: (await PARTS.people()).PeoplePanel }));
const ShownPaper = lazy(async () => ({ default: (await PARTS.papers()).ShownPaper }));

/** Loaded before they are opened: once the line is cut, a part that does not load would take the talk with it. */
const loadParts = (): Promise<unknown> => Promise.allSettled(Object.values(PARTS).map((load) => load()));

export interface TalkProps {
  appointment: Room;
  room: RoomLive;
  media: LocalMedia;
  onLeave: () => void;
}

/** The room from the inside: first the waiting room, then the talk. */
export function Talk(props: TalkProps) {
  const { appointment, room, onLeave } = props;
  useEffect(() => void loadParts(), []);
  const own = room.people.find(({ peer_id }) => peer_id === room.me);
  if (own?.state !== 'talking') {
    const { waiting: words } = messages;
    const { full_name } = appointment.doctor;
    const isThere = room.people.some(({ role }) => role === 'doctor');
    return (
      <Middle>
        <Card role="status" aria-labelledby="room-waiting">
          <h2 id="room-waiting">{room.me === null ? words.entering : words.title}</h2>
          {room.me === null ? null : <p>{isThere ? words.there(full_name) : words.told(full_name)}</p>}
          {room.isCut ? <p>{messages.cut}</p> : null}
          <OwnView media={props.media} />
          <Row>
            <Button variant="outline" onClick={onLeave}>
              {words.leave}
            </Button>
          </Row>
        </Card>
      </Middle>
    );
  }
  return <Conversation {...props} />;
}

function Conversation({ appointment, room, media, onLeave }: TalkProps) {
  const [side, setSide] = useState<Side | null>(null);
  const others = room.people.filter(({ peer_id, state }) => state === 'talking' && peer_id !== room.me);
  const waiting = room.people.filter(({ state }) => state === 'waiting');
  const mayLetIn = appointment.role === 'doctor' || appointment.role === 'case_worker';
  const isDoctor = appointment.role === 'doctor';
  const isVisitor = appointment.role === 'visitor';
  const panel = useRef<HTMLElement>(null);
  const controls = useRef<HTMLDivElement>(null);
  const close = (): void => {
    setSide(null);
    controls.current?.querySelector<HTMLElement>(`[data-side='${side}'], summary`)?.focus();
  };
  // What was pressed may be in a menu that has closed.
  useEffect(() => {
    if (side !== null) panel.current?.focus();
  }, [side]);
  return (
    <>
      <Talking data-talking $panel={side !== null || room.paper !== null}>
        <Stage>
          {room.isCut ? <Notice>{messages.cut}</Notice> : null}
          {room.hasRelay === false && others.length === 0 ? <Notice>{messages.noRelay}</Notice> : null}
          {mayLetIn
            ? waiting.map(({ peer_id, name, role }) => (
                <Notice
                  key={peer_id}
                  action={
                    <Button size="small" onClick={() => room.admit(peer_id)}>
                      {messages.letIn}
                    </Button>
                  }
                >
                  {messages.waits(name, messages.roles[role])}
                </Notice>
              ))
            : null}
          <Views $alone={others.length === 0}>
            {others.length === 0 ? (
              <Card role="status">
                <h2>{messages.alone}</h2>
                <p>{messages.aloneText}</p>
              </Card>
            ) : (
              <Others $count={others.length}>
                {others.map((person) => (
                  <RemoteView key={person.peer_id} person={person} peer={room.peers.get(person.peer_id)} />
                ))}
              </Others>
            )}
            <OwnPicture $alone={others.length === 0}>
              <OwnView media={media} small />
            </OwnPicture>
          </Views>
        </Stage>
        {side === null && room.paper === null ? null : (
          <Panel
            ref={panel}
            tabIndex={-1}
            aria-label={side === null ? messages.papersPanel.shown : titleOf(side)}
            onKeyDown={({ key }) => {
              if (key === 'Escape' && side !== null) close();
            }}
          >
            {isVisitor ? null : (
              <Suspense>
                <ShownPaper appointmentId={appointment.id} room={room} />
              </Suspense>
            )}
            {side === null ? null : (
              <>
                <Row>
                  <h2>{titleOf(side)}</h2>
                  <Button size="small" variant="quiet" onClick={close}>
                    {messages.close}
                  </Button>
                </Row>
                <Suspense>
                  {side === 'papers' ? <PapersPanel appointmentId={appointment.id} room={room} /> : null}
                  {side === 'chat' ? <ChatPanel room={room} /> : null}
                  {side === 'note' ? <NotePanel appointmentId={appointment.id} isDoctor={isDoctor} /> : null}
                  {side === 'orders' ? <OrdersPanel appointmentId={appointment.id} /> : null}
                  {side === 'people' ? <PeoplePanel room={appointment} /> : null}
                </Suspense>
              </>
            )}
          </Panel>
        )}
      </Talking>
      <TalkControls
        ref={controls}
        media={media}
        side={side}
        sides={[
          ...(isVisitor ? [] : (['papers'] as const)),
          'chat',
          ...(isDoctor ? (['note'] as const) : []),
          ...(appointment.may_order ? (['orders'] as const) : []),
          ...(appointment.guests === null ? [] : (['people'] as const)),
        ]}
        onSide={setSide}
        onLeave={onLeave}
      />
    </>
  );
}

const titleOf = (side: Side): string =>
  ({
    papers: messages.papersPanel.title,
    chat: messages.chat,
    note: messages.noteForm.title,
    orders: messages.ordersPanel.title,
    people: messages.peoplePanel.title,
  })[side];
