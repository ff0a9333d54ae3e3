import type { Socket } from 'socket.io';

/**
 * What one connection may send within `WINDOW_MS`. Most clients send only their token, once, and an answer to a ping every 25 s; who enters a
 * consultation room with three others sends each a description of some 6,000 bytes, and perhaps once more. Bytes and reads also count pings
 * of the WebSocket itself, which reach no handler.
 */
const LIMITS = { packets: 80, reads: 200, bytes: 65_536 } as const;
const WINDOW_MS = 10_000;

/** Disconnects a connection that sends more than a client needs to. @param onCut called when it does */
export function cutFloods(connection: Socket['conn'], onCut: () => void): void {
  const { socket } = connection.request;
  let sent = { packets: 0, reads: 0, bytes: 0 };
  let endsAt = 0;
  const count = (kind: keyof typeof sent, by: number): void => {
    const now = performance.now();
    if (now >= endsAt) {
      sent = { packets: 0, reads: 0, bytes: 0 };
      endsAt = now + WINDOW_MS;
    }
    sent[kind] += by;
    if (sent[kind] <= LIMITS[kind] || socket.destroyed) return;
    onCut();
    // Without a closing handshake, which a flooding client would not answer.
    socket.destroy();
  };
  socket.on('data', (chunk: Buffer) => {
    count('reads', 1);
    count('bytes', chunk.length);
  });
  connection.on('packet', () => count('packets', 1));
}
