import { REQUEST_ID_HEADER } from '@ayana/contracts/operation';
import { LRUCache } from 'lru-cache';
import { currentClient, currentRequestId, noteFailedRead, notePrivateRead, notePublicRead } from '../http/requests';

/** An API answer for pages, cached as long as the API allows. */
interface Kept {
  body: string;
  headers: Record<string, string>;
  status: number;
  /** `performance.now()` at which it expires; 0 for what may not be cached. */
  until: number;
  /** Seconds a shared cache may keep it, and the tags by which it is purged. */
  seconds: number;
  tags: readonly string[];
}

/** Longest time an answer is cached, in milliseconds: the pages show a change of the catalogue at once. */
const FRESH = 1_000;
/** Longest time an expired answer is still given, in milliseconds, while another page reloads it. */
const EXPIRED = 15_000;
/** Longest wait for the API to take a form, in milliseconds. */
const SEND_LIMIT = 15_000;
/** Bytes of all cached answers. */
const BYTES = 32 * 1024 * 1024;

/**
 * A `fetch` for the loaders of public pages: answers marked `public` are cached for a few seconds, and
 * are used stale when the API does not answer or fails. Simultaneous requests share one call; while an expired answer
 * reloads, others use it. No personal data passes here: the render server has no session.
 *
 * @param patience longest wait for the API while a page is being rendered, in milliseconds
 */
export function createPublicReads(
  patience: number,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): (request: Request) => Promise<Response> {
  const kept = new LRUCache<string, Kept>({
    maxSize: BYTES,
    sizeCalculation: ({ body }, key) => 2 * (body.length + key.length) + 200,
  });
  const underWay = new Map<string, Promise<Kept>>();

  const read = async (request: Request): Promise<Kept> => {
    const known = kept.get(request.url);
    try {
      const id = currentRequestId();
      const headers = new Headers(request.headers);
      if (id !== undefined) headers.set(REQUEST_ID_HEADER, id);
      // Other pages may wait for it: it is not aborted with the first page's request.
      const response = await fetch(new Request(request.url, { headers, signal: AbortSignal.timeout(patience) }));
      const lifetime = response.ok ? publicLifetime(response.headers.get('cache-control')) : 0;
      const fresh: Kept = {
        body: await response.text(),
        headers: picked(response.headers),
        status: response.status,
        until: lifetime === 0 ? 0 : performance.now() + Math.min(lifetime, FRESH),
        seconds: lifetime / 1000,
        tags: (response.headers.get('cache-tag') ?? '').split(',').filter((tag) => tag !== ''),
      };
      if (fresh.until > 0) kept.set(request.url, fresh);
      // The API fails now, but the last answer is recent.
      return fresh.status >= 500 && known !== undefined ? known : fresh;
    } catch (error) {
      if (known === undefined) throw error;
      return known;
    }
  };

  return async (request) => {
    if (request.method !== 'GET') {
      notePrivateRead();
      // Sent on behalf of one visitor: the API counts it as theirs.
      const headers = new Headers(request.headers);
      for (const [name, value] of Object.entries(currentClient())) headers.set(name, value);
      return fetch(request, { headers, signal: AbortSignal.any([request.signal, AbortSignal.timeout(SEND_LIMIT)]) });
    }
    const known = kept.get(request.url);
    const late = known === undefined ? Infinity : performance.now() - known.until;
    if (known !== undefined && late < 0) return answer(known);
    const already = underWay.get(request.url);
    if (already !== undefined && known !== undefined && late < EXPIRED) return answer(known);
    const asked = already ?? read(request).finally(() => underWay.delete(request.url));
    underWay.set(request.url, asked);
    // Every waiting page records that its data is missing.
    const found = await asked.catch((error: unknown) => {
      noteFailedRead();
      throw error;
    });
    if (found.status >= 500) noteFailedRead();
    if (found.until === 0) notePrivateRead();
    return answer(found);
  };
}

function answer({ body, headers, status, ...kept }: Kept): Response {
  notePublicRead(kept);
  return new Response(status === 204 || status === 304 ? null : body, { status, headers });
}

function picked(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    ['content-type', 'retry-after'].flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

/** Milliseconds a shared cache may keep an answer; 0 where it may not (RFC 9111). */
function publicLifetime(header: string | null): number {
  if (header === null || !/\bpublic\b/.test(header) || /\bno-(store|cache)\b/.test(header)) return 0;
  const seconds = /s-maxage=(\d+)/.exec(header)?.[1] ?? /max-age=(\d+)/.exec(header)?.[1] ?? '0';
  return Number(seconds) * 1000;
}
