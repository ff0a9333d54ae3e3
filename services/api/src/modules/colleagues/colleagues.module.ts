import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { AbsencesModule } from '../absences/index.js';
import { ActivityModule } from '../activity/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { AbsenceNotices } from './absences/absence-notices.js';
import { StaffAbsencesJob } from './absences/absences.job.js';
import { StaffAbsencesController } from './absences/staff-absences.controller.js';
import { StaffAbsences } from './absences/staff-absences.service.js';
import { StaffGroupNotices } from './groups/group-notices.js';
import { StaffGroupMemberSchema, StaffGroupSchema } from './groups/group.entity.js';
import { StaffGroupsController } from './groups/groups.controller.js';
import { StaffGroups } from './groups/groups.service.js';

@Module({
  imports: [
    DatabaseModule.forFeature(StaffGroupSchema, StaffGroupMemberSchema),
    AbsencesModule,
    ActivityModule,
    NotificationsModule,
  ],
  controllers: [StaffAbsencesController, StaffGroupsController],
  providers: [AbsenceNotices, StaffAbsences, StaffAbsencesJob, StaffGroupNotices, StaffGroups],
  exports: [StaffGroupNotices],
})
export class ColleaguesModule {}
