// The twin of a socket: plain socket.io without a token; a line on stdin goes to all sockets.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { repositoryRoot } from '@ayana/tooling/database/paths.ts';

interface Sockets {
  emit(event: string, data: object): void;
}
// The very copy the API uses.
const require = createRequire(join(repositoryRoot, 'services/api/package.json'));
const { Server } = require('socket.io') as { Server: new (server: object, options: object) => Sockets };

const server = createServer();
const sockets = new Server(server, { transports: ['websocket'], serveClient: false });
createInterface({ input: process.stdin }).on('line', (title) =>
  sockets.emit('patient_notifications.inserted', { title }),
);
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
