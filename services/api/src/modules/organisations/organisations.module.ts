import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { ActivityModule } from '../activity/index.js';
import { CatalogueUpkeepModule } from '../catalogue-upkeep/index.js';
import { IdentityModule } from '../identity/index.js';
import { MessagingModule } from '../messaging/index.js';
import { InboxModule } from '../inbox/index.js';
import { AnswerTemplateSchema } from './answer-templates/answer-template.entity.js';
import { AnswerTemplatesController } from './answer-templates/answer-templates.controller.js';
import { OwnAnswerTemplates } from './answer-templates/answer-templates.service.js';
import { ApplicationsController } from './applications/applications.controller.js';
import { ApplicationPlaces } from './applications/application-places.js';
import { SiteApplications } from './applications/applications.service.js';
import { CredentialClockJob } from './credentials/credential-clock.job.js';
import { CredentialMails } from './credentials/credential-mails.js';
import { CredentialSchema } from './credentials/credential.entity.js';
import { CredentialsController } from './credentials/credentials.controller.js';
import { Credentials } from './credentials/credentials.service.js';
import { DoctorAccountsController } from './doctor-accounts/doctor-accounts.controller.js';
import { DoctorAccounts } from './doctor-accounts/doctor-accounts.service.js';
import { WorkLeavers } from './left-work.js';
import { InvitationLinks } from './members/invitation-links.js';
import { OrganisationInvitations } from './members/invitations.service.js';
import { Joining } from './members/joining.service.js';
import { MembersController } from './members/members.controller.js';
import { Members } from './members/members.service.js';
import { OrganisationInvitationSchema } from './members/organisation-invitation.entity.js';
import { OrganisationEvents } from './organisation-events.js';
import { PartnerMemberSchema } from './members/partner-member.entity.js';
import { PriceItemSchema } from './prices/price-item.entity.js';
import { PriceItemsController } from './prices/price-items.controller.js';
import { PriceItems } from './prices/price-items.service.js';
import { PriceSheets } from './prices/sheet/price-sheets.service.js';
import { OrganisationsController } from './profile/organisations.controller.js';
import { Organisations } from './profile/organisations.service.js';
import { ChangeProposalSchema } from './proposals/change-proposal.entity.js';
import { ProposedDoctorSchema } from './proposed-doctors/proposed-doctor.entity.js';
import { ProposedDoctorsController } from './proposed-doctors/proposed-doctors.controller.js';
import { ProposedDoctors } from './proposed-doctors/proposed-doctors.service.js';
import { ProposedEntries } from './proposed-doctors/proposed-entries.js';
import { ProposalMails } from './proposals/proposal-mails.js';
import { ProposalsController } from './proposals/proposals.controller.js';
import { Proposals } from './proposals/proposals.service.js';
import { SignUpsController } from './sign-ups/sign-ups.controller.js';
import { SignUps } from './sign-ups/sign-ups.service.js';

/** Partners as organisations: their people, what they keep about themselves, and what they charge. */
@Module({
  imports: [
    DatabaseModule.forFeature(
      PriceItemSchema,
      OrganisationInvitationSchema,
      ChangeProposalSchema,
      CredentialSchema,
      ProposedDoctorSchema,
      AnswerTemplateSchema,
      PartnerMemberSchema,
    ),
    ActivityModule,
    CatalogueUpkeepModule,
    IdentityModule,
    InboxModule,
    MessagingModule,
  ],
  controllers: [
    PriceItemsController,
    OrganisationsController,
    MembersController,
    ProposalsController,
    ProposedDoctorsController,
    AnswerTemplatesController,
    ApplicationsController,
    SignUpsController,
    DoctorAccountsController,
    CredentialsController,
  ],
  providers: [
    PriceItems,
    PriceSheets,
    Organisations,
    OrganisationEvents,
    OrganisationInvitations,
    InvitationLinks,
    Joining,
    Members,
    Proposals,
    ProposalMails,
    OwnAnswerTemplates,
    ProposedDoctors,
    ProposedEntries,
    SiteApplications,
    ApplicationPlaces,
    SignUps,
    DoctorAccounts,
    WorkLeavers,
    Credentials,
    CredentialMails,
    CredentialClockJob,
  ],
  exports: [OrganisationEvents, WorkLeavers],
})
export class OrganisationsModule {}
