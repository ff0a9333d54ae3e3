import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/index.js';
import { MessagingModule } from '../messaging/index.js';
import { RolesService } from './roles.service.js';
import { UserSessionsService } from './user-sessions.service.js';
import { StaffController } from './staff.controller.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [ActivityModule, MessagingModule],
  controllers: [StaffController, UsersController],
  providers: [RolesService, UserSessionsService, UsersService],
})
export class UsersModule {}
