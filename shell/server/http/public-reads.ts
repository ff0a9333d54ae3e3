import { REQUEST_ID_HEADER } from '@ayana/contracts/operation';
import { currentRequestId } from './requests';

/** What the render server reads of the API for a page, kept for as long as the API allows. */
interface Kept {
  body: string;
  type: string;
  status: number;
  /** `performance.now()` until which it is fresh. */
  until: number;
}

/** Longest time an answer is used without asking again, in milliseconds; editors see their change soon. */
const FRESH = 15_000;
/** Longest wait for the API while a page is being rendered, in milliseconds. */
const LIMIT = 1_500;
const ENTRIES = 300;

/**
 * A `fetch` for the loaders of public pages: answers marked `public` are kept for a few seconds, so that a page costs no call, and
 * are used stale when the API does not answer. Nothing personal passes here: the render server has no session.
 */
export function createPublicReads(
  fetch: typeof globalThis.fetch = globalThis.fetch,
): (request: Request) => Promise<Response> {
  const kept = new Map<string, Kept>();
  return async (request) => {
    const known = request.method === 'GET' ? kept.get(request.url) : undefined;
    if (known !== undefined && performance.now() < known.until) return answer(known);
    try {
      const id = currentRequestId();
      if (id !== undefined) request.headers.set(REQUEST_ID_HEADER, id);
      const response = await fetch(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(LIMIT)]) });
      if (!response.ok || request.method !== 'GET') return response;
      const lifetime = publicLifetime(response.headers.get('cache-control'));
      if (lifetime === 0) return response;
      const fresh: Kept = {
        body: await response.text(),
        type: response.headers.get('content-type') ?? 'application/json',
        status: response.status,
        until: performance.now() + Math.min(lifetime, FRESH),
      };
      kept.delete(request.url);
      kept.set(request.url, fresh);
      for (const oldest of kept.keys()) {
        if (kept.size <= ENTRIES) break;
        kept.delete(oldest);
      }
      return answer(fresh);
    } catch (error) {
      if (known === undefined) throw error;
      return answer(known);
    }
  };
}

function answer({ body, status, type }: Kept): Response {
  return new Response(body, { status, headers: { 'content-type': type } });
}

/** Milliseconds a shared cache may keep an answer; 0 where it may not (RFC 9111). */
function publicLifetime(header: string | null): number {
  if (header === null || !/\bpublic\b/.test(header) || /\bno-(store|cache)\b/.test(header)) return 0;
  const seconds = /s-maxage=(\d+)/.exec(header)?.[1] ?? /max-age=(\d+)/.exec(header)?.[1] ?? '0';
  return Number(seconds) * 1000;
}
