import type { InboxJourneyAnswer } from '@ayana/contracts/journey';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Body, Get, Param, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { InboxJourneyDto } from './invitations.dto.js';
import { InboxJourneys } from './inbox-journeys.service.js';

/** Makes a request of the inbox a journey. */
@GuardedRoutes('inbox', 'inbox')
export class InboxJourneysController {
  constructor(private readonly journeys: InboxJourneys) {}

  @Get(':id/journey')
  @Access('case_work')
  @ApiOkResponse({ type: shape('InboxJourneyAnswer'), description: 'All null while nothing has been made of it.' })
  find(@Param('id', IdPipe) id: string): Promise<InboxJourneyAnswer> {
    return this.journeys.find(id);
  }

  @Post(':id/journey')
  @Access('case_work')
  @Creates({
    type: shape('InboxJourneyAnswer'),
    description: 'The journey of a registered patient, or the invitation of a sender without an account.',
  })
  begin(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: InboxJourneyDto,
  ): Creation<InboxJourneyAnswer> {
    return (em) => this.journeys.begin(em, user, id, body);
  }
}
