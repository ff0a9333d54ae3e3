import { Module } from '@nestjs/common';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { AbsencesModule } from '../absences/index.js';
import { ActivityModule } from '../activity/index.js';
import { MessagingModule } from '../messaging/index.js';
import { EscalationChainSchema } from './chains/chain.entity.js';
import { ChainsController } from './chains/chains.controller.js';
import { ChainsService } from './chains/chains.service.js';
import { EscalationEvents } from './escalation-events.js';
import { Escalations } from './escalations.service.js';
import { OnCallOverrideSchema, OnCallRotaSchema } from './on-call/rota.entity.js';
import { OnCallLineController } from './on-call/on-call-line.controller.js';
import { RotaFeedSchema } from './on-call/rota-feed.entity.js';
import { RotaFeedsController } from './on-call/rota-feeds.controller.js';
import { RotaFeeds } from './on-call/rota-feeds.service.js';
import { RotasController } from './on-call/rotas.controller.js';
import { RotasService } from './on-call/rotas.service.js';
import { PageGuard } from './runs/page-guard.js';
import { PageLinksController } from './runs/page-links.controller.js';
import { PageLinks } from './runs/page-links.service.js';
import { RunEntries } from './runs/run-entries.js';
import { RunOutcomes } from './runs/run-outcomes.js';
import { RunPages } from './runs/run-pages.js';
import { RunSteps } from './runs/run-steps.js';
import { RunWorkflow } from './runs/run-workflow.js';
import { EscalationEntrySchema, EscalationPageSchema, EscalationRunSchema } from './runs/run.entity.js';
import { RunsController } from './runs/runs.controller.js';
import { RunsService } from './runs/runs.service.js';

@Module({
  imports: [
    DatabaseModule.forFeature(
      OnCallRotaSchema,
      OnCallOverrideSchema,
      RotaFeedSchema,
      EscalationChainSchema,
      EscalationRunSchema,
      EscalationPageSchema,
      EscalationEntrySchema,
    ),
    AbsencesModule,
    ActivityModule,
    MessagingModule,
  ],
  controllers: [
    OnCallLineController,
    RotaFeedsController,
    RotasController,
    ChainsController,
    RunsController,
    PageLinksController,
  ],
  providers: [
    ChainsService,
    EscalationEvents,
    Escalations,
    PageGuard,
    PageLinks,
    RotaFeeds,
    RotasService,
    RunEntries,
    RunOutcomes,
    RunPages,
    RunSteps,
    RunsService,
    RunWorkflow,
  ],
  exports: [Escalations],
})
export class EscalationsModule {}
