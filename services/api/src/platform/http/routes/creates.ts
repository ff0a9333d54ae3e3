import {
  applyDecorators,
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  HttpCode,
  Injectable,
  type NestInterceptor,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import { ApiHeader, ApiResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import type { EntityManager } from '../../database/database.js';
import { sendEtag, type VersionOf } from '../etag.js';
import { Idempotency } from '../idempotency/idempotency.js';
import type { DescribedAnswer, RouteDecorator } from './route-decorator.js';

/** The work of a route, which its handler returns: it runs in one transaction with the key, and not at all for a repeat. */
export type Creation<Answer extends object> = (em: EntityManager) => Promise<Answer>;

/** An answer that is there already: the text that `@Once()` gives, or the object of what needs no key, such as a dry run. */
export class Answered {
  constructor(readonly answer: object | string) {}
}

/** Runs a creation as the route would. */
export type RunOnce = (creation: Creation<object>) => Promise<Answered>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for routes with `@Creates`. */
    runOnce?: RunOnce;
  }
}

const VERSION_OF = 'ayana:version-of';

/**
 * A route that runs once per `Idempotency-Key`: a repeat with the same body gets the stored answer, one with another body 409
 * `idempotency_key_reused`. The handler reads its inputs and returns a `Creation`, so input is refused before a connection is taken. An
 * answer with a `version` is sent with it as `ETag`.
 * @param etag reads the version of another field than `version`; false for an answer that is sent without
 */
export const Creates = <Answer extends object>({
  status = 201,
  etag = versionOf,
  ...answer
}: DescribedAnswer & { status?: 200 | 201; etag?: VersionOf<Answer> | false }): RouteDecorator<
  Creation<object> | Answered
> =>
  applyDecorators(
    HttpCode(status),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description: 'Binds for 24 hours to the answer of the first accepted request; a repeat gets the same answer.',
      schema: { type: 'string', maxLength: 200 },
    }),
    ApiResponse({ status, ...answer }),
    SetMetadata(VERSION_OF, etag === false ? () => undefined : etag),
    UseInterceptors(Creations),
  );

const versionOf = (answer: { version?: unknown }): number | undefined =>
  typeof answer.version === 'number' ? answer.version : undefined;

/** Runs a creation within the handler of a route with `@Creates`, which does something around the transaction. */
export const Once = createParamDecorator((_data: unknown, context: ExecutionContext): RunOnce => {
  const { runOnce } = context.switchToHttp().getRequest<FastifyRequest>();
  if (runOnce === undefined) throw new Error('@Once() needs @Creates() at the same route');
  return runOnce;
});

@Injectable()
class Creations implements NestInterceptor<Creation<object> | Answered> {
  constructor(private readonly idempotency: Idempotency) {}

  intercept(context: ExecutionContext, next: CallHandler<Creation<object> | Answered>): Observable<object | string> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const of = Reflect.getMetadata(VERSION_OF, context.getHandler()) as VersionOf<object>;
    const runOnce: RunOnce = async (creation) =>
      new Answered(await this.idempotency.run(request, reply, async (em) => sendEtag(reply, await creation(em), of)));
    request.runOnce = runOnce;
    return from(answerOf(next, runOnce));
  }
}

async function answerOf(next: CallHandler<Creation<object> | Answered>, runOnce: RunOnce): Promise<object | string> {
  const creation = await lastValueFrom(next.handle());
  const { answer } = creation instanceof Answered ? creation : await runOnce(creation);
  return answer;
}
