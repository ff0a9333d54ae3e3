import { createPublicReads } from './public-reads';

const links = (cache: string): Response => Response.json([1], { headers: { 'cache-control': cache } });
const request = (): Request => new Request('http://api.test/api/rpc/get_public_social_links');

it('asks once while a public answer is fresh', async () => {
  const fetch = jest.fn(async () => links('public, max-age=60'));
  const read = createPublicReads(fetch);
  await (await read(request())).json();
  await expect((await read(request())).json()).resolves.toEqual([1]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it.each(['private, max-age=60', 'no-store', 'public, no-cache, max-age=60', ''])(
  'keeps nothing marked "%s"',
  async (cache) => {
    const fetch = jest.fn(async () => links(cache));
    const read = createPublicReads(fetch);
    await read(request());
    await read(request());
    expect(fetch).toHaveBeenCalledTimes(2);
  },
);

it('uses what it has when the API does not answer, and fails when it has nothing', async () => {
  let down = false;
  const read = createPublicReads(async () => {
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
