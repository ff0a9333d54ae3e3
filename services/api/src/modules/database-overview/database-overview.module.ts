import { Module } from '@nestjs/common';
import { DatabaseOverviewController } from './database-overview.controller.js';
import { DatabaseOverview } from './database-overview.service.js';

@Module({ controllers: [DatabaseOverviewController], providers: [DatabaseOverview] })
export class DatabaseOverviewModule {}
