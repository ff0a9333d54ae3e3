import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.js';

interface Options {
  name: string;
  /** The addresses it travels to. */
  path: string;
  /** How long a browser keeps it. */
  seconds: number;
  /** For scripts of this site as well: it keeps its plain name, its value travels as it is, and must open nothing. */
  readable?: true;
}

/**
 * A cookie of this API: of this host alone, SameSite=Lax, Secure and named so where the site is, and hidden from scripts. `which`
 * is added to the name where a browser has several of a kind, such as one for each tab.
 */
export class OwnCookie {
  private readonly name: string;
  private readonly seconds: number;
  /** A browser lets go of a cookie only by the attributes it was set with. */
  private readonly attributes: CookieSerializeOptions;

  constructor({ publicOrigin }: Config, { name, path, seconds, readable }: Options) {
    const secure = publicOrigin.startsWith('https:');
    this.name = secure && !readable ? `__Secure-${name}` : name;
    this.seconds = seconds;
    this.attributes = { path, secure, sameSite: 'lax', httpOnly: !readable };
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
