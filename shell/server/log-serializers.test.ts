import { Writable } from 'node:stream';
import fastify from 'fastify';
import { logHooks, logSerializers } from './log-serializers';

test('a failed request and its error log no query, address, body or quoted text', async () => {
  let log = '';
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      log += chunk.toString();
      done();
    },
  });
  const app = fastify({ logger: { level: 'trace', serializers: logSerializers, hooks: logHooks, stream } });
  app.get('/form', () => {
    throw Object.assign(new Error('Cannot read "Amara Okafor" of amara@example.org, +254 712 000 111\nAmara'), {
      code: 'ERR_TOLD',
      problem: { detail: 'Amara Okafor' },
    });
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${origin}/form?name=Amara&email=amara@example.org`, {
    headers: { referer: 'https://example.org/?name=Amara' },
  });
  await app.close();
  expect(answer.status).toBe(500);
  expect(log).toContain('"path":"/form"');
  expect(log).toContain('ERR_TOLD');
  expect(log).toContain('log-serializers.test.ts');
  for (const personal of ['Amara', 'amara', '712 000', 'remoteAddress']) expect(log).not.toContain(personal);
});
