import type { Signal } from '@ayana/contracts/consultation-room';
import { Peer } from './peer';

class FakeStream {
  tracks: { kind: string }[] = [];
  getTracks = () => this.tracks;
  addTrack = (track: { kind: string }) => this.tracks.push(track);
  removeTrack = (track: { kind: string }) => (this.tracks = this.tracks.filter((each) => each !== track));
}

/** As much of a browser's connection as `Peer` uses. */
class FakeConnection {
  connectionState = 'new';
  signalingState = 'stable';
  localDescription: { type: string; sdp: string } | null = null;
  remoteDescription: { type: string; sdp: string } | null = null;
  candidates: string[] = [];
  restarts = 0;
  onnegotiationneeded: (() => void) | null = null;
  onicecandidate: ((event: { candidate: RTCIceCandidateInit | null }) => void) | null = null;
  ontrack: ((event: { track: { kind: string } }) => void) | null = null;
  onconnectionstatechange: (() => void) | null = null;
  transceivers: { receiver: { track: { kind: string } }; direction: string; sender: FakeSender }[] = [];

  addTransceiver(kind: string): void {
    this.transceivers.push({ receiver: { track: { kind } }, direction: 'sendrecv', sender: new FakeSender() });
  }
  getTransceivers = () => this.transceivers;
  async setLocalDescription(): Promise<void> {
    const type = this.signalingState === 'have-remote-offer' ? 'answer' : 'offer';
    this.localDescription = { type, sdp: `own ${type}` };
    this.signalingState = type === 'offer' ? 'have-local-offer' : 'stable';
  }
  async setRemoteDescription(description: { type: string; sdp: string }): Promise<void> {
    this.remoteDescription = description;
    this.signalingState = description.type === 'offer' ? 'have-remote-offer' : 'stable';
  }
  async addIceCandidate({ candidate = '' }: RTCIceCandidateInit): Promise<void> {
    this.candidates.push(candidate);
  }
  restartIce(): void {
    this.restarts += 1;
  }
  close(): void {
    this.connectionState = 'closed';
  }
  become(state: string): void {
    this.connectionState = state;
    this.onconnectionstatechange?.();
  }
}
class FakeSender {
  track: unknown = null;
  async replaceTrack(track: unknown): Promise<void> {
    this.track = track;
  }
}

const candidate = (text: string) => ({ candidate: text, sdpMid: '0', sdpMLineIndex: 0, usernameFragment: 'x' });
const offer = { description: { type: 'offer', sdp: 'their offer' } } as const;

function peerOf(polite: boolean) {
  const sent: Signal[] = [];
  const made: FakeConnection[] = [];
  const onChange = jest.fn();
  const peer = new Peer({
    polite,
    iceServers: [],
    send: (signal) => sent.push(signal),
    onChange,
    create: () => {
      const connection = new FakeConnection();
      made.push(connection);
      return connection as unknown as RTCPeerConnection;
    },
  });
  const receive = (signal: Signal) => peer.receive(JSON.stringify(signal));
  const last = (): FakeConnection => made.at(-1) ?? new FakeConnection();
  const descriptions = () => sent.flatMap(({ description }) => (description === undefined ? [] : [description.type]));
  return { peer, sent, made, last, receive, descriptions, onChange };
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { MediaStream: FakeStream });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'MediaStream');
});

test('only the one that is not polite opens the two lines, and offers', async () => {
  const [first, second] = [peerOf(false), peerOf(true)];
  expect(first.last().transceivers.map(({ receiver }) => receiver.track.kind)).toEqual(['audio', 'video']);
  expect(second.last().transceivers).toEqual([]);
  first.last().onnegotiationneeded?.();
  await jest.runAllTimersAsync();
  expect([first.descriptions(), second.descriptions()]).toEqual([['offer'], []]);
});

test('an offer is answered; candidates that come before it wait for it', async () => {
  const { receive, last, descriptions } = peerOf(true);
  await receive({ candidates: [candidate('early')] });
  expect(last().candidates).toEqual([]);
  await receive(offer);
  await receive({ candidates: [candidate('late')] });
  expect([descriptions(), last().candidates]).toEqual([['answer'], ['early', 'late']]);
});

test('when both offer at once, the polite one takes the other’s and the other ignores it', async () => {
  for (const [polite, expected] of [
    [true, ['offer', 'answer']],
    [false, ['offer']],
  ] as const) {
    const { last, receive, descriptions } = peerOf(polite);
    last().onnegotiationneeded?.();
    await jest.runAllTimersAsync();
    await receive(offer);
    expect([polite, descriptions()]).toEqual([polite, expected]);
  }
});

test('candidates found within a moment are sent together', async () => {
  const { last, sent } = peerOf(false);
  for (const text of ['one', 'two', 'three']) last().onicecandidate?.({ candidate: candidate(text) });
  last().onicecandidate?.({ candidate: null });
  expect(sent).toEqual([]);
  await jest.runAllTimersAsync();
  expect(sent.map(({ candidates }) => candidates?.map(({ candidate: text }) => text))).toEqual([
    ['one', 'two', 'three'],
  ]);
});

test('muting is said once, and needs no new description', async () => {
  const { peer, sent, last } = peerOf(false);
  const track = { kind: 'audio' } as MediaStreamTrack;
  const media = { audio: false, video: true, screen: false };
  await peer.give(track, null, media);
  await peer.give(track, null, media);
  expect(sent).toEqual([{ media, attempt: 0 }]);
  expect(last().transceivers[0]?.sender.track).toBe(track);
});

test('a connection that was closed under it, or does not come about, is made again with the next number', async () => {
  const { peer, made, sent, last } = peerOf(false);
  last().close();
  peer.check();
  expect([made.length, peer.state, sent.at(-1)?.attempt]).toEqual([2, 'reconnecting', 1]);
  const begun = Date.now();
  peer.check(begun + 11_000);
  expect(made).toHaveLength(2);
  peer.check(begun + 12_001);
  expect([made.length, sent.at(-1)?.attempt]).toEqual([3, 2]);
});

test('the polite one leaves the first move to the other', () => {
  const { peer, made } = peerOf(true);
  const begun = Date.now();
  peer.check(begun + 12_001);
  expect(made).toHaveLength(1);
  peer.check(begun + 18_001);
  expect(made).toHaveLength(2);
});

test('a message of an earlier connection is dropped, and one of a later begins that one', async () => {
  const { receive, made, last, descriptions, sent } = peerOf(true);
  await receive({ ...offer, attempt: 2 });
  expect([made.length, descriptions(), sent.at(-1)?.attempt]).toEqual([2, ['answer'], 2]);
  await receive({ candidates: [candidate('old')], attempt: 1 });
  expect(last().candidates).toEqual([]);
});

test('a connection that is there is not made again when the line to the server is back', () => {
  const { peer, made, last } = peerOf(false);
  last().become('connected');
  peer.lineBack();
  peer.check();
  expect([made.length, peer.state]).toEqual([1, 'connected']);
  last().become('disconnected');
  peer.lineBack();
  expect(made).toHaveLength(2);
});

test('what is no signal changes nothing, and an ended one is silent', async () => {
  const { peer, made, sent } = peerOf(true);
  await peer.receive('{"html":1}');
  peer.close();
  await peer.receive(JSON.stringify(offer));
  peer.check();
  expect([made.length, sent]).toEqual([1, []]);
});
