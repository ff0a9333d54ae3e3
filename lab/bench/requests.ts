import autocannon, { type Options } from 'autocannon';

import { percentile } from './bench.ts';

/** Seconds after which a request counts as timed out. */
const TIMEOUT = 10;
/** Milliseconds between two looks at whether it is over. */
const LOOKS = 50;

/** GETs paths in turn, as often as `amount` or for as long as `seconds` says. */
interface Asked {
  readonly url: string;
  readonly paths: readonly string[];
  readonly connections: number;
}

export interface LoadRun extends Asked {
  readonly seconds: number;
  /** Requests a second of each connection; as fast as it is answered where absent. */
  readonly each_per_second?: number;
}

/** Times in milliseconds. */
export interface Figures {
  readonly per_second: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Answers that were not 200. */
  readonly others: number;
  readonly timeouts: number;
  /** Connections that broke. */
  readonly errors: number;
}

/** A load as of many visitors, each of whom begins far from the others: none gets an answer that another has just had made. */
export async function runLoad({ seconds, each_per_second, ...asked }: LoadRun): Promise<Figures> {
  let begun = 0;
  const { took, others, result } = await run(asked, {
    duration: seconds,
    ...(each_per_second === undefined ? {} : { connectionRate: each_per_second }),
    setupClient: (client) => {
      const { paths, connections } = asked;
      const at = Math.floor((begun * paths.length) / connections) % paths.length;
      begun += 1;
      // Each has an address of its own, as visitors have: the limits of one address are not what is measured.
      const headers = { 'accept-encoding': 'br', 'x-forwarded-for': `172.16.${begun >> 8}.${begun & 255}` };
      client.setRequests([...paths.slice(at), ...paths.slice(0, at)].map((path) => ({ method: 'GET', path, headers })));
    },
  });
  return {
    per_second: took.length / result.duration,
    p50: percentile(took, 0.5),
    p95: percentile(took, 0.95),
    p99: percentile(took, 0.99),
    others,
    timeouts: result.timeouts,
    errors: result.errors - result.timeouts,
  };
}

/** Milliseconds of each of some GETs of these addresses of one site in turn, without the one that opens a connection. @throws on any answer but 200 */
export async function timesOf(
  urls: string | readonly string[],
  {
    times = 40,
    atOnce = 1,
    token,
  }: { readonly times?: number; readonly atOnce?: number; readonly token?: string } = {},
): Promise<number[]> {
  const asked = [urls].flat().map((url) => new URL(url));
  const { took, others, result } = await run(
    { url: asked[0]?.origin ?? '', paths: asked.map(({ pathname, search }) => pathname + search), connections: atOnce },
    {
      amount: times + atOnce,
      sampleInt: LOOKS,
      ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
    },
  );
  if (others + result.errors > 0)
    throw new Error(`${others} answers of ${asked[0]?.href ?? ''} were not 200, ${result.errors} requests broke.`);
  return took.slice(atOnce);
}

async function run(
  { url, paths, connections }: Asked,
  options: Partial<Options>,
): Promise<{ took: number[]; others: number; result: autocannon.Result }> {
  const took: number[] = [];
  let others = 0;
  const requests = paths.map((path) => ({ method: 'GET' as const, path }));
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    autocannon({ url, connections, requests, timeout: TIMEOUT, ...options }, (error, ended) =>
      error === null ? resolve(ended) : reject(new Error(`The load of ${url} broke.`, { cause: error })),
    ).on('response', (_client, status, _bytes, milliseconds) => {
      took.push(milliseconds);
      if (status !== 200) others += 1;
    });
  });
  return { took, others, result };
}
