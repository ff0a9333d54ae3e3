import { bodyRuleOf } from '@ayana/contracts/operation';
import { Agent, type Dispatcher } from 'undici';
import { currentSignal } from '../http/requests';

/** Most connections to the API; further requests wait. */
const CONNECTIONS = 128;
/** Most connections for files: each is used as long as its sender's line is slow, and no page may wait for that. */
const FILE_CONNECTIONS = 32;
/** Longest pause of the API before and within an answer, in milliseconds: the API itself ends a request after 30 s. */
const LIMIT = 35_000;

export interface ApiConnection {
  request: Dispatcher['request'];
  close: () => Promise<void>;
}

/**
 * The connection pools for all proxied paths. A request whose client has gone is aborted: otherwise it would keep
 * its connection, or its place in the queue, until the API has answered.
 */
export function connectToApi(): ApiConnection {
  const plain = agentWith(CONNECTIONS);
  const files = agentWith(FILE_CONNECTIONS);
  function request(options: Dispatcher.RequestOptions): Promise<Dispatcher.ResponseData>;
  function request(
    options: Dispatcher.RequestOptions,
    done: (error: Error | null, answer: Dispatcher.ResponseData) => void,
  ): void;
  function request(
    options: Dispatcher.RequestOptions,
    done?: (error: Error | null, answer: Dispatcher.ResponseData) => void,
  ): Promise<Dispatcher.ResponseData> | undefined {
    const signal = currentSignal();
    const agent = hasFile(options) ? files : plain;
    const sent = signal === undefined ? options : { ...options, signal };
    if (done === undefined) return agent.request(sent);
    agent.request(sent, (error, answer) => {
      // A client that is gone gets no answer and no log entry.
      if (signal?.aborted !== true) done(error, answer);
      else if (error === null) answer.body.destroy();
    });
    return undefined;
  }
  return { request, close: async () => void (await Promise.all([plain.destroy(), files.destroy()])) };
}

const agentWith = (connections: number): Agent =>
  new Agent({
    connections,
    pipelining: 1,
    keepAliveTimeout: 30_000,
    headersTimeout: LIMIT,
    bodyTimeout: LIMIT,
    connectTimeout: 5_000,
  });

/** The proxy hands the headers over as an object. */
function hasFile({ headers }: Dispatcher.RequestOptions): boolean {
  const type: unknown = Reflect.get(headers ?? {}, 'content-type');
  return typeof type === 'string' && bodyRuleOf(type).streamed;
}
