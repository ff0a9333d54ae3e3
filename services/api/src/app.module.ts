import { type DynamicModule, Module } from '@nestjs/common';
import { ConsultationsModule } from './modules/consultations/consultations.module.js';
import { FormsModule } from './modules/forms/forms.module.js';
import { IdentityModule } from './modules/identity/identity.module.js';
import { InboxModule } from './modules/inbox/index.js';
import { InquiriesModule } from './modules/inquiries/inquiries.module.js';
import { MessagingModule } from './modules/messaging/index.js';
import { NewsletterModule } from './modules/newsletter/newsletter.module.js';
import { NotificationsModule } from './modules/notifications/notifications.module.js';
import { PartnerHospitalsModule } from './modules/partner-hospitals/partner-hospitals.module.js';
import { ReleasesModule } from './modules/releases/releases.module.js';
import { SecurityEventsModule } from './modules/security-events/security-events.module.js';
import { SocialLinksModule } from './modules/social-links/social-links.module.js';
import { TreatmentsModule } from './modules/treatments/treatments.module.js';
import { ClockModule } from './platform/clock/clock.module.js';
import { Config } from './platform/config/config.js';
import { ConfigModule } from './platform/config/config.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { HealthModule } from './platform/health/health.module.js';
import { HousekeepingModule } from './platform/housekeeping/housekeeping.module.js';
import { HttpModule } from './platform/http/http.module.js';
import { JobsModule } from './platform/jobs/index.js';
import { LoggingModule } from './platform/logging/logging.module.js';
import { MetricsModule } from './platform/metrics/metrics.module.js';
import { RealtimeModule } from './platform/realtime/realtime.module.js';

@Module({})
export class AppModule {
  /** @param runsJobs overrides the configuration: a worker always does */
  static of(config: Config, runsJobs?: boolean): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.of(config),
        LoggingModule,
        ClockModule,
        DatabaseModule,
        HttpModule,
        JobsModule.register(runsJobs),
        RealtimeModule,
        MetricsModule,
        HealthModule,
        HousekeepingModule,
        IdentityModule,
        SecurityEventsModule,
        MessagingModule,
        InboxModule,
        ConsultationsModule,
        InquiriesModule,
        NewsletterModule,
        NotificationsModule,
        SocialLinksModule,
        TreatmentsModule,
        PartnerHospitalsModule,
        ReleasesModule,
        // Last: it takes the form names nobody else takes.
        FormsModule,
      ],
    };
  }
}
