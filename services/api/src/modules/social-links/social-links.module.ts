import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { SocialLinkSchema } from './social-link.entity.js';
import { SocialLinksController } from './social-links.controller.js';

@Module({ imports: [DatabaseModule.forFeature(SocialLinkSchema)], controllers: [SocialLinksController] })
export class SocialLinksModule {}
