import { Global, Module } from '@nestjs/common';
import { Handshakes } from './handshakes.js';
import { MessageHandlers } from './message-handlers.js';
import { RealtimeGateway } from './realtime.gateway.js';
import { Realtime } from './realtime.js';
import { ReleaseWatch } from './release-watch.js';
import { Viewers } from './viewers.js';
import { Visitors } from './visitors.js';

@Global()
@Module({
  providers: [Handshakes, MessageHandlers, Realtime, RealtimeGateway, ReleaseWatch, Viewers, Visitors],
  exports: [MessageHandlers, Realtime, ReleaseWatch, Viewers, Visitors],
})
export class RealtimeModule {}
