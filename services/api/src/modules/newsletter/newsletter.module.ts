import { Module } from '@nestjs/common';
import { MessagingModule } from '../messaging/index.js';
import { NewsletterController } from './newsletter.controller.js';
import { NewsletterService } from './newsletter.service.js';

@Module({ imports: [MessagingModule], controllers: [NewsletterController], providers: [NewsletterService] })
export class NewsletterModule {}
