export type Quality = 'good' | 'fair' | 'poor';

export interface Received {
  packets: number;
  lost: number;
  /** Round trip in seconds; null where it is not known. */
  roundTrip: number | null;
}

/** Adds up what a connection has received so far. */
export function receivedOf(stats: Iterable<Record<string, unknown>>): Received {
  const sum: Received = { packets: 0, lost: 0, roundTrip: null };
  for (const entry of stats) {
    if (entry['type'] === 'inbound-rtp') {
      sum.packets += Number(entry['packetsReceived'] ?? 0);
      sum.lost += Number(entry['packetsLost'] ?? 0);
    }
    if (entry['type'] === 'candidate-pair' && entry['nominated'] === true) {
      const time = entry['currentRoundTripTime'];
      if (typeof time === 'number') sum.roundTrip = time;
    }
  }
  return sum;
}

/** A connection in a word, from what came between two moments. */
export function qualityOf(before: Received, after: Received): Quality {
  const packets = after.packets - before.packets;
  const lost = Math.max(0, after.lost - before.lost);
  const share = packets + lost === 0 ? 0 : lost / (packets + lost);
  const trip = after.roundTrip ?? 0;
  if (share > 0.08 || trip > 0.8) return 'poor';
  return share > 0.02 || trip > 0.35 ? 'fair' : 'good';
}
