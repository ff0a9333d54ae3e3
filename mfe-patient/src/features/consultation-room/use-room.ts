import type { RoomEnding, RoomPerson } from '@ayana/contracts/consultation-room';
import { readPart, sendMessage, useRealtime } from '@ayana/portal-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Mesh } from './mesh';
import type { Peer } from './peer';
import { readIceServers, type Room } from './room.api';
import type { LocalMedia } from './use-local-media';
import { readVisitIceServers } from './visit.api';

export interface ChatLine {
  key: number;
  from: string;
  name: string;
  text: string;
}

export interface RoomLive {
  /** Our place; null until the room has been entered. */
  me: string | null;
  people: readonly RoomPerson[];
  peers: ReadonlyMap<string, Peer>;
  lines: readonly ChatLine[];
  /** Shown beside the picture. */
  paper: string | null;
  /** Whether a server for strict networks is set; null until it is known. */
  hasRelay: boolean | null;
  /** The line to the server is cut: the talk itself may go on. */
  isCut: boolean;
  /** Why it could not be entered. */
  refusal: string | null;
  ended: RoomEnding | null;
  admit: (peerId: string) => void;
  /** @returns whether it was sent */
  say: (text: string) => Promise<boolean>;
  show: (documentId: string | null) => void;
  leave: () => Promise<void>;
}

const LINES_MAX = 200;
/** While the line is cut, it is looked for this often. */
const LOOK_MS = 2000;
/** Refusals that say nothing about the talk. */
const PASSING: ReadonlySet<string> = new Set(['service_unavailable', 'internal_error', 'too_many_requests']);

/** The room while this page is in it: enters, comes back after a cut line, and keeps the connections with the others. */
export function useRoom({ id: appointment_id, role }: Pick<Room, 'id' | 'role'>, media: LocalMedia): RoomLive {
  const [me, setMe] = useState<string | null>(null);
  const [people, setPeople] = useState<readonly RoomPerson[]>([]);
  const [lines, setLines] = useState<readonly ChatLine[]>([]);
  const [paper, setPaper] = useState<string | null>(null);
  const [hasRelay, setHasRelay] = useState<boolean | null>(null);
  const [isCut, setCut] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [ended, setEnded] = useState<RoomEnding | null>(null);
  const [, draw] = useState(0);
  const place = useRef<string | null>(null);
  const left = useRef(false);
  const count = useRef(0);
  const entering = useRef(false);

  const [mesh] = useState(
    () =>
      new Mesh({
        send: (to, signal) =>
          void sendMessage('consultations.signal', { appointment_id, to, signal: JSON.stringify(signal) }),
        onChange: () => draw((turn) => turn + 1),
      }),
  );
  useEffect(() => () => mesh.close(), [mesh]);

  const enter = useCallback(async () => {
    if (left.current || entering.current) return;
    entering.current = true;
    const servers = await readPart(role === 'visitor' ? readVisitIceServers() : readIceServers(appointment_id));
    const answer = await sendMessage('consultations.enter', { appointment_id, peer_id: place.current });
    entering.current = false;
    if (answer === undefined) return;
    if ('problem' in answer) {
      // A talk that was entered goes on while the server cannot answer: it is asked again.
      if (place.current !== null && PASSING.has(answer.problem.code)) setCut(true);
      else setRefusal(answer.problem.detail);
      return;
    }
    const { peer_id, people: present } = answer.data;
    place.current = peer_id;
    if (servers.value !== null) setHasRelay(servers.value.has_relay);
    setMe(peer_id);
    setPeople(present);
    setRefusal(null);
    setCut(false);
    mesh.begin(peer_id, servers.value?.ice_servers ?? []);
    mesh.follow(present);
  }, [appointment_id, role, mesh]);

  useRealtime(
    {
      'consultations.room': (data) => {
        if (data.appointment_id !== appointment_id || left.current) return;
        setPeople(data.people);
        mesh.follow(data.people);
      },
      'consultations.signal': (data) => {
        if (data.appointment_id === appointment_id && !left.current) mesh.receive(data.from, data.signal);
      },
      'consultations.line': (data) => {
        if (data.appointment_id !== appointment_id || left.current) return;
        const { from, name, text } = data;
        count.current += 1;
        const key = count.current;
        setLines((before) => [...before, { key, from, name, text }].slice(-LINES_MAX));
      },
      'consultations.paper': (data) => {
        if (data.appointment_id === appointment_id && !left.current) setPaper(data.document_id);
      },
      'consultations.ended': (data) => {
        if (data.peer_id !== place.current) return;
        left.current = true;
        mesh.close();
        setEnded(data.reason);
      },
    },
    { reread: () => void enter() },
  );

  // A message that finds no connection says that the line is cut, before the socket itself notices.
  useEffect(() => {
    if (me === null || ended !== null) return undefined;
    const offline = (): void => setCut(true);
    const timer = setInterval(() => {
      if (!navigator.onLine) setCut(true);
      else if (isCut) void enter();
    }, LOOK_MS);
    window.addEventListener('offline', offline);
    return () => {
      clearInterval(timer);
      window.removeEventListener('offline', offline);
    };
  }, [me, ended, isCut, enter]);

  const { audio, video, screen, on } = media;
  useEffect(() => {
    mesh.give({ audio, video, screen }, on);
  }, [mesh, audio, video, screen, on]);

  return {
    me,
    people,
    peers: mesh.peers,
    lines,
    paper,
    hasRelay,
    isCut,
    refusal,
    ended,
    admit: (peer_id) => void sendMessage('consultations.admit', { appointment_id, peer_id }),
    say: async (text) => {
      const answer = await sendMessage('consultations.say', { appointment_id, text });
      return answer !== undefined && 'data' in answer;
    },
    show: (document_id) => void sendMessage('consultations.show', { appointment_id, document_id }),
    leave: async () => {
      left.current = true;
      mesh.close();
      await sendMessage('consultations.leave', { appointment_id });
    },
  };
}
