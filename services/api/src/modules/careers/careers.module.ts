import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/index.js';
import { InboxModule } from '../inbox/index.js';
import { CareersController } from './careers.controller.js';
import { CareersService } from './careers.service.js';

@Module({ imports: [ApplicationsModule, InboxModule], controllers: [CareersController], providers: [CareersService] })
export class CareersModule {}
