import { type DynamicModule, Module } from '@nestjs/common';
import { ActivityModule } from './modules/activity/index.js';
import { AnalyticsModule } from './modules/analytics/index.js';
import { AppointmentsModule } from './modules/appointments/index.js';
import { CatalogueUpkeepModule } from './modules/catalogue-upkeep/index.js';
import { CitiesModule } from './modules/cities/index.js';
import { BrochuresModule } from './modules/brochures/index.js';
import { CareersModule } from './modules/careers/index.js';
import { ConsentHistoryModule } from './modules/consent-history/index.js';
import { ConsultationRoomModule } from './modules/consultation-room/index.js';
import { ConsultationsModule } from './modules/consultations/index.js';
import { DoctorHoursModule } from './modules/doctor-hours/index.js';
import { DoctorsModule } from './modules/doctors/index.js';
import { ContentModule } from './modules/content/index.js';
import { FormsModule } from './modules/forms/index.js';
import { GuestCasesModule } from './modules/guest-cases/index.js';
import { IdentityModule } from './modules/identity/index.js';
import { InboxModule } from './modules/inbox/index.js';
import { EnquiriesModule } from './modules/enquiries/index.js';
import { InquiriesModule } from './modules/inquiries/index.js';
import { IncomingModule } from './modules/incoming/index.js';
import { JourneysModule } from './modules/journeys/index.js';
import { RecordLinksModule } from './modules/record-links/index.js';
import { RecordsModule } from './modules/records/index.js';
import { MessagesModule } from './modules/messages/index.js';
import { WorkModule } from './modules/work/index.js';
import { StaysModule } from './modules/stays/index.js';
import { OffersModule } from './modules/offers/index.js';
import { OrdersModule } from './modules/orders/index.js';
import { TripsModule } from './modules/trips/index.js';
import { CasesModule } from './modules/cases/index.js';
import { MessagingModule } from './modules/messaging/index.js';
import { NewsletterModule } from './modules/newsletter/index.js';
import { TestPagesModule } from './modules/test-pages/index.js';
import { DatabaseOverviewModule } from './modules/database-overview/index.js';
import { NotificationsModule } from './modules/notifications/index.js';
import { BroadcastsModule } from './modules/broadcasts/index.js';
import { IncidentsModule } from './modules/incidents/index.js';
import { SignalsModule } from './modules/signals/index.js';
import { WebhooksModule } from './modules/webhooks/index.js';
import { ColleaguesModule } from './modules/colleagues/index.js';
import { ComplianceModule } from './modules/compliance/index.js';
import { EscalationsModule } from './modules/escalations/index.js';
import { ResourcesModule } from './modules/resources/index.js';
import { OrganisationsModule } from './modules/organisations/index.js';
import { PartnerHospitalsModule } from './modules/partner-hospitals/index.js';
import { PortalSearchModule } from './modules/portal-search/index.js';
import { RecommendationsModule } from './modules/recommendations/index.js';
import { PartnershipsModule } from './modules/partnerships/index.js';
import { ReleasesModule } from './modules/releases/index.js';
import { SearchModule } from './modules/search/index.js';
import { SecurityEventsModule } from './modules/security-events/index.js';
import { SavedViewsModule } from './modules/saved-views/index.js';
import { ServiceDeskModule } from './modules/service-desk/index.js';
import { SitemapModule } from './modules/sitemap/index.js';
import { SocialLinksModule } from './modules/social-links/index.js';
import { SupportModule } from './modules/support/index.js';
import { TodayModule } from './modules/today/index.js';
import { TreatmentGuidesModule } from './modules/treatment-guides/index.js';
import { TreatmentsModule } from './modules/treatments/index.js';
import { UsersModule } from './modules/users/index.js';
import { CdnPurgesModule } from './platform/cdn/cdn-purges.module.js';
import { ClockModule } from './platform/clock/clock.module.js';
import { Config } from './platform/config/config.js';
import { ConfigModule } from './platform/config/config.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { FilesModule } from './platform/files/files.module.js';
import { HealthModule } from './platform/health/health.module.js';
import { HousekeepingModule } from './platform/housekeeping/housekeeping.module.js';
import { HttpModule } from './platform/http/http.module.js';
import { JobsModule } from './platform/jobs/index.js';
import { LoggingModule } from './platform/logging/logging.module.js';
import { MetricsModule } from './platform/metrics/metrics.module.js';
import { RealtimeModule } from './platform/realtime/realtime.module.js';
import { PapersModule } from './platform/papers/papers.module.js';
import { RedisModule } from './platform/redis/redis.module.js';
import { ThreadsModule } from './platform/threads/threads.module.js';

@Module({})
export class AppModule {
  static of(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.of(config),
        LoggingModule,
        ClockModule,
        DatabaseModule,
        RedisModule,
        ThreadsModule,
        HttpModule,
        JobsModule.register(),
        RealtimeModule,
        FilesModule,
        PapersModule,
        MetricsModule,
        HealthModule,
        CdnPurgesModule,
        HousekeepingModule,
        IdentityModule,
        SecurityEventsModule,
        ActivityModule,
        UsersModule,
        ColleaguesModule,
        MessagingModule,
        InboxModule,
        AppointmentsModule,
        DoctorHoursModule,
        ConsultationsModule,
        EnquiriesModule,
        InquiriesModule,
        SupportModule,
        PartnershipsModule,
        CareersModule,
        BrochuresModule,
        NewsletterModule,
        ConsentHistoryModule,
        NotificationsModule,
        OrganisationsModule,
        SocialLinksModule,
        SitemapModule,
        TreatmentsModule,
        TreatmentGuidesModule,
        CitiesModule,
        PartnerHospitalsModule,
        DoctorsModule,
        RecommendationsModule,
        CatalogueUpkeepModule,
        SearchModule,
        PortalSearchModule,
        TodayModule,
        ContentModule,
        ReleasesModule,
        DatabaseOverviewModule,
        TestPagesModule,
        SavedViewsModule,
        ServiceDeskModule,
        SignalsModule,
        WebhooksModule,
        IncidentsModule,
        ComplianceModule,
        BroadcastsModule,
        JourneysModule,
        RecordsModule,
        MessagesModule,
        IncomingModule,
        StaysModule,
        WorkModule,
        OffersModule,
        OrdersModule,
        TripsModule,
        CasesModule,
        ConsultationRoomModule,
        AnalyticsModule,
        EscalationsModule,
        RecordLinksModule,
        ResourcesModule,
        // Last: it takes the form names no other controller has.
        FormsModule,
        GuestCasesModule,
      ],
    };
  }
}
