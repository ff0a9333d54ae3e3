import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Semaphore } from 'async-mutex';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Compressions at a time: as many as the thread pool has threads. A compressor allocates some megabytes when it is created, even
 * while it waits for a thread, and the process keeps most of that memory.
 */
const places = new Semaphore(4);

export interface PackedPage {
  /** Undefined where it is not compressed. */
  encoding?: 'br' | 'gzip';
  body: Buffer | string;
}

/**
 * The page in a format the browser accepts.
 * @param packed keeps what was compressed, for further requests of the same page
 */
export async function compressPage(
  { html, packed }: { html: string; packed: Map<string, Promise<PackedPage>> },
  accepted: string,
): Promise<PackedPage> {
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined;
  if (encoding === undefined) return { body: html };
  const known = packed.get(encoding);
  if (known !== undefined) return known;
  const packing = places.runExclusive(async (): Promise<PackedPage> => ({
    encoding,
    body: encoding === 'br' ? await brotliOf(Buffer.from(html)) : await zip(html, { level: 5 }),
  }));
  packed.set(encoding, packing);
  return packing;
}

const brotliOf = (page: Buffer): Promise<Buffer> =>
  brotli(page, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      // 256 KB: pages are smaller.
      [constants.BROTLI_PARAM_LGWIN]: 18,
      [constants.BROTLI_PARAM_SIZE_HINT]: page.byteLength,
    },
  });
