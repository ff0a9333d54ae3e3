import { Module } from '@nestjs/common';
import { BlogService } from './blog.service.js';
import { ContentController } from './content.controller.js';
import { ContentReviewsService } from './content-reviews.service.js';
import { FaqService } from './faq.service.js';
import { TextCache } from './rich-text/text-cache.js';
import { Voters } from './voters.js';

@Module({
  controllers: [ContentController],
  providers: [BlogService, FaqService, ContentReviewsService, TextCache, Voters],
})
export class ContentModule {}
