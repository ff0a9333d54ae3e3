import { Module } from '@nestjs/common';
import { InboxModule } from '../inbox/index.js';
import { SupportController } from './support.controller.js';
import { SupportService } from './support.service.js';

@Module({
  imports: [InboxModule],
  controllers: [SupportController],
  providers: [SupportService],
})
export class SupportModule {}
