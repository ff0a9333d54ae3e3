import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { CareerApplicationSchema, VacancySchema } from './career-application.entity.js';
import { ApplicationsModule } from '../applications/index.js';
import { InboxModule } from '../inbox/index.js';
import { CareersController } from './careers.controller.js';
import { CareersService } from './careers.service.js';

@Module({
  imports: [DatabaseModule.forFeature(CareerApplicationSchema, VacancySchema), ApplicationsModule, InboxModule],
  controllers: [CareersController],
  providers: [CareersService],
})
export class CareersModule {}
