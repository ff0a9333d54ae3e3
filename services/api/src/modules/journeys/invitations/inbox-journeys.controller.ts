import { Body, Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { ApiIdempotent, Idempotency } from '../../../platform/http/idempotency/idempotency.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { ApiProblems } from '../../../platform/http/problems/problem.dto.js';
import { InboxJourneyAnswerDto, InboxJourneyDto } from './invitations.dto.js';
import { InboxJourneys } from './inbox-journeys.service.js';

/** Makes a request of the inbox a journey. */
@ApiTags('inbox')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('inbox')
export class InboxJourneysController {
  constructor(
    private readonly journeys: InboxJourneys,
    private readonly idempotency: Idempotency,
  ) {}

  @Get(':id/journey')
  @Access('case_work')
  @ApiOkResponse({ type: InboxJourneyAnswerDto, description: 'All null while nothing has been made of it.' })
  find(@Param('id', IdPipe) id: string): Promise<InboxJourneyAnswerDto> {
    return this.journeys.find(id);
  }

  @Post(':id/journey')
  @Access('case_work')
  @ApiIdempotent()
  @ApiCreatedResponse({
    type: InboxJourneyAnswerDto,
    description: 'The journey of a registered patient, or the invitation of a sender without an account.',
  })
  begin(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: InboxJourneyDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, (em) => this.journeys.begin(em, user, id, body));
  }
}
