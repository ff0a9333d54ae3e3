import { type Answer, exchange, type Exchange } from './raw.ts';

/** A request as it is written to the wire; nothing in it is checked or encoded. */
export interface Request {
  readonly method?: string;
  readonly target: string;
  readonly version?: string;
  /** Beside Host, X-Forwarded-For and the length of the body; a `host` replaces ours. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | undefined;
}

let people = 0;

/** A unique address, as the proxy in front would send it: most attacks do not test the limits per address. */
export function freshAddress(): string {
  people += 1;
  return `10.${(people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}`;
}

/** The bytes of a request. Text is sent as UTF-8. */
export function bytesOf(
  origin: string,
  { method = 'GET', target, version = '1.1', headers = {}, body }: Request,
): Buffer {
  const given = new Set(Object.keys(headers).map((name) => name.toLowerCase()));
  const lines = [`${method} ${target} HTTP/${version}`];
  if (!given.has('host')) lines.push(`Host: ${new URL(origin).host}`);
  if (!given.has('x-forwarded-for')) lines.push(`X-Forwarded-For: ${freshAddress()}`);
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  if (body !== undefined && !given.has('content-length') && !given.has('transfer-encoding'))
    lines.push(`Content-Length: ${Buffer.byteLength(body)}`);
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), Buffer.from(body ?? '')]);
}

/** Sends one request on a connection of its own. */
export function send(origin: string, request: Request, options: Partial<Exchange> = {}): Promise<Answer> {
  return exchange({ port: Number(new URL(origin).port), bytes: bytesOf(origin, request), ...options });
}

/** A JSON body and who sends it. */
export function json(origin: string, value: unknown, token?: string): Pick<Request, 'headers' | 'body'> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return { headers: { origin, 'content-type': 'application/json', ...authorization }, body: JSON.stringify(value) };
}

const SHOWN = 160;

/** A request on one line, with what cannot be seen written as escapes, for a person who wants to send it again. */
export function lineOf({ method = 'GET', target, version, headers = {}, body }: Request): string {
  const shown = Object.entries(headers).filter(([name]) => !/^(authorization|origin|x-forwarded-for)$/i.test(name));
  return [
    `${method} ${visible(target)}${version === undefined ? '' : ` HTTP/${version}`}`,
    ...shown.map(([name, value]) => visible(`${name}: ${value}`)),
    ...(body === undefined ? [] : [visible(body.toString('utf8'))]),
  ].join(' | ');
}

/** @returns at most 160 characters, all of them printable ASCII */
export function visible(text: string): string {
  const escaped = text.replaceAll(/[^\x20-\x7e]/g, (each) =>
    JSON.stringify(each)
      .slice(1, -1)
      .replace(/^[^\\]$/, escapeOf),
  );
  return escaped.length <= SHOWN ? escaped : `${escaped.slice(0, SHOWN)}… (${text.length} characters)`;
}

const escapeOf = (each: string): string => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`;
