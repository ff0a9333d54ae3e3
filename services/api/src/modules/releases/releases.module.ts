import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { ClientReportsService } from './client-reports.service.js';
import { ReleaseChanges } from './release-changes.service.js';
import { ReviewLinks } from './review-links.service.js';
import { ReleasesController } from './releases.controller.js';
import { ReleasesService } from './releases.service.js';
import { RolloutCounts } from './rollout-counts.service.js';
import { RolloutsJob } from './rollouts.job.js';
import { Rollouts } from './rollouts.service.js';

@Module({
  imports: [ActivityModule, NotificationsModule],
  controllers: [ReleasesController],
  providers: [ClientReportsService, ReleaseChanges, ReleasesService, ReviewLinks, RolloutCounts, Rollouts, RolloutsJob],
})
export class ReleasesModule {}
