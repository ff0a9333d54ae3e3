import type { IncomingMessage } from 'node:http';
import { Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { Config } from '../config/config.js';
import { currentRequestId } from '../requests/current-request.js';

/** Asked for so often by every page that a line each would hide the rest. */
const QUIET = ['/api/web-vitals', '/api/auth/refresh'];

/** Requests are logged by method, path and id: no query, headers, bodies or addresses, for those hold personal data. */
function loggedRequest({ id, method, url }: { id?: unknown; method?: string; url?: string }): object {
  return { id, method, path: url?.split('?', 1)[0] };
}

/** What failed is a warning, what changes something is worth a line; reading is not. */
function levelOf({ method, url }: IncomingMessage, { statusCode }: { statusCode: number }): 'warn' | 'info' | 'debug' {
  if (statusCode >= 500) return 'warn';
  return method === 'GET' || method === 'HEAD' || QUIET.some((path) => url?.startsWith(path)) ? 'debug' : 'info';
}

@Module({
  imports: [
    LoggerModule.forRootAsync({
      inject: [Config],
      useFactory: ({ logLevel }: Config) => ({
        pinoHttp: {
          level: logLevel,
          genReqId: (request: IncomingMessage) => (request as IncomingMessage & { id?: string }).id ?? '',
          autoLogging: { ignore: (request: IncomingMessage) => request.url?.startsWith('/api/health/') ?? false },
          serializers: {
            req: loggedRequest,
            err: () => undefined,
            res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
          },
          // Every line of a request, and of the job it asked for, carries its id.
          mixin: () => ({ request_id: currentRequestId() }),
          customLogLevel: levelOf,
          redact: ['email', 'phone', 'password', '*.email', '*.phone', '*.password', '*.authorization', '*.cookie'],
        },
      }),
    }),
  ],
})
export class LoggingModule {}
