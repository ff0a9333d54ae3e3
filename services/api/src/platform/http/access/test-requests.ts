import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { mayEnter } from '@ayana/contracts/identity';
import { TEST_HEADER } from '@ayana/contracts/operation';
import type { FastifyRequest } from 'fastify';
import { Observable } from 'rxjs';
import { AppError } from '../../app-error.js';
import { asTest } from '../../requests/test-mark.js';
import { PROBLEM_MESSAGES } from '../problems/messages.js';

/** Lets staff mark a request of a public form as a test; everybody else is refused. */
@Injectable()
export class TestRequests implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { caller, headers } = context.switchToHttp().getRequest<FastifyRequest>();
    if (headers[TEST_HEADER] === undefined) return next.handle();
    if (!mayEnter('test_pages', caller?.role)) throw new AppError('not_allowed', PROBLEM_MESSAGES.not_allowed);
    return new Observable((subscriber) => asTest(() => next.handle().subscribe(subscriber)));
  }
}
