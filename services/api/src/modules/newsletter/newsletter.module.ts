import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { NewsletterSubscriptionSchema } from './newsletter.entity.js';
import { ConsentHistoryModule } from '../consent-history/index.js';
import { MessagingModule } from '../messaging/index.js';
import { LeavingNewsletter } from './leaving.service.js';
import { NewsletterController } from './newsletter.controller.js';
import { NewsletterService } from './newsletter.service.js';
import { OwnSubscription } from './own-subscription.service.js';

@Module({
  imports: [DatabaseModule.forFeature(NewsletterSubscriptionSchema), ConsentHistoryModule, MessagingModule],
  controllers: [NewsletterController],
  providers: [LeavingNewsletter, NewsletterService, OwnSubscription],
  exports: [LeavingNewsletter],
})
export class NewsletterModule {}
