import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { ActivityModule } from '../activity/index.js';
import { JourneysModule } from '../journeys/index.js';
import { MessagingModule } from '../messaging/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { RecordsModule } from '../records/index.js';
import { AdmissionSchema } from './admissions/admission.entity.js';
import { AdmissionsController } from './admissions/admissions.controller.js';
import { Admissions } from './admissions/admissions.service.js';
import { ConsentTextsService } from './consents/consent-texts.service.js';
import { ConsentTasks } from './consents/consent-tasks.js';
import { ConsentTextSchema, StayConsentSchema } from './consents/consent.entities.js';
import { ConsentsController, ConsentTextsController } from './consents/consents.controller.js';
import { Consents } from './consents/consents.service.js';
import { StayNotices } from './consents/stay-notices.js';
import { FormCController } from './form-c/form-c.controller.js';
import { FormCFilingSchema } from './form-c/form-c.entity.js';
import { FormCFilings } from './form-c/form-c.service.js';
import { FamilyNotices } from './page/family-notices.js';
import { FollowUps } from './page/follow-ups.service.js';
import { StayReading } from './page/stay-reading.service.js';
import { StayWriting } from './page/stay-writing.service.js';
import { StayCheckSchema, StayFollowUpSchema, StayNoteSchema, StayUpdateSchema } from './page/stay.entities.js';
import { StaysController } from './page/stays.controller.js';
import { AttendantReminders } from './reminders/attendant-reminders.js';
import { DateReminderSchema } from './reminders/date-reminder.entity.js';
import { DateReminders } from './reminders/date-reminders.js';
import { FormCReminders } from './reminders/form-c-reminders.js';
import { VisaReminders } from './reminders/visa-reminders.js';
import { VisaPeriodSchema } from './visa-periods/visa-period.entity.js';
import { VisaPeriodsController } from './visa-periods/visa-periods.controller.js';
import { VisaPeriodsService } from './visa-periods/visa-periods.service.js';

/** The stay of a patient at the hospital whose quote was accepted, from the acceptance to after the discharge. */
@Module({
  imports: [
    DatabaseModule.forFeature(
      AdmissionSchema,
      ConsentTextSchema,
      DateReminderSchema,
      FormCFilingSchema,
      StayCheckSchema,
      StayConsentSchema,
      StayFollowUpSchema,
      StayNoteSchema,
      StayUpdateSchema,
      VisaPeriodSchema,
    ),
    ActivityModule,
    JourneysModule,
    MessagingModule,
    NotificationsModule,
    RecordsModule,
  ],
  controllers: [
    AdmissionsController,
    ConsentTextsController,
    ConsentsController,
    FormCController,
    StaysController,
    VisaPeriodsController,
  ],
  providers: [
    Admissions,
    AttendantReminders,
    ConsentTasks,
    ConsentTextsService,
    Consents,
    DateReminders,
    FamilyNotices,
    FollowUps,
    FormCFilings,
    FormCReminders,
    StayNotices,
    StayReading,
    StayWriting,
    VisaPeriodsService,
    VisaReminders,
  ],
  exports: [Admissions, DateReminders, StayNotices],
})
export class StaysModule {}
