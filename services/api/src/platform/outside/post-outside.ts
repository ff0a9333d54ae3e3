import { lookup as resolve } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isLoopbackIp, isPublicIp, literalOf } from './outside-address.js';

/** Of an answer that is kept: enough to say what was wrong. */
const MOST_ANSWER = 2000;

export interface OutsidePost {
  url: URL;
  body: string;
  headers: Readonly<Record<string, string>>;
  /** For all of it: name, connection and answer. */
  timeout_ms: number;
  /** As for `outsideAddress`. */
  local: boolean;
}

export interface OutsideAnswer {
  status: number;
  /** Its beginning. */
  body: string;
  retry_after: string | null;
}

const mayCall = (ip: string, local: boolean): boolean => isPublicIp(ip) || (local && isLoopbackIp(ip));

/** The name is resolved once, and what it leads to is what is connected to: nobody can change it in between. */
const checkedLookup =
  (local: boolean): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error !== null) return callback(error, '', 0);
      const [first] = found;
      if (first === undefined || !found.every(({ address }) => mayCall(address, local)))
        return callback(new Error(`${hostname} leads to an address inside this network`), '', 0);
      return options.all === true ? callback(null, found) : callback(null, first.address, first.family);
    });
  };

/**
 * Posts to an address that a person has entered. It follows no redirects.
 * @throws Error for an address inside this network, and when nothing answers in time
 */
export function postOutside({ url, body, headers, timeout_ms, local }: OutsidePost): Promise<OutsideAnswer> {
  const ip = literalOf(url);
  if (ip !== null && !mayCall(ip, local))
    return Promise.reject(new Error(`${url.hostname} is an address inside this network`));
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const length = String(Buffer.byteLength(body));
  return new Promise((fulfil, reject) => {
    const call = request(
      url,
      {
        method: 'POST',
        headers: { 'user-agent': 'Ayana', ...headers, 'content-length': length },
        lookup: checkedLookup(local),
        agent: false,
        signal: AbortSignal.timeout(timeout_ms),
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => {
          text += part;
          // The rest is of no use, and may have no end.
          if (text.length > MOST_ANSWER) answer.destroy();
        });
        answer.on('error', reject);
        answer.on('close', () =>
          fulfil({
            status: answer.statusCode ?? 0,
            body: text.slice(0, MOST_ANSWER),
            retry_after: answer.headers['retry-after'] ?? null,
          }),
        );
      },
    );
    call.on('error', (error) => {
      reject(error.name === 'AbortError' || error.name === 'TimeoutError' ? new Error('No answer in time') : error);
    });
    call.end(body);
  });
}
