import { AsyncLocalStorage } from 'node:async_hooks';
import { CONFIRMED_HEADER } from '@ayana/contracts/operation';
import type { FastifyInstance, FastifyRequest } from 'fastify';

interface CurrentRequest {
  id: string;
  /** Who sends it, once that is known. */
  user_id?: string;
  /** The person was asked about what is doubtful in it, and says that it is right. */
  is_confirmed?: boolean;
}

const requests = new AsyncLocalStorage<CurrentRequest>();

/** Id of the current request, or of the request that sent the current job; undefined elsewhere. */
export function currentRequestId(): string | undefined {
  return requests.getStore()?.id;
}

/** Id of the user who sends the current request; undefined when signed out, and in jobs. */
export function currentUserId(): string | undefined {
  return requests.getStore()?.user_id;
}

/** Whether the person was asked about what is doubtful in the current request, and says that it is right. */
export const isConfirmedRequest = (): boolean => requests.getStore()?.is_confirmed === true;

/** Notes who sends the current request. */
export function noteRequestUser(id: string): void {
  const request = requests.getStore();
  if (request !== undefined) request.user_id = id;
}

/** Runs `work` in the context of a request; without an id it just runs. */
export function asRequest<T>(id: string | undefined, work: () => T): T {
  return id === undefined ? work() : requests.run({ id }, work);
}

/** Everything a request causes has its id. Installed twice, because reading the body leaves the first context. */
export function followRequests(app: FastifyInstance): void {
  const contextOf = ({ id, headers }: FastifyRequest): CurrentRequest => ({
    id,
    is_confirmed: headers[CONFIRMED_HEADER] === 'true',
  });
  app.addHook('onRequest', (request, _reply, done) => requests.run(contextOf(request), done));
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.body === undefined) done();
    else requests.run(contextOf(request), done);
  });
}
