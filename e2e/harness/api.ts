import { DEMO_ACCOUNTS, DEMO_PASSWORD, type Role } from '@ayana/contracts/identity';
import type { FormAnswer, FormFunction } from '@ayana/contracts/forms';
import type { InboxDetail, InboxItem } from '@ayana/contracts/inbox';

import { uniqueAddress } from './own-address.ts';

interface Token {
  access_token: string;
  /** In ms since 1970. A run is longer than a token's ten minutes. */
  until: number;
}

/** A call may take as long. */
const SLACK_SECONDS = 10;

/** One sign-in per role and worker, for the lifetime of its token. */
const tokens = new Map<string, Promise<Token>>();

export function demoEmail(role: Role | null): string {
  const account = DEMO_ACCOUNTS.find((one) => one.role === role);
  if (account === undefined) throw new Error(`There is no demo account for ${String(role)}.`);
  return account.email;
}

/** The public API as any client sees it, for test setup and for checking results. */
export class Api {
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Sends a form as a browser would. @returns the answer; throws on a refusal */
  submit(form: FormFunction, payload: Record<string, string>): Promise<FormAnswer> {
    return this.#call<FormAnswer>('POST', `/functions/${form}`, payload);
  }

  /** A call as a demo account. @param path below `/api` */
  async as<T>(role: Role, method: string, path: string, body?: unknown): Promise<T> {
    const key = `${this.#origin} ${role}`;
    let token = tokens.get(key);
    if (token === undefined || (await token).until < Date.now()) {
      token = this.#signIn(role);
      tokens.set(key, token);
    }
    return this.#call<T>(method, path, body, (await token).access_token);
  }

  /** The inbox entry of a sender. */
  async request(email: string): Promise<InboxItem> {
    const { items } = await this.as<{ items: InboxItem[] }>('super_admin', 'GET', '/inbox?limit=100');
    const item = items.find((one) => one.email === email);
    if (item === undefined) throw new Error(`Nothing of ${email} is in the inbox.`);
    return item;
  }

  requestDetail(id: string): Promise<InboxDetail> {
    return this.as<InboxDetail>('super_admin', 'GET', `/inbox/${id}`);
  }

  async #signIn(role: Role): Promise<Token> {
    const { access_token, expires_in } = await this.#call<{ access_token: string; expires_in: number }>(
      'POST',
      '/auth/sign-in',
      { email: demoEmail(role), password: DEMO_PASSWORD },
    );
    return { access_token, until: Date.now() + (expires_in - SLACK_SECONDS) * 1000 };
  }

  async #call<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
    const answer = await fetch(`${this.#origin}/api${path}`, {
      method,
      headers: {
        origin: this.#origin,
        'x-forwarded-for': uniqueAddress(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} /api${path} was answered ${answer.status}: ${text}`);
    // What was removed has no body.
    return (text === '' ? undefined : JSON.parse(text)) as T;
  }
}
