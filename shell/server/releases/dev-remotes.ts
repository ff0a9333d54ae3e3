import type { FastifyReply } from 'fastify';
import { readCookie } from '../http/cookies';
import type { Generation } from './registry';

/** A remote that one browser loads from its own computer. */
export interface DevRemote {
  name: string;
  /** On this computer, without a trailing slash. */
  origin: string;
}

/** Name of the query parameter and of the cookie. */
const NAME = 'ayana_dev_remote';
/** Loopback only: no link can name another computer. */
const REMOTE = /^(mfe-[a-z]+(?:-[a-z]+)*)@(http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]):\d{2,5})$/;

export function parseDevRemote(text: string): DevRemote | undefined {
  const [, name, origin] = REMOTE.exec(text) ?? [];
  return name === undefined || origin === undefined ? undefined : { name, origin };
}

/** The remotes of this browser's cookie. */
export function readDevRemotes(cookies: string): DevRemote[] {
  return (readCookie(cookies, NAME) ?? '').split(',').flatMap((text) => parseDevRemote(text) ?? []);
}

/**
 * Answers `?ayana_dev_remote=<name>@http://localhost:<port>` (from now on), `=off` (no more) and `=ask` (whether it is allowed: 204);
 * undefined without the parameter. Call it only where the configuration allows it.
 */
export function answerDevRemoteQuery(address: URL, cookies: string, reply: FastifyReply): FastifyReply | undefined {
  const asked = address.searchParams.get(NAME);
  if (asked === null) return undefined;
  reply.header('cache-control', 'no-store');
  if (asked === 'ask') return reply.code(204).send();
  const remote = parseDevRemote(asked);
  if (remote === undefined && asked !== 'off') {
    const text = `${NAME} is <remote>@http://localhost:<port>, or off; "${asked}" is neither.\n`;
    return reply.code(400).type('text/plain; charset=utf-8').send(text);
  }
  const others = readDevRemotes(cookies).filter(({ name }) => name !== remote?.name);
  const kept = remote === undefined ? [] : [...others, remote];
  const value = encodeURIComponent(kept.map(({ name, origin }) => `${name}@${origin}`).join(','));
  const rest = new URL(address);
  rest.searchParams.delete(NAME);
  return reply
    .header('set-cookie', `${NAME}=${value}; Path=/; HttpOnly; SameSite=Lax${kept.length === 0 ? '; Max-Age=0' : ''}`)
    .redirect(rest.pathname + rest.search, 302);
}

/** The generation for rendering on the server: developed remotes are rendered in the browser, and their releases are not loaded. */
export function withoutRendering(generation: Generation, developed: readonly DevRemote[]): Generation {
  const names = new Set(developed.map(({ name }) => name));
  return {
    ...generation,
    remotes: generation.remotes.map((remote) =>
      names.has(remote.name)
        ? {
            ...remote,
            scripts: {},
            portal: { ...remote.portal, routes: remote.portal.routes.map(({ ssr: _ssr, ...route }) => route) },
          }
        : remote,
    ),
  };
}
