import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { NewsletterSubscriptionSchema } from './newsletter.entity.js';
import { MessagingModule } from '../messaging/index.js';
import { NewsletterController } from './newsletter.controller.js';
import { NewsletterService } from './newsletter.service.js';

@Module({
  imports: [DatabaseModule.forFeature(NewsletterSubscriptionSchema), MessagingModule],
  controllers: [NewsletterController],
  providers: [NewsletterService],
})
export class NewsletterModule {}
