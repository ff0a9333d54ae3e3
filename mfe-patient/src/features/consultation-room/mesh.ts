import type { RoomPerson, Signal } from '@ayana/contracts/consultation-room';
import { Peer } from './peer';

export interface MeshOptions {
  send: (to: string, signal: Signal) => void;
  onChange: () => void;
}

interface Own {
  audio: MediaStreamTrack | null;
  video: MediaStreamTrack | null;
  screen: MediaStreamTrack | null;
}

/** The connections with everyone else in the talk: four at most, so each sends to each. */
export class Mesh {
  readonly peers = new Map<string, Peer>();
  private me = '';
  private iceServers: RTCIceServer[] = [];
  private own: Own = { audio: null, video: null, screen: null };
  private on = { audio: true, video: true };
  private readonly timer: ReturnType<typeof setInterval>;

  constructor(private readonly options: MeshOptions) {
    this.timer = setInterval(() => {
      for (const peer of this.peers.values()) peer.check();
    }, 1500);
  }

  /** The place in the room that this browser has; another one after it has left and come back. */
  begin(me: string, iceServers: RTCIceServer[]): void {
    this.iceServers = iceServers;
    if (this.me === me) {
      for (const peer of this.peers.values()) peer.lineBack();
      return;
    }
    this.me = me;
    for (const id of this.peers.keys()) this.drop(id);
  }

  /** Those who are in the talk now. */
  follow(people: readonly RoomPerson[]): void {
    const others = people.filter(({ peer_id, state }) => state === 'talking' && peer_id !== this.me);
    const isIn = people.some(({ peer_id, state }) => peer_id === this.me && state === 'talking');
    const wanted = new Set(isIn ? others.map(({ peer_id }) => peer_id) : []);
    for (const id of this.peers.keys()) if (!wanted.has(id)) this.drop(id);
    for (const id of wanted) this.peer(id);
    this.options.onChange();
  }

  receive(from: string, signal: string): void {
    if (this.me !== '') void this.peer(from).receive(signal);
  }

  give(own: Own, on: { audio: boolean; video: boolean }): void {
    this.own = own;
    this.on = on;
    for (const peer of this.peers.values()) void this.giveTo(peer);
  }

  close(): void {
    clearInterval(this.timer);
    for (const id of this.peers.keys()) this.drop(id);
  }

  private peer(id: string): Peer {
    const known = this.peers.get(id);
    if (known !== undefined) return known;
    const peer = new Peer({
      polite: this.me > id,
      iceServers: this.iceServers,
      send: (signal) => this.options.send(id, signal),
      onChange: this.options.onChange,
    });
    this.peers.set(id, peer);
    void this.giveTo(peer);
    return peer;
  }

  private giveTo(peer: Peer): Promise<void> {
    const { audio, video, screen } = this.own;
    const shown = screen ?? (this.on.video ? video : null);
    return peer.give(this.on.audio ? audio : null, shown, {
      audio: this.on.audio && audio !== null,
      video: shown !== null,
      screen: screen !== null,
    });
  }

  private drop(id: string): void {
    this.peers.get(id)?.close();
    this.peers.delete(id);
  }
}
