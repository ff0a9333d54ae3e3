import { Body, Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { VisaApplication } from '@ayana/contracts/journey';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { ApiIfMatch, IfMatch } from '../../../platform/http/etag.js';
import { ApiIdempotent, Idempotency } from '../../../platform/http/idempotency/idempotency.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { ApiProblems } from '../../../platform/http/problems/problem.dto.js';
import { JourneyPartQueryDto } from '../journey-part-query.dto.js';
import { VisaApplications } from './visa-applications.service.js';
import { VisaApplicationDto, VisaApplicationsDto, VisaStepDto } from './visa.dto.js';

/** The way to a visa. Its ids are those of the work of the office that helps with it. */
@ApiTags('travel')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('visa-applications')
export class VisaController {
  constructor(
    private readonly visas: VisaApplications,
    private readonly idempotency: Idempotency,
  ) {}

  @Get()
  @Access('patient_journeys')
  @ApiOkResponse({ type: VisaApplicationsDto, description: 'For the patient, the staff and the office.' })
  list(@User() user: CurrentUser, @Query() { journey_id }: JourneyPartQueryDto): Promise<{ items: VisaApplication[] }> {
    return this.visas.list(user, journey_id);
  }

  @Post(':id/steps')
  @Access('patient_journeys')
  @ApiIdempotent()
  @ApiIfMatch()
  @ApiOkResponse({ type: VisaApplicationDto, description: 'By the office, or staff for it.' })
  step(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: VisaStepDto,
    @IfMatch() ifMatch: string | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 200, (em) => this.visas.step(em, user, id, body, ifMatch));
  }
}
