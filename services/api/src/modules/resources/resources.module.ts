import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { ActivityModule } from '../activity/index.js';
import { CommitmentsController } from './commitments.controller.js';
import { CommitmentsService } from './commitments.service.js';
import { NeedChanges } from './need-changes.js';
import { NeedFollowers } from './need-followers.js';
import { NeedsController } from './needs.controller.js';
import { NeedsService } from './needs.service.js';
import { ResourceEvents } from './resource-events.js';
import { ResourceCommitmentSchema, ResourceNeedSchema, ResourceSchema } from './resource.entity.js';
import { ResourcesController } from './resources.controller.js';
import { ResourcesService } from './resources.service.js';

@Module({
  imports: [DatabaseModule.forFeature(ResourceSchema, ResourceNeedSchema, ResourceCommitmentSchema), ActivityModule],
  controllers: [ResourcesController, NeedsController, CommitmentsController],
  providers: [CommitmentsService, NeedChanges, NeedFollowers, NeedsService, ResourceEvents, ResourcesService],
  exports: [NeedChanges, NeedFollowers],
})
export class ResourcesModule {}
