import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { AbsencesModule } from '../absences/index.js';
import { ActivityModule } from '../activity/index.js';
import { JourneysModule } from '../journeys/index.js';
import { MessagesModule } from '../messages/index.js';
import { MessagingModule } from '../messaging/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { OrganisationsModule } from '../organisations/index.js';
import { RecordsModule } from '../records/index.js';
import { ResourcesModule } from '../resources/index.js';
import { AccessEnds } from './assignments/access-ends.js';
import { AssignmentClocks } from './assignments/assignment-clocks.js';
import { AssignmentGrants } from './assignments/assignment-grants.js';
import { AssignmentNotices } from './assignments/assignment-notices.js';
import { AssignmentReplacements } from './assignments/assignment-replacements.js';
import { AssignmentWorkflow } from './assignments/assignment-workflow.js';
import { AssignmentSchema } from './assignments/assignment.entity.js';
import { AssignmentsController } from './assignments/assignments.controller.js';
import { Assignments } from './assignments/assignments.service.js';
import { MovedWork } from './assignments/moved-work.js';
import { PaperRequestNews } from './assignments/paper-request-news.js';
import { PaperRequestSchema } from './assignments/paper-request.entity.js';
import { PaperRequests } from './assignments/paper-requests.service.js';
import { ReturnedWork } from './assignments/returned-work.service.js';
import { WithdrawnWork } from './assignments/withdrawn-work.js';
import { CalendarFeeds } from './feeds/calendar-feeds.service.js';
import { OrderWork } from './orders/order-work.js';
import { WorkCalendarController } from './own-work/work-calendar.controller.js';
import { WorkFeeds } from './own-work/work-feeds.service.js';
import { WorkThreadsController } from './own-work/work-threads.controller.js';
import { WorkWaitingController } from './own-work/work-waiting.controller.js';
import { WorkOpeningSchema } from './own-work/work-opening.entity.js';
import { WorkOpenings } from './own-work/work-openings.service.js';
import { OwnWorkController } from './own-work/work.controller.js';
import { OwnWork } from './own-work/work.service.js';
import { AbsencesController } from './team/absence/absences.controller.js';
import { Absences } from './team/absence/absences.service.js';
import { HandOverNotices } from './team/hand-over-notices.js';
import { WorkHandOverSchema } from './team/work-hand-over.entity.js';
import { WorkNoteSchema } from './team/work-note.entity.js';
import { WorkTeamController } from './team/work-team.controller.js';
import { WorkTeams } from './team/work-team.service.js';

/** What is handed to doctors and partners, and what each of them has to do. */
@Module({
  imports: [
    DatabaseModule.forFeature(
      AssignmentSchema,
      PaperRequestSchema,
      WorkHandOverSchema,
      WorkNoteSchema,
      WorkOpeningSchema,
    ),
    AbsencesModule,
    ActivityModule,
    JourneysModule,
    MessagesModule,
    MessagingModule,
    NotificationsModule,
    OrganisationsModule,
    RecordsModule,
    ResourcesModule,
  ],
  controllers: [
    AssignmentsController,
    OwnWorkController,
    WorkTeamController,
    AbsencesController,
    WorkCalendarController,
    WorkThreadsController,
    WorkWaitingController,
  ],
  providers: [
    Absences,
    AccessEnds,
    AssignmentClocks,
    AssignmentGrants,
    AssignmentNotices,
    AssignmentReplacements,
    AssignmentWorkflow,
    Assignments,
    CalendarFeeds,
    HandOverNotices,
    MovedWork,
    OrderWork,
    OwnWork,
    PaperRequestNews,
    PaperRequests,
    ReturnedWork,
    WithdrawnWork,
    WorkFeeds,
    WorkOpenings,
    WorkTeams,
  ],
  exports: [AssignmentClocks, AssignmentWorkflow, Assignments, CalendarFeeds, MovedWork, OrderWork, ReturnedWork],
})
export class WorkModule {}
