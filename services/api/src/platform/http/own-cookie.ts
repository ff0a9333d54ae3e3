import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.js';

interface Options {
  name: string;
  /** The paths it is sent to. */
  path: string;
  /** Max-Age. */
  seconds: number;
  /** Readable by this site's scripts: it keeps its plain name and value, and must not grant access. */
  readable?: true;
  /** `strict`: not sent with a request that another site began, not even a link. */
  sameSite?: 'lax' | 'strict';
}

/**
 * A cookie of this API: for this host only, SameSite=Lax unless it is stricter, on https Secure with the matching name prefix, and hidden from scripts. `which`
 * is added to the name when a browser has several of a kind, such as one per tab.
 */
export class OwnCookie {
  private readonly name: string;
  private readonly seconds: number;
  /** A browser deletes a cookie only when its attributes match. */
  private readonly attributes: CookieSerializeOptions;

  constructor({ publicOrigin }: Config, { name, path, seconds, readable, sameSite = 'lax' }: Options) {
    const secure = publicOrigin.startsWith('https:');
    this.name = secure && !readable ? `__Secure-${name}` : name;
    this.seconds = seconds;
    this.attributes = { path, secure, sameSite, httpOnly: !readable };
    if (readable) this.attributes.encode = (value) => value;
  }

  read(request: FastifyRequest, which = ''): string | undefined {
    return request.cookies[this.name + which] || undefined;
  }

  set(reply: FastifyReply, value: string, which = ''): void {
    void reply.setCookie(this.name + which, value, { ...this.attributes, maxAge: this.seconds });
  }

  clear(reply: FastifyReply, which = ''): void {
    void reply.clearCookie(this.name + which, this.attributes);
  }
}
