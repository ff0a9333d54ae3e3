import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { ConsentHistoryModule } from '../consent-history/index.js';
import { MessagingModule } from '../messaging/index.js';
import { NotificationDelivery } from './delivery/notification-delivery.job.js';
import { StopMailsController } from './delivery/stop-mails.controller.js';
import { StopMails } from './delivery/stop-mails.service.js';
import { PatientNotificationSchema } from './notification.entity.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsService } from './notifications.service.js';
import {
  NotificationPauseSchema,
  NotificationPreferenceSchema,
  QuietHoursSchema,
} from './preferences/preference.entity.js';
import { NotificationPauses } from './preferences/pauses.service.js';
import { PreferencesController } from './preferences/preferences.controller.js';
import { NotificationPreferences } from './preferences/preferences.service.js';
import { WorkNotices } from './work/work-notices.js';

@Module({
  imports: [
    DatabaseModule.forFeature(
      PatientNotificationSchema,
      NotificationPauseSchema,
      NotificationPreferenceSchema,
      QuietHoursSchema,
    ),
    ConsentHistoryModule,
    MessagingModule,
  ],
  controllers: [NotificationsController, PreferencesController, StopMailsController],
  providers: [
    NotificationsService,
    NotificationDelivery,
    NotificationPauses,
    NotificationPreferences,
    StopMails,
    WorkNotices,
  ],
  exports: [NotificationsService, WorkNotices],
})
export class NotificationsModule {}
