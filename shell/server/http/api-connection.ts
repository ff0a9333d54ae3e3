import { Agent, type Dispatcher } from 'undici';
import { currentSignal } from './requests';

/** Connections to the API at most; what is more waits for one. */
const CONNECTIONS = 128;
/** Longest silence of the API before and within an answer, in milliseconds: it ends a request by itself after 30 s. */
const LIMIT = 35_000;

export interface ApiConnection {
  request: Dispatcher['request'];
  close: () => Promise<void>;
}

/**
 * The connections to the API, all proxied addresses together. A request whose client has gone is aborted: otherwise it would hold
 * its connection, or its place in the queue for one, until the API has answered.
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
      // A client that is gone gets no answer, and no line in the log either.
      if (signal?.aborted !== true) done(error, answer);
      else if (error === null) answer.body.destroy();
    });
    return undefined;
  }
  return { request, close: () => agent.destroy() };
}
