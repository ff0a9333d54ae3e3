import { readSignal, type RoomMedia, type Signal } from '@ayana/contracts/consultation-room';

export type PeerState = 'connecting' | 'connected' | 'reconnecting';

export interface PeerOptions {
  /**
   * Gives way when both describe the connection at once, and lets the other begin. Exactly one of the two is polite: the one whose place in
   * the room has the higher id.
   */
  polite: boolean;
  iceServers: RTCIceServer[];
  send: (signal: Signal) => void;
  onChange: () => void;
  /** Made by tests. */
  create?: (configuration: RTCConfiguration) => RTCPeerConnection;
}

/** A connection that is not there after so long is made again, in milliseconds; the polite one leaves the first move to the other. */
const GIVE_UP_MS = 12_000;
const POLITE_EXTRA_MS = 6000;
/** A connection that was interrupted often comes back by itself within this time. */
const RESTART_MS = 2500;
/** Candidates are sent together: messages are counted. */
const GATHER_MS = 120;

/**
 * Picture and sound with one other browser: perfect negotiation (W3C webrtc-pc, 10.7). Tracks are replaced within two transceivers, so muting,
 * another camera and the shared screen need no new description. A line that is cut is taken up by an ICE restart, and where that fails, or the
 * connection was closed under us, by a new connection with the next number.
 */
export class Peer {
  readonly stream = new MediaStream();
  media: RoomMedia = { audio: true, video: true, screen: false };
  state: PeerState = 'connecting';
  private pc: RTCPeerConnection;
  private attempt = 0;
  private makingOffer = false;
  private ignoreOffer = false;
  private waiting: RTCIceCandidateInit[] = [];
  private found: RTCIceCandidate[] = [];
  private gathering: ReturnType<typeof setTimeout> | undefined;
  private restart: ReturnType<typeof setTimeout> | undefined;
  private since = Date.now();
  private ended = false;
  private own: { audio: MediaStreamTrack | null; video: MediaStreamTrack | null } = { audio: null, video: null };
  private told: RoomMedia | undefined;
  private queue: Promise<void> = Promise.resolve();

  constructor(private readonly options: PeerOptions) {
    this.pc = this.open();
  }

  get connection(): RTCPeerConnection {
    return this.pc;
  }

  /** What the other hears and sees from now on. */
  async give(audio: MediaStreamTrack | null, video: MediaStreamTrack | null, media: RoomMedia): Promise<void> {
    this.own = { audio, video };
    if (JSON.stringify(this.told) !== JSON.stringify(media)) {
      this.told = media;
      this.send({ media });
    }
    await this.attach();
  }

  /** A message of the other browser; one after the other. */
  receive(text: string): Promise<void> {
    const signal = readSignal(text);
    if (signal !== null) this.queue = this.queue.then(() => this.take(signal)).catch(() => undefined);
    return this.queue;
  }

  /** Looks after the connection; called every second or two. */
  check(now = Date.now()): void {
    if (this.ended) return;
    const { connectionState } = this.pc;
    if (connectionState === 'connected') this.since = now;
    else if (
      connectionState === 'closed' ||
      now - this.since > GIVE_UP_MS + (this.options.polite ? POLITE_EXTRA_MS : 0)
    )
      this.renew();
  }

  /** The line to the server is back, and what was sent in between is lost. */
  lineBack(): void {
    if (this.pc.connectionState !== 'connected') this.renew();
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.gathering);
    clearTimeout(this.restart);
    this.pc.close();
  }

  private renew(attempt = this.attempt + 1): void {
    this.pc.close();
    this.attempt = attempt;
    this.since = Date.now();
    this.makingOffer = false;
    this.ignoreOffer = false;
    this.waiting = [];
    this.found = [];
    this.state = 'reconnecting';
    this.pc = this.open();
    // The polite one does not begin: it says that there is a new connection.
    this.send({ media: this.told ?? { audio: true, video: true, screen: false } });
    void this.attach();
    this.options.onChange();
  }

  private open(): RTCPeerConnection {
    const { polite, iceServers, create = (configuration) => new RTCPeerConnection(configuration) } = this.options;
    const pc = create({ iceServers });
    const isCurrent = (): boolean => pc === this.pc && !this.ended;
    pc.onnegotiationneeded = () => {
      if (isCurrent()) void this.offer(pc);
    };
    pc.onicecandidate = ({ candidate }) => {
      if (candidate !== null && isCurrent()) this.gather(candidate);
    };
    pc.ontrack = ({ track }) => {
      for (const old of this.stream.getTracks()) if (old.kind === track.kind) this.stream.removeTrack(old);
      this.stream.addTrack(track);
      this.options.onChange();
    };
    pc.onconnectionstatechange = () => {
      if (isCurrent()) this.changed(pc.connectionState);
    };
    if (!polite) {
      pc.addTransceiver('audio', { direction: 'sendrecv' });
      pc.addTransceiver('video', { direction: 'sendrecv' });
    }
    return pc;
  }

  private changed(state: RTCPeerConnectionState): void {
    clearTimeout(this.restart);
    if (state === 'connected') this.state = 'connected';
    else if (state === 'failed') {
      this.state = 'reconnecting';
      this.pc.restartIce();
    } else if (state === 'disconnected') {
      this.state = 'reconnecting';
      this.restart = setTimeout(() => {
        if (!this.ended && this.pc.connectionState !== 'connected') this.pc.restartIce();
      }, RESTART_MS);
    }
    this.options.onChange();
  }

  private gather(candidate: RTCIceCandidate): void {
    this.found.push(candidate);
    this.gathering ??= setTimeout(() => {
      this.gathering = undefined;
      const candidates = this.found.splice(0).map(({ candidate: text, sdpMid, sdpMLineIndex, usernameFragment }) => ({
        candidate: text,
        sdpMid,
        sdpMLineIndex,
        usernameFragment,
      }));
      if (candidates.length > 0) this.send({ candidates });
    }, GATHER_MS);
  }

  private async offer(pc: RTCPeerConnection): Promise<void> {
    try {
      this.makingOffer = true;
      await pc.setLocalDescription();
      this.describe(pc);
    } catch {
      // Closed meanwhile, or the other's offer came first: `check` looks after it.
    } finally {
      this.makingOffer = false;
    }
  }

  private describe(pc: RTCPeerConnection): void {
    const { localDescription } = pc;
    if (pc === this.pc && localDescription !== null)
      this.send({ description: { type: localDescription.type, sdp: localDescription.sdp } });
  }

  private async take({ description, candidates, media, attempt = 0 }: Signal): Promise<void> {
    if (this.ended || attempt < this.attempt) return;
    if (attempt > this.attempt) this.renew(attempt);
    if (media !== undefined) {
      this.media = media;
      this.options.onChange();
    }
    const { pc } = this;
    if (description !== undefined) {
      const collides = description.type === 'offer' && (this.makingOffer || pc.signalingState !== 'stable');
      this.ignoreOffer = !this.options.polite && collides;
      if (this.ignoreOffer) return;
      await pc.setRemoteDescription(description);
      for (const candidate of this.waiting.splice(0)) await pc.addIceCandidate(candidate).catch(() => undefined);
      if (description.type === 'offer') {
        await this.attach();
        await pc.setLocalDescription();
        this.describe(pc);
      }
    }
    for (const candidate of candidates ?? []) {
      if (pc.remoteDescription === null) this.waiting.push(candidate);
      else
        await pc.addIceCandidate(candidate).catch((error: unknown) => {
          if (!this.ignoreOffer) throw error;
        });
    }
  }

  /** Puts our tracks into the transceivers; the polite one has them from the other's offer. */
  private async attach(): Promise<void> {
    for (const transceiver of this.pc.getTransceivers()) {
      const kind = transceiver.receiver.track.kind === 'audio' ? 'audio' : 'video';
      if (transceiver.direction !== 'sendrecv') transceiver.direction = 'sendrecv';
      if (transceiver.sender.track !== this.own[kind])
        await transceiver.sender.replaceTrack(this.own[kind]).catch(() => undefined);
    }
  }

  private send(signal: Signal): void {
    this.options.send({ ...signal, attempt: this.attempt });
  }
}
