import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { ActivityModule } from '../activity/index.js';
import { MessagingModule } from '../messaging/index.js';
import { WebhooksModule } from '../webhooks/index.js';
import { SignalDefinitionsController } from './signal-definitions.controller.js';
import { SignalDefinitions } from './signal-definitions.service.js';
import { SignalProposals } from './signal-proposals.service.js';
import { EscalationsModule } from '../escalations/index.js';
import { OwnSignalDefinitionSchema } from './own/own-signal.entity.js';
import { OwnSignalsController } from './own/own-signals.controller.js';
import { OwnSignals } from './own/own-signals.service.js';
import { SignalEntries } from './signal-entries.js';
import { SignalDefinitionSchema, SignalEntrySchema, SignalSchema, SignalTrialSchema } from './signal.entity.js';
import { SignalEscalation } from './signal-escalation.js';
import { SignalMails } from './signal-mails.js';
import { SignalOpening } from './signal-opening.js';
import { SignalWebhooks } from './signal-webhooks.js';
import { SignalWorkflow } from './signal-workflow.js';
import { SignalsController } from './signals.controller.js';
import { SignalsJob } from './signals.job.js';
import { SignalsService } from './signals.service.js';

@Module({
  imports: [
    DatabaseModule.forFeature(
      SignalDefinitionSchema,
      SignalTrialSchema,
      SignalSchema,
      SignalEntrySchema,
      OwnSignalDefinitionSchema,
    ),
    ActivityModule,
    MessagingModule,
    WebhooksModule,
    EscalationsModule,
  ],
  controllers: [SignalsController, SignalDefinitionsController, OwnSignalsController],
  providers: [
    OwnSignals,
    SignalDefinitions,
    SignalProposals,
    SignalEntries,
    SignalEscalation,
    SignalMails,
    SignalOpening,
    SignalWebhooks,
    SignalsJob,
    SignalsService,
    SignalWorkflow,
  ],
  exports: [SignalWorkflow],
})
export class SignalsModule {}
