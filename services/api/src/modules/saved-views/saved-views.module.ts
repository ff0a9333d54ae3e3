import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { DefaultViewSchema, SavedViewSchema } from './saved-view.entity.js';
import { SavedViewsController } from './saved-views.controller.js';
import { SavedViewsService } from './saved-views.service.js';

/** Views of any list of the staff under a name: own or shared, and the one that a list opens with. */
@Module({
  imports: [DatabaseModule.forFeature(SavedViewSchema, DefaultViewSchema)],
  controllers: [SavedViewsController],
  providers: [SavedViewsService],
})
export class SavedViewsModule {}
