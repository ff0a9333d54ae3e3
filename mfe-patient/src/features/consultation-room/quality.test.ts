import { qualityOf, receivedOf } from './quality';

const before = { packets: 100, lost: 1, roundTrip: 0.05 };

test('what a connection received is added up over its streams; the round trip is that of the pair in use', () => {
  expect(
    receivedOf([
      { type: 'inbound-rtp', packetsReceived: 90, packetsLost: 2 },
      { type: 'inbound-rtp', packetsReceived: 10 },
      { type: 'outbound-rtp', packetsReceived: 500 },
      { type: 'candidate-pair', nominated: false, currentRoundTripTime: 9 },
      { type: 'candidate-pair', nominated: true, currentRoundTripTime: 0.2 },
    ]),
  ).toEqual({ packets: 100, lost: 2, roundTrip: 0.2 });
  expect(receivedOf([])).toEqual({ packets: 0, lost: 0, roundTrip: null });
});

test.each([
  ['nothing lost, a short way', { packets: 200, lost: 1, roundTrip: 0.1 }, 'good'],
  ['two in a hundred lost', { packets: 198, lost: 3, roundTrip: 0.1 }, 'good'],
  ['three in a hundred lost', { packets: 197, lost: 4, roundTrip: 0.1 }, 'fair'],
  ['nine in a hundred lost', { packets: 191, lost: 10, roundTrip: 0.1 }, 'poor'],
  ['a long way', { packets: 200, lost: 1, roundTrip: 0.36 }, 'fair'],
  ['a very long way', { packets: 200, lost: 1, roundTrip: 0.81 }, 'poor'],
  ['nothing came', before, 'good'],
  ['counters that began again', { packets: 150, lost: 0, roundTrip: null }, 'good'],
] as const)('%s', (_name, after, quality) => {
  expect(qualityOf(before, after)).toBe(quality);
});
