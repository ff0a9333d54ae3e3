import { Global, Module } from '@nestjs/common';
import { Threads } from './threads.service.js';

@Global()
@Module({ providers: [Threads], exports: [Threads] })
export class ThreadsModule {}
