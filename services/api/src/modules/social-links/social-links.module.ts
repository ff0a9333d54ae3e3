import { Module } from '@nestjs/common';
import { SocialLinksController } from './social-links.controller.js';

@Module({ controllers: [SocialLinksController] })
export class SocialLinksModule {}
