import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { CaseRegisterModule } from '../case-register/index.js';
import { ActivityModule } from '../activity/index.js';
import { IdentityModule } from '../identity/index.js';
import { InboxModule } from '../inbox/index.js';
import { JourneysModule } from '../journeys/index.js';
import { MessagingModule } from '../messaging/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { OffersModule } from '../offers/index.js';
import { RecordsModule } from '../records/index.js';
import { ResourcesModule } from '../resources/index.js';
import { StaysModule } from '../stays/index.js';
import { TripsModule } from '../trips/index.js';
import { WorkModule } from '../work/index.js';
import { AutomationSteps } from './automations/automation-steps.js';
import { Automations } from './automations/automations.service.js';
import { CareSteps } from './automations/care-steps.js';
import { CaseActions } from './automations/case-actions.js';
import { ClinicalSteps } from './automations/clinical-steps.js';
import { EnquirySteps } from './automations/enquiry-steps.js';
import { JourneyAutomationsController } from './automations/journey-automations.controller.js';
import { JourneyClockJob } from './automations/journey-clock.job.js';
import { NeedEffects } from './automations/need-effects.js';
import { TravelSteps } from './automations/travel-steps.js';
import { CasesController } from './board/cases.controller.js';
import { Cases } from './board/cases.service.js';
import { CaseSheetController } from './case-sheet/case-sheet.controller.js';
import { CaseSheets } from './case-sheet/case-sheet.service.js';
import { CaseEndings } from './closing/case-endings.service.js';
import { JourneyChanges } from './detail/journey-changes.service.js';
import { JourneysController } from './detail/journeys.controller.js';
import { InboxJourneysController } from './invitations/inbox-journeys.controller.js';
import { InboxJourneys } from './invitations/inbox-journeys.service.js';
import { Invitations } from './invitations/invitations.service.js';
import { JourneyInvitationSchema } from './invitations/journey-invitation.entity.js';
import { LeadFacts } from './invitations/lead-facts.service.js';
import { RequestedJourneys } from './invitations/requested-journeys.js';
import { JourneyOverviewController } from './overview/journey-overview.controller.js';
import { CompanionSchema } from './people/companion.entity.js';
import { Companions } from './people/companions.service.js';
import { PatientDetailsSchema } from './people/patient-details.entity.js';
import { PatientDetailsService } from './people/patient-details.service.js';
import { PeopleController } from './people/people.controller.js';
import { PersonLinkSchema } from './persons/person-link.entity.js';
import { PersonsController } from './persons/persons.controller.js';
import { Persons } from './persons/persons.service.js';

/** A case as a whole, over all its parts: board, detail, people, what completed stages set off, and how it ends. */
@Module({
  imports: [
    DatabaseModule.forFeature(CompanionSchema, JourneyInvitationSchema, PatientDetailsSchema, PersonLinkSchema),
    ActivityModule,
    IdentityModule,
    InboxModule,
    JourneysModule,
    CaseRegisterModule,
    MessagingModule,
    NotificationsModule,
    OffersModule,
    RecordsModule,
    ResourcesModule,
    StaysModule,
    TripsModule,
    WorkModule,
  ],
  controllers: [
    JourneyOverviewController,
    JourneysController,
    CasesController,
    CaseSheetController,
    PeopleController,
    PersonsController,
    InboxJourneysController,
    JourneyAutomationsController,
  ],
  providers: [
    AutomationSteps,
    Automations,
    CareSteps,
    CaseActions,
    CaseEndings,
    CaseSheets,
    Cases,
    ClinicalSteps,
    Companions,
    EnquirySteps,
    InboxJourneys,
    Invitations,
    JourneyChanges,
    JourneyClockJob,
    LeadFacts,
    NeedEffects,
    PatientDetailsService,
    Persons,
    RequestedJourneys,
    TravelSteps,
  ],
})
export class CasesModule {}
