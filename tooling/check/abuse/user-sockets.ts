import { io, type Socket } from 'socket.io-client';

import { signIn } from '../site/sign-in.ts';
import { until } from '../site/waiting.ts';
import type { Attack } from './attack.ts';
import { checkOrdinaryVisitor } from './kit/ordinary-visitor.ts';

/** More tabs than anyone has open. */
const MOST = 100;

/** One access token on very many sockets. */
export const userSockets: Attack = {
  name: 'user-sockets',
  title: 'Hundreds of sockets of one user',
  wanted: 'One user has a bounded number of sockets; others still connect and read.',
  async run(target) {
    const { long, origin, say, tally } = target;
    const number = long ? 600 : 200;
    const { token } = await signIn(origin, 'patient');
    const open = (auth: string): Socket =>
      io(origin, {
        path: '/socket.io',
        transports: ['websocket'],
        auth: { token: auth },
        extraHeaders: { origin },
        forceNew: true,
        reconnection: false,
      });
    const sockets: Socket[] = [];
    let settledOnes = 0;
    for (let index = 0; index < number; index += 1) {
      const socket = open(token);
      socket.once('connect', () => (settledOnes += 1));
      socket.once('connect_error', () => (settledOnes += 1));
      sockets.push(socket);
      if (index % 50 === 49)
        await until('some sockets are answered', 10_000, () => settledOnes > index - 25).catch(() => undefined);
    }
    await until('every socket is answered', 15_000, () => settledOnes === number).catch(() => undefined);
    const connected = sockets.filter(({ connected: is }) => is).length;
    say(`${connected} of ${number} connected`);
    tally.counts.tried += number;
    tally.counts.accepted += connected;
    tally.counts.refused += number - connected;
    tally.expect(
      settledOnes === number,
      'sockets were neither taken nor refused',
      `${number - settledOnes} of ${number}`,
    );
    tally.expect(
      connected > 0 && connected <= MOST,
      `not 1 to ${MOST} sockets of one user`,
      `${connected} of ${number}`,
    );
    const other = open((await signIn(origin, 'ayana_staff')).token);
    await until('another user connects', 10_000, () => other.connected).catch(() =>
      tally.wrong('another user could not connect'),
    );
    await checkOrdinaryVisitor(target, `${number} sockets`);
    for (const socket of [...sockets, other]) socket.disconnect();
    return { connected: `${connected} of ${number}` };
  },
};
