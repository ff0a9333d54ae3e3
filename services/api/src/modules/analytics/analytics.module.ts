import { Module } from '@nestjs/common';
import { AnalyticsExports } from './analytics-exports.service.js';
import { AnalyticsController } from './analytics.controller.js';
import { AnalyticsService } from './analytics.service.js';
import { MoneyFigures } from './money/money.service.js';
import { RollupsJob } from './rollups.job.js';

@Module({
  controllers: [AnalyticsController],
  providers: [AnalyticsExports, AnalyticsService, MoneyFigures, RollupsJob],
})
export class AnalyticsModule {}
