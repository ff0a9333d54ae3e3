import type { IncidentDetail } from '@ayana/contracts/operations';
import { shape } from '../../platform/http/openapi/shape.js';
import { Body, Delete, Param, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Database } from '../../platform/database/database.js';
import { Access, type CurrentUser, User } from '../../platform/http/access/access.js';
import { ApiIfMatch, IfMatch, WithEtag } from '../../platform/http/etag.js';
import { IdPipe } from '../../platform/http/input/input.pipe.js';
import { Answered, Creates, type Creation, Once, type RunOnce } from '../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../platform/http/routes/routes.js';
import { Escalations } from '../escalations/index.js';
import { IncidentActions, refuseEnded } from './incident-actions.service.js';
import { IncidentEscalation } from './incident-escalation.js';
import { IncidentLinks } from './incident-links.js';
import type { IncidentRow } from './incident.entity.js';
import {
  IncidentFromSignalDto,
  NewIncidentEscalationDto,
  NewIncidentJourneyDto,
  NewIncidentSignalDto,
} from './incidents.dto.js';
import { IncidentsService } from './incidents.service.js';

/** What an incident concerns: journeys and signals. */
@GuardedRoutes('incidents')
export class IncidentLinksController {
  constructor(
    private readonly incidents: IncidentsService,
    private readonly actions: IncidentActions,
    private readonly links: IncidentLinks,
    private readonly escalation: IncidentEscalation,
    private readonly escalations: Escalations,
    private readonly database: Database,
  ) {}

  @Post('signals/:id/incident')
  @Access('incident_command')
  @Creates({ type: shape('IncidentDetail'), description: 'A new incident, with the signal and its journey.' })
  @ApiIfMatch()
  async fromSignal(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: IncidentFromSignalDto,
    @IfMatch() ifMatch: string | undefined,
    @Once() once: RunOnce,
  ): Promise<Answered> {
    const opened = await once((em) => this.incidents.openFromSignal(em, user, id, body, ifMatch));
    // It is taken care of: nobody is paged about it any more.
    await this.escalations.acknowledgeAll(user, { kind: 'signal', id });
    return opened;
  }

  @Post('incidents/:id/escalations')
  @Access('incident_command')
  @Creates({ type: shape('IncidentDetail'), description: 'The first pages follow at once.' })
  escalate(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: NewIncidentEscalationDto,
  ): Creation<IncidentDetail> {
    return (em) =>
      this.actions.writeWithin(em, user, id, undefined, async (incident: IncidentRow) => {
        refuseEnded(incident);
        await this.escalation.begin(em, user, incident, body);
      });
  }

  @Post('incidents/:id/signals')
  @Access('incident_command')
  @Creates({ type: shape('IncidentDetail') })
  addSignal(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() { signal_id }: NewIncidentSignalDto,
  ): Creation<IncidentDetail> {
    return (em) =>
      this.actions.writeWithin(em, user, id, undefined, async (incident: IncidentRow) => {
        refuseEnded(incident);
        await this.links.addSignal(em, user, incident, signal_id);
      });
  }

  @Post('incidents/:id/journeys')
  @Access('incident_command')
  @Creates({ type: shape('IncidentDetail') })
  addJourney(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() { journey_id }: NewIncidentJourneyDto,
  ): Creation<IncidentDetail> {
    return (em) =>
      this.actions.writeWithin(em, user, id, undefined, async (incident: IncidentRow) => {
        refuseEnded(incident);
        await this.links.addJourney(em, user, incident, journey_id);
      });
  }

  @Delete('incidents/:id/journeys/:journey_id')
  @Access('incident_command')
  @ApiOkResponse({
    type: shape('IncidentDetail'),
    description: 'The timeline says that it was linked, and is not any more.',
  })
  @WithEtag()
  removeJourney(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Param('journey_id', IdPipe) journeyId: string,
  ): Promise<IncidentDetail> {
    return this.database.write((em) =>
      this.actions.writeWithin(em, user, id, undefined, async (incident) => {
        refuseEnded(incident);
        await this.links.removeJourney(em, user, incident, journeyId);
      }),
    );
  }
}
