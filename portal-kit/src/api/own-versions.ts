import type { Middleware } from 'openapi-fetch';

const IDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
/** A page is read again within seconds; what was forgotten is only a row that is read again before it can be changed. */
const MAX = 200;

const rowOf = (request: Request): string | undefined => new URL(request.url).pathname.match(IDS)?.at(-1);
const keyOf = (row: string, etag: string): string => `${row} ${etag}`;

/**
 * What is done right after a change of one's own, before the page was read again, still carries the version from before the change: the API would
 * say that someone else has changed the row. Where this tab's own change led from that version to the next, the next one is sent. A change by
 * someone else in between has made the own one fail, or makes this one fail.
 */
export function ownVersions(): Middleware {
  /** The version that an own change made, by row and the version it was made from. */
  const made = new Map<string, string>();
  const newest = (row: string, etag: string): string => {
    const next = made.get(keyOf(row, etag));
    return next === undefined ? etag : newest(row, next);
  };
  return {
    onRequest({ request }) {
      const row = rowOf(request);
      const read = request.headers.get('if-match');
      if (row === undefined || read === null) return undefined;
      request.headers.set('If-Match', newest(row, read));
      return request;
    },
    async onResponse({ request, response }) {
      const [row, before, after] = [rowOf(request), request.headers.get('if-match'), response.headers.get('etag')];
      if (!response.ok || row === undefined || before === null || after === null || before === after) return undefined;
      // Some answers are about another row, such as the next version of a form.
      const body: unknown = await response
        .clone()
        .json()
        .catch(() => null);
      if (typeof body !== 'object' || body === null || !('id' in body) || body.id !== row) return undefined;
      made.set(keyOf(row, before), after);
      if (made.size > MAX) made.delete(made.keys().next().value ?? '');
      return undefined;
    },
  };
}
