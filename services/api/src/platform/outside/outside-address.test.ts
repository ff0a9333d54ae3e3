import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isPublicIp, outsideAddress } from './outside-address.js';
import { postOutside } from './post-outside.js';

test.each([
  'http://hooks.slack.com/services/x',
  'https://user:word@hooks.slack.com/',
  'https://hooks.slack.com:8443/x',
  'https://localhost/x',
  'https://printer.local/',
  'https://vault.internal/',
  'https://intranet/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://10.1.2.3/',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[fd00::1]/',
  'https://[64:ff9b::a00:1]/',
  'https://[2002:a00:1::]/',
  'ftp://example.org/',
  'nothing',
])('%s is not called', (address) => {
  expect(outsideAddress(address, false)).toBeNull();
});

test('public addresses are called; this machine only where it may be', () => {
  expect(outsideAddress('https://hooks.slack.com/services/T/B/x', false)?.host).toBe('hooks.slack.com');
  expect(outsideAddress('https://93.184.216.34/', false)?.host).toBe('93.184.216.34');
  expect(outsideAddress('http://127.0.0.1:4000/', false)).toBeNull();
  expect(outsideAddress('http://127.0.0.1:4000/', true)?.port).toBe('4000');
  expect(outsideAddress('http://10.0.0.1/', true)).toBeNull();
  expect(['8.8.8.8', '2606:4700::1111', '192.168.1.1', '100.64.0.1', 'fe80::1', 'x'].map(isPublicIp)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

describe('with a receiver on this machine', () => {
  let server: Server;
  let asked = 0;
  beforeAll(
    () =>
      new Promise<void>((done) => {
        server = createServer((request, response) => {
          asked += 1;
          if (request.url === '/slow') return;
          if (request.url === '/away') response.writeHead(302, { location: '/else' });
          else response.writeHead(200);
          response.end('x'.repeat(100_000));
        }).listen(0, '127.0.0.1', done);
      }),
  );
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const post = (path: string, { local = true, host = '127.0.0.1', timeout_ms = 5000 } = {}) =>
    postOutside({
      url: new URL(`http://${host}:${(server.address() as AddressInfo).port}${path}`),
      body: '{}',
      headers: {},
      timeout_ms,
      local,
    });

  test('a redirect is not followed, and a long answer is cut', async () => {
    const away = await post('/away');
    expect([away.status, asked]).toEqual([302, 1]);
    expect((await post('/')).body.length).toBeLessThanOrEqual(2000);
  });

  test('one that answers never is given up in time', async () => {
    await expect(post('/slow', { timeout_ms: 200 })).rejects.toThrow('No answer in time');
  });

  test('a name that leads inside is refused when it is called', async () => {
    const before = asked;
    await expect(post('/', { local: false, host: 'localhost' })).rejects.toThrow('inside this network');
    await expect(post('/', { local: false })).rejects.toThrow('inside this network');
    expect(asked).toBe(before);
  });
});
