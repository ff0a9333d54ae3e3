import { Agent, type Dispatcher } from 'undici';
import { currentSignal } from '../http/requests';

/** Most connections to the API; further requests wait. */
const CONNECTIONS = 128;
/** Longest pause of the API before and within an answer, in milliseconds: the API itself ends a request after 30 s. */
const LIMIT = 35_000;

export interface ApiConnection {
  request: Dispatcher['request'];
  close: () => Promise<void>;
}

/**
 * The connection pool for all proxied paths. A request whose client has gone is aborted: otherwise it would keep
 * its connection, or its place in the queue, until the API has answered.
 */
export function connectToApi(): ApiConnection {
  const agent = new Agent({
    connections: CONNECTIONS,
    pipelining: 1,
    keepAliveTimeout: 30_000,
    headersTimeout: LIMIT,
    bodyTimeout: LIMIT,
    connectTimeout: 5_000,
  });
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
    const sent = signal === undefined ? options : { ...options, signal };
    if (done === undefined) return agent.request(sent);
    agent.request(sent, (error, answer) => {
      // A client that is gone gets no answer and no log entry.
      if (signal?.aborted !== true) done(error, answer);
      else if (error === null) answer.body.destroy();
    });
    return undefined;
  }
  return { request, close: () => agent.destroy() };
}
