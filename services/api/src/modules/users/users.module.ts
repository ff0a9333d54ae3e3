import { Module } from '@nestjs/common';
import { AbsencesModule } from '../absences/index.js';
import { ActivityModule } from '../activity/index.js';
import { MessagingModule } from '../messaging/index.js';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { StaffInvitationSchema } from './invitations/staff-invitation.entity.js';
import { StaffInvitationsController } from './invitations/staff-invitations.controller.js';
import { StaffInvitations } from './invitations/staff-invitations.service.js';
import { StaffJoining } from './invitations/staff-joining.service.js';
import { RolesService } from './roles.service.js';
import { UserSessionsService } from './user-sessions.service.js';
import { StaffController } from './staff.controller.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [DatabaseModule.forFeature(StaffInvitationSchema), AbsencesModule, ActivityModule, MessagingModule],
  controllers: [StaffController, StaffInvitationsController, UsersController],
  providers: [RolesService, StaffInvitations, StaffJoining, UserSessionsService, UsersService],
})
export class UsersModule {}
