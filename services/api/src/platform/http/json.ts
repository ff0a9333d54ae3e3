import { type CallHandler, type ExecutionContext, type NestInterceptor, UseInterceptors } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';

/** A route whose answer may be a bare value, as JSON: a role is `"patient"` in quotes, an absent one is `null`. */
export const JsonValue = (): MethodDecorator => UseInterceptors(new BareValues());

class BareValues implements NestInterceptor<unknown> {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      map((value) => {
        if (typeof value === 'object' && value !== null) return value;
        void reply.type('application/json; charset=utf-8');
        return JSON.stringify(value);
      }),
    );
  }
}
