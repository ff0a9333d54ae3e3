// The twin of realtime: a line on stdin writes a row and notifies in one transaction; LISTEN hands it on to every ws client.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';

import { Client } from 'pg';
import { WebSocketServer } from 'ws';

const connect = async (): Promise<Client> => {
  const client = new Client({ connectionString: process.env['DATABASE_URL'] });
  await client.connect();
  return client;
};
const [writer, listener] = [await connect(), await connect()];
await writer.query('create table if not exists bench_events (id bigserial primary key, title text not null)');
await listener.query('listen bench_events');
const server = createServer();
const sockets = new WebSocketServer({ server });
listener.on('notification', ({ payload = '' }) => {
  for (const socket of sockets.clients) socket.send(payload);
});
createInterface({ input: process.stdin }).on('line', (title) => {
  void (async () => {
    await writer.query('begin');
    await writer.query('insert into bench_events (title) values ($1)', [title]);
    await writer.query("select pg_notify('bench_events', $1)", [JSON.stringify({ title })]);
    await writer.query('commit');
  })();
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
