import { createServer, type AddressInfo, type Server, type Socket, connect } from 'node:net';
import { serverUrl } from './database.js';

/** What the clients of one server have sent to it. */
export interface Sent {
  /** Names of the parameters a connection was started with. */
  readonly parameters: Set<string>;
  /** Names of prepared statements; '' is the unnamed one. */
  readonly statements: Set<string>;
  /** The text of every statement. */
  readonly texts: string[];
}

/** A way to the tests' PostgreSQL on which every message of its clients is read. */
export interface Wire {
  readonly sent: Sent;
  /** The same database and role by this way. */
  through(url: string): string;
  close(): Promise<void>;
}

const STARTUP_HEADER = 8;

export async function openWire(): Promise<Wire> {
  const sent: Sent = { parameters: new Set(), statements: new Set(), texts: [] };
  const folder = decodeURIComponent(new URL(serverUrl()).hostname);
  const sockets = new Set<Socket>();
  const server: Server = createServer((client) => {
    const backend = connect(`${folder}/.s.PGSQL.5432`);
    const read = reader(sent);
    for (const [from, to] of [
      [client, backend],
      [backend, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
      from.on('data', (bytes: Buffer) => {
        if (from === client) read(bytes);
        to.write(bytes);
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    sent,
    through: (url) => url.replace(/@[^/]*\//, `@127.0.0.1:${port}/`),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Reads the messages of a client (PostgreSQL's protocol 3.0): a start without a type, then type, length and content. */
function reader(sent: Sent): (bytes: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  let started = false;
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    for (;;) {
      const header = started ? 1 : 0;
      if (rest.length < header + 4) return;
      const end = header + rest.readInt32BE(header);
      if (rest.length < end) return;
      const content = rest.subarray(started ? 5 : STARTUP_HEADER, end).toString('utf8');
      if (started) note(sent, String.fromCharCode(rest[0] ?? 0), content);
      else
        for (const [index, text] of content.split('\0').entries())
          if (index % 2 === 0 && text) sent.parameters.add(text);
      started = true;
      rest = rest.subarray(end);
    }
  };
}

function note(sent: Sent, type: string, content: string): void {
  const [first = '', second = ''] = content.split('\0');
  if (type === 'Q') sent.texts.push(first);
  if (type !== 'P') return;
  sent.statements.add(first);
  sent.texts.push(second);
}
