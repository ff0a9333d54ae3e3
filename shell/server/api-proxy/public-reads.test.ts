/** @jest-environment node */
import fastify from 'fastify';
import { createPublicReads } from './public-reads';
import { followRequests, hadFailedRead, hadPrivateRead } from '../http/requests';

/** Of no test: their APIs answer at once. */
const PATIENCE = 60_000;

const links = (cache: string): Response => Response.json([1], { headers: { 'cache-control': cache } });
const request = (): Request => new Request('http://api.test/api/rpc/get_public_social_links');

it('sends one request while a public answer is fresh', async () => {
  const fetch = jest.fn(async () => links('public, max-age=60'));
  const read = createPublicReads(PATIENCE, fetch);
  await (await read(request())).json();
  await expect((await read(request())).json()).resolves.toEqual([1]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it.each(['private, max-age=60', 'no-store', 'public, no-cache, max-age=60', ''])(
  'keeps nothing marked "%s"',
  async (cache) => {
    const fetch = jest.fn(async () => links(cache));
    const read = createPublicReads(PATIENCE, fetch);
    await read(request());
    await read(request());
    expect(fetch).toHaveBeenCalledTimes(2);
  },
);

it('uses the cached answer when the API does not answer, and fails without one', async () => {
  let down = false;
  const read = createPublicReads(PATIENCE, async () => {
    if (down) throw new TypeError('fetch failed');
    return links('public, max-age=1');
  });
  await read(request());
  down = true;
  const now = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  await expect((await read(request())).json()).resolves.toEqual([1]);
  now.mockRestore();
  await expect(read(new Request('http://api.test/other'))).rejects.toThrow('fetch failed');
});

it('sends one request for simultaneous pages, and gives each its own copy', async () => {
  let reply: (answer: Response) => void = () => {};
  const fetch = jest.fn(() => new Promise<Response>((resolve) => (reply = resolve)));
  const read = createPublicReads(PATIENCE, fetch);
  const answers = Promise.all([read(request()), read(request()), read(request())]);
  reply(links('public, max-age=60'));
  await expect(Promise.all((await answers).map((each) => each.json()))).resolves.toEqual([[1], [1], [1]]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('serves the expired answer to others while one reloads it', async () => {
  let reply: (answer: Response) => void = () => {};
  const fetch = jest.fn<Promise<Response>, []>(async () => links('public, max-age=10'));
  const read = createPublicReads(PATIENCE, fetch);
  await read(request());
  const now = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 12_000);
  fetch.mockImplementation(() => new Promise((resolve) => (reply = resolve)));
  const asking = read(request());
  await expect((await read(request())).json()).resolves.toEqual([1]);
  reply(Response.json([2], { headers: { 'cache-control': 'public, max-age=10' } }));
  await expect((await asking).json()).resolves.toEqual([2]);
  now.mockRestore();
});

it('uses the cached answer when the API is too busy', async () => {
  let busy = false;
  const read = createPublicReads(PATIENCE, async () =>
    busy ? new Response('{}', { status: 503, headers: { 'retry-after': '1' } }) : links('public, max-age=1'),
  );
  await read(request());
  busy = true;
  const now = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  await expect((await read(request())).json()).resolves.toEqual([1]);
  now.mockRestore();
  const other = await read(new Request('http://api.test/other'));
  expect([other.status, other.headers.get('retry-after')]).toEqual([503, '1']);
});

it('uses the cached answer when the API fails, and marks pages with missing data', async () => {
  let status = 200;
  const read = createPublicReads(PATIENCE, async () =>
    Response.json([1], { status, headers: { 'cache-control': 'public, max-age=1' } }),
  );
  const site = fastify();
  followRequests(site);
  site.get<{ Querystring: { of: string } }>('/', async ({ query }) => {
    const answer = await read(new Request(`http://api.test/${query.of}`));
    return { status: answer.status, failed: hadFailedRead() };
  });
  const origin = await site.listen({ port: 0, host: '127.0.0.1' });
  const page = async (of: string): Promise<unknown> => (await globalThis.fetch(`${origin}/?of=${of}`)).json();
  expect(await page('known')).toEqual({ status: 200, failed: false });
  const now = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  status = 503;
  expect(await page('known')).toEqual({ status: 200, failed: false });
  expect(await page('other')).toEqual({ status: 503, failed: true });
  status = 404;
  expect(await page('missing')).toEqual({ status: 404, failed: false });
  now.mockRestore();
  await site.close();
});

it('marks pages that loaded private data', async () => {
  const read = createPublicReads(PATIENCE, async (asked) =>
    links(asked instanceof Request && asked.url.endsWith('/public') ? 'public, max-age=60' : 'no-store'),
  );
  const site = fastify();
  followRequests(site);
  site.get<{ Querystring: { of: string } }>('/', async ({ query }) => {
    await read(new Request(`http://api.test/${query.of}`));
    return hadPrivateRead();
  });
  const origin = await site.listen({ port: 0, host: '127.0.0.1' });
  const page = async (of: string): Promise<unknown> => (await globalThis.fetch(`${origin}/?of=${of}`)).json();
  expect([await page('public'), await page('by-link'), await page('by-link'), await page('public')]).toEqual([
    false,
    true,
    true,
    false,
  ]);
  await site.close();
});
