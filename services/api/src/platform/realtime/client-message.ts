import {
  type ArgumentsHost,
  applyDecorators,
  type CallHandler,
  Catch,
  type ExceptionFilter,
  type ExecutionContext,
  Logger,
  type NestInterceptor,
  UseFilters,
  UseInterceptors,
  UsePipes,
} from '@nestjs/common';
import { SubscribeMessage } from '@nestjs/websockets';
import type { ClientMessageType, MessageAnswer } from '@ayana/contracts/realtime';
import { map, type Observable } from 'rxjs';
import { InputPipe } from '../http/input/input.pipe.js';
import { toAppError } from '../http/problems/problem.filter.js';
import { describeFault } from '../logging/failure.js';

const UNEXPECTED = new Set(['internal_error', 'service_unavailable']);

/** Answers a refused message as the HTTP API answers a refused request: a code, a text for people, the fields. */
export function problemAnswer(thrown: unknown): MessageAnswer<never> {
  const { code, message, errors } = toAppError(thrown);
  return { problem: { code, detail: message, ...(errors ? { errors: [...errors] } : {}) } };
}

class DataAnswer implements NestInterceptor {
  intercept(_context: ExecutionContext, next: CallHandler<unknown>): Observable<MessageAnswer> {
    return next.handle().pipe(map((data) => ({ data: data ?? null })));
  }
}

@Catch()
class MessageProblems implements ExceptionFilter {
  private readonly logger = new Logger('Realtime');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const error = toAppError(thrown);
    if (UNEXPECTED.has(error.code))
      this.logger.error(
        { message: host.switchToWs().getPattern(), failure: describeFault(error.cause) },
        'Message failed',
      );
    const answer: unknown = host.getArgs().find((each) => typeof each === 'function');
    if (typeof answer === 'function') answer(problemAnswer(error));
  }
}

/**
 * A gateway method that handles one message type of browsers: `handle(@ConnectedSocket() socket, @MessageBody() body: SomeDto)`. The
 * contracts define who may send it, how often and how large (`MESSAGE_ACCESS`, `MESSAGES_PER_MINUTE`), which `MessageLimits` checks first. The
 * body is validated like that of a route, and the sender is answered with the method's result.
 */
export const ClientMessage = (type: ClientMessageType): MethodDecorator =>
  applyDecorators(
    SubscribeMessage(type),
    UsePipes(InputPipe),
    UseInterceptors(DataAnswer),
    UseFilters(MessageProblems),
  );
