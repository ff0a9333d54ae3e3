import { Module } from '@nestjs/common';
import { ClientReportsService } from './client-reports.service.js';
import { ReleasesController } from './releases.controller.js';
import { ReleasesService } from './releases.service.js';

@Module({ controllers: [ReleasesController], providers: [ClientReportsService, ReleasesService] })
export class ReleasesModule {}
