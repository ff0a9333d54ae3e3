import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressPage } from './compress';

const html = `<p>${'Knee replacement in Chennai. '.repeat(500)}</p>`;

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('compresses by what the browser takes: %s', async (accepted, encoding, open) => {
  const compressed = await compressPage({ html, packed: new Map() }, accepted);
  expect(compressed.encoding).toBe(encoding);
  expect(open(compressed.body).toString()).toBe(html);
});

it('sends a page uncompressed to a client that supports neither', async () => {
  await expect(compressPage({ html, packed: new Map() }, '')).resolves.toEqual({ body: html });
});

it('compresses a page once for everybody who shares it', async () => {
  const page = { html, packed: new Map() };
  const [first, second] = await Promise.all([compressPage(page, 'br'), compressPage(page, 'br')]);
  expect(second.body).toBe(first.body);
  expect((await compressPage(page, 'gzip')).encoding).toBe('gzip');
});

it('compresses many pages at once, each whole', async () => {
  const all = await Promise.all(
    Array.from({ length: 60 }, (_, index) => compressPage({ html: `${html}${index}`, packed: new Map() }, 'br')),
  );
  expect(all.map((each) => brotliDecompressSync(each.body).toString())).toEqual(
    all.map((_, index) => `${html}${index}`),
  );
});
