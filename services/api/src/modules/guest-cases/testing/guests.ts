import { randomInt } from 'node:crypto';
import type { GuestCase } from '@ayana/contracts/guest-case';
import type { Problem } from '@ayana/contracts/problems';
import type { Answer, TestApi } from '../../../../test/support/api.js';
import { consultationForm } from '../../consultations/consultation.factory.js';
import { accountsOf, newAddress } from '../../identity/testing/accounts.js';
import { textMessage } from '../../messaging/templates/texts.js';
import { messagingSettings } from '../../messaging/messaging.settings.js';

/** A case, or why there is none: both have a `status`. */
type Seen = GuestCase & Omit<Problem, 'status'>;
type Read = Answer<Seen>;

/** A browser of a guest, with the cookie of its last exchange. */
export class GuestBrowser {
  cookie = '';

  constructor(private readonly api: TestApi) {}

  async open(token: string): Promise<Read> {
    const answer = await this.api.call<Seen>('POST', '/guest-case/session', { body: { token } });
    const set = answer.headers.getSetCookie().find((each) => each.startsWith('ayana_guest='));
    if (set !== undefined) this.cookie = set.split(';', 1)[0] ?? '';
    return answer;
  }

  call<T = Seen>(method: string, path: string, body?: unknown, headers = {}): Promise<Answer<T>> {
    return this.api.call<T>(method, `/guest-case${path}`, {
      ...(body === undefined ? {} : { body }),
      headers: { cookie: this.cookie, ...headers },
    });
  }

  read(): Promise<Read> {
    return this.call('GET', '');
  }

  write(text: string): Promise<Answer<{ id: string } & Problem>> {
    return this.call('POST', '/messages', { text });
  }

  /** A complete upload of this guest: its id. */
  async upload(name: string, type: string, bytes: Buffer): Promise<string> {
    const base64 = (text: string): string => Buffer.from(text).toString('base64');
    const begun = await this.send('POST', '/api/guest-case/uploads', {
      'upload-length': String(bytes.length),
      'upload-metadata': `filename ${base64(name)},filetype ${base64(type)}`,
    });
    const location = begun.headers.get('location') ?? '';
    if (begun.status !== 201) throw new Error(`The upload was answered ${begun.status}`);
    const part = 'application/offset+octet-stream';
    const sent = await this.send('PATCH', location, { 'upload-offset': '0', 'content-type': part }, bytes);
    if (sent.status !== 204) throw new Error(`The bytes were answered ${sent.status}`);
    return location.slice(location.lastIndexOf('/') + 1);
  }

  send(method: string, path: string, headers: Record<string, string>, body?: Buffer): Promise<Response> {
    return fetch(`${this.api.url}${path}`, {
      method,
      headers: { 'tus-resumable': '1.0.0', cookie: this.cookie, ...headers },
      ...(body === undefined ? {} : { body: new Uint8Array(body) }),
    });
  }
}

/** Guests, through HTTP, and what they get by mail and text message. */
export function guestsOf(api: TestApi) {
  const accounts = accountsOf(api);

  /** The secret of the link in the last mail to an address that has one. */
  async function tokenFor(email: string): Promise<string> {
    const text = (await accounts.letters(email)).findLast((each) => each.text.includes('/case'))?.text ?? '';
    return decodeURIComponent(/\/case(?:\?part=\w+)?#(\S+)/.exec(text)?.[1] ?? '');
  }

  /** A visitor who has asked for a free consultation. */
  async function ask(changes: object = {}) {
    const email = newAddress();
    const { body } = await api.call<{ id: string; case_number: string }>('POST', '/functions/consultation-form', {
      // Codes to one number are limited.
      body: consultationForm({ email, phone: `+2547${randomInt(10_000_000, 100_000_000)}`, ...changes }),
    });
    const [row] = await api.database.rows<{ id: string }>('select id from cases where inbox_item_id = $1', [body.id]);
    return { email, item: body.id, case_number: body.case_number, case_id: row?.id ?? '' };
  }

  /** As `ask`, with a browser that has opened the mailed link. */
  async function come(changes: object = {}) {
    const asked = await ask(changes);
    const token = await tokenFor(asked.email);
    const browser = new GuestBrowser(api);
    await browser.open(token);
    return { ...asked, token, browser };
  }

  /** The last code that was sent by text message. */
  async function lastCode(): Promise<string> {
    const [row] = await api.database.rows<{ data: { id: string } }>(
      `select data from outgoing_texts where template = 'guest_code' order by created_at desc, id desc limit 1`,
    );
    if (row === undefined) throw new Error('No code was sent');
    const { permanentToken } = messagingSettings(api.config);
    const context = { publicOrigin: '', replyTo: '', oneTimeToken: () => '', permanentToken };
    return /\d{6}/.exec(textMessage('guest_code', row.data, context))?.[0] ?? '';
  }

  /** Confirms a browser's session. */
  async function confirm(browser: GuestBrowser): Promise<Read> {
    await browser.call('POST', '/codes');
    return browser.call('POST', '/confirmation', { code: await lastCode() });
  }

  return { accounts, tokenFor, ask, come, lastCode, confirm, browser: () => new GuestBrowser(api) };
}
