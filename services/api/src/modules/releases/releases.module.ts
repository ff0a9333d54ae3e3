import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/index.js';
import { ClientReportsService } from './client-reports.service.js';
import { ReleaseChanges } from './release-changes.service.js';
import { ReleasesController } from './releases.controller.js';
import { ReleasesService } from './releases.service.js';

@Module({
  imports: [ActivityModule],
  controllers: [ReleasesController],
  providers: [ClientReportsService, ReleaseChanges, ReleasesService],
})
export class ReleasesModule {}
