import { Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { Config } from '../config/config.js';
import { currentRequestId } from '../requests/current-request.js';

@Module({
  imports: [
    LoggerModule.forRootAsync({
      inject: [Config],
      useFactory: ({ logLevel }: Config) => ({
        // Requests are logged by a hook (request-log.ts): a middleware would create a logger for each.
        forRoutes: [],
        pinoHttp: {
          level: logLevel,
          wrapSerializers: false,
          serializers: { err: () => undefined },
          // Every line of a request, and of the job it sent, has its id.
          mixin: () => ({ request_id: currentRequestId() }),
          redact: ['email', 'phone', 'password', '*.email', '*.phone', '*.password', '*.authorization', '*.cookie'],
        },
      }),
    }),
  ],
})
export class LoggingModule {}
