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

/**
 * Compresses a page for one answer, in a format the browser accepts.
 * @param html creates the page when its turn comes, so that waiting pages use no memory
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
