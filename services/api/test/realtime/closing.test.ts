import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { SOCKET_PATH } from '@ayana/contracts/realtime';
import { Realtime } from '../../src/platform/realtime/realtime.js';
import { startApi, type TestApi } from '../support/api.js';

let api: TestApi;
beforeAll(async () => (api = await startApi()));
afterAll(() => api.close());

async function answerToUpgrade(): Promise<{ status: number | undefined; retryAfter: string | undefined }> {
  const upgrade = request(`${api.url}${SOCKET_PATH}/?EIO=4&transport=websocket`, {
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': Buffer.alloc(16, 1).toString('base64'),
    },
  });
  upgrade.end();
  const [answer] = (await Promise.race([once(upgrade, 'response'), once(upgrade, 'upgrade')])) as [IncomingMessage];
  answer.destroy();
  return { status: answer.statusCode, retryAfter: answer.headers['retry-after'] };
}

test('a process that ends sends new sockets elsewhere: 503, for which a proxy asks the next process', async () => {
  expect(await answerToUpgrade()).toMatchObject({ status: 101 });
  api.app.get(Realtime).beforeApplicationShutdown();
  expect(await answerToUpgrade()).toEqual({ status: 503, retryAfter: '1' });
});
