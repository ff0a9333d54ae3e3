import { Global, Module } from '@nestjs/common';
import { Realtime } from './realtime.js';
import { ReleaseWatch } from './release-watch.js';

@Global()
@Module({ providers: [Realtime, ReleaseWatch], exports: [Realtime, ReleaseWatch] })
export class RealtimeModule {}
