import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { DatabaseModule } from '../database/database.module.js';
import { IdempotencyKeySchema } from './idempotency/idempotency.entity.js';
import { AccessGuard } from './access/access.guard.js';
import { ExpensiveWork } from '../turns/expensive.interceptor.js';
import { UserPace } from '../turns/user-pace.js';
import { Drain } from './drain.js';
import { AccessRevocations } from './access/access-revocations.js';
import { Idempotency } from './idempotency/idempotency.js';
import { InputPipe } from './input/input.pipe.js';
import { SharedCounts } from './limits/shared-counts.js';
import { OpenApiController } from './openapi/openapi.controller.js';
import { ProblemFilter } from './problems/problem.filter.js';

@Global()
@Module({
  imports: [DatabaseModule.forFeature(IdempotencyKeySchema), DiscoveryModule],
  controllers: [OpenApiController],
  providers: [
    Drain,
    AccessRevocations,
    Idempotency,
    SharedCounts,
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: UserPace, useFactory: () => new UserPace() },
    { provide: APP_INTERCEPTOR, useClass: ExpensiveWork },
    { provide: APP_PIPE, useClass: InputPipe },
    { provide: APP_FILTER, useClass: ProblemFilter },
  ],
  exports: [Drain, AccessRevocations, Idempotency, SharedCounts],
})
export class HttpModule {}
