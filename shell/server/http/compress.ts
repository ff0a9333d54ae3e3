import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Semaphore } from 'async-mutex';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Compressed at a time: as many as the thread pool has threads. A compressor takes some megabytes as soon as it is made, whether a
 * thread is free for it or not, and of what three hundred of them took most stays with the process.
 */
const places = new Semaphore(4);

/**
 * Compresses a page for one answer, by what the browser takes.
 * @param html makes the page once it is its turn, so that those who wait hold nothing
 */
export async function compressPage(
  html: () => string,
  accepted: string,
): Promise<{ encoding?: 'br' | 'gzip'; body: Buffer | string }> {
  if (accepted.includes('br'))
    return { encoding: 'br', body: await places.runExclusive(() => packed(Buffer.from(html()))) };
  if (accepted.includes('gzip'))
    return { encoding: 'gzip', body: await places.runExclusive(() => zip(html(), { level: 5 })) };
  return { body: html() };
}

const packed = (page: Buffer): Promise<Buffer> =>
  brotli(page, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      // 256 KB: pages are smaller.
      [constants.BROTLI_PARAM_LGWIN]: 18,
      [constants.BROTLI_PARAM_SIZE_HINT]: page.byteLength,
    },
  });
