import { createHash } from 'node:crypto';
import { FORM_KEY_FIELD } from '@ayana/contracts/forms';
import { type Locale, localeOfPath } from '@ayana/contracts/language';
import { BODY_LIMIT, isSameOrigin } from '@ayana/contracts/operation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matchRoutes } from 'react-router';
import type { Generation } from '../releases/registry';
import { IDENTITY_FORMS } from './identity-forms';
import { sendRefusal } from '../http/problems';

const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Whether the page at a path accepts a posted form (`form` in portal.json). */
export function takesForm({ remotes }: Generation, path: string): boolean {
  const routes = remotes.flatMap(({ portal }) => portal.routes).filter(({ form }) => form === true);
  return (
    matchRoutes(
      routes.map(({ path: each }) => ({ path: each })),
      path,
    ) !== null
  );
}

/**
 * Whether a form was posted from a page of this site. Browsers send the origin with every posted form; without it,
 * as with strict settings, `Sec-Fetch-Site` must say that the request is same-origin.
 */
export function isFromOwnPage(headers: FastifyRequest['headers'], publicOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  if (headers.origin === undefined || headers.origin === 'null') return site === 'same-origin';
  return isSameOrigin(headers.origin, publicOrigin);
}

/** Serves forms that a browser posts itself, before the page's code has loaded or without it. */
export async function servePageForms(
  app: FastifyInstance,
  options: {
    publicOrigin: string;
    takes: (path: string) => boolean;
    /** @param body the form as the browser wrote it */
    answer: (request: FastifyRequest, reply: FastifyReply, body: string) => Promise<FastifyReply>;
  },
): Promise<void> {
  await app.register(async (forms) => {
    forms.addContentTypeParser(FORM_TYPE, { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    // A form that no page accepts is read and dropped, so that the client gets the answer and not a reset connection.
    forms.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null, undefined);
    });
    forms.post('/*', async (request, reply) => {
      const path = request.url.split('?', 1)[0] ?? '';
      if (!options.takes(path)) return sendRefusal(reply.header('allow', 'GET, HEAD'), 'method_not_allowed');
      if (typeof request.body !== 'string') return sendRefusal(reply, 'unsupported_media_type');
      if (!isFromOwnPage(request.headers, options.publicOrigin)) return sendRefusal(reply, 'wrong_origin');
      return options.answer(request, reply, withFormKey(request.body, request, Date.now()));
    });
  });
}

/** A form that a browser sent to a page. */
export interface Posted {
  /** As the browser wrote it. */
  body: string;
  /** The headers of the browser's request that the page's action may forward to the API. */
  headers: Record<string, string>;
}

/** Sessions use a cookie, and the API checks the origin: only the shell's own forms get these headers, no remote's. */
const PASSED_ON = ['cookie', 'origin', 'sec-fetch-site', 'user-agent'] as const;

export function postedOf(request: FastifyRequest, body: string, locales: readonly Locale[]): Posted {
  const { path } = localeOfPath(request.url.split('?', 1)[0] ?? '', locales);
  const passed = IDENTITY_FORMS.includes(path) ? PASSED_ON : [];
  const given = passed.flatMap((name) => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return { body, headers: Object.fromEntries(given) as Record<string, string> };
}

/** The request a page is rendered for. */
export function requestOf(address: URL, posted: Posted | undefined): Request {
  const headers = { accept: 'text/html' };
  if (posted === undefined) return new Request(address, { headers });
  return new Request(address, {
    method: 'POST',
    headers: { ...headers, ...posted.headers, 'content-type': FORM_TYPE },
    body: posted.body,
  });
}

/** How long the same form without a key counts as the same. */
const SAME_FORM_MS = 600_000;

/**
 * Gives a form without a key one, so that a form sent twice makes one row. Pages may be shared by many visitors, so they have no
 * keys: the browser's script fills them in. Without scripts the same form of the same visitor within the same ten minutes has the same key.
 */
export function withFormKey(
  body: string,
  { headers, ip, url }: Pick<FastifyRequest, 'headers' | 'ip' | 'url'>,
  now: number,
): string {
  const form = new URLSearchParams(body);
  if (form.get(FORM_KEY_FIELD) !== '') return body;
  // A key is stored: nobody should be able to try passwords by it.
  const told = new URLSearchParams(body);
  told.delete('password');
  const sent = [ip, headers['user-agent'] ?? '', url, told.toString(), Math.floor(now / SAME_FORM_MS)];
  const hash = createHash('sha256').update(JSON.stringify(sent)).digest('hex');
  // UUID version 8: of our own making (RFC 9562, 5.8).
  form.set(FORM_KEY_FIELD, hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5'));
  return form.toString();
}
