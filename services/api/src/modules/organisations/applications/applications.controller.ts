import { Body, Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { ApiIdempotent, Idempotency } from '../../../platform/http/idempotency/idempotency.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { jsonValue } from '../../../platform/http/json.js';
import { ApiProblems } from '../../../platform/http/problems/problem.dto.js';
import {
  ApplicationAcceptanceDto,
  ApplicationQuestionDto,
  ApplicationRefusalDto,
  SiteApplicationDto,
} from './applications.dto.js';
import { SiteApplications } from './applications.service.js';

/** Applications of the public site, decided where they arrive: at their request in the inbox. */
@ApiTags('inbox')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('inbox/:id/application')
export class ApplicationsController {
  constructor(
    private readonly applications: SiteApplications,
    private readonly idempotency: Idempotency,
  ) {}

  @Get()
  @Access('organisations')
  @ApiOkResponse({
    schema: { nullable: true, allOf: [{ $ref: '#/components/schemas/SiteApplicationDto' }] },
    description: 'Null for a request that is no application.',
  })
  async find(@Param('id', IdPipe) id: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    return jsonValue(reply, await this.applications.find(id));
  }

  @Post('accept')
  @Access('organisations')
  @ApiIdempotent()
  @ApiCreatedResponse({ type: SiteApplicationDto, description: 'The applicant is invited by mail.' })
  accept(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: ApplicationAcceptanceDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, (em) => this.applications.accept(em, user, id, body));
  }

  @Post('refuse')
  @Access('organisations')
  @ApiIdempotent()
  @ApiCreatedResponse({ type: SiteApplicationDto, description: 'The applicant reads the reason in a mail.' })
  refuse(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() { reason }: ApplicationRefusalDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, (em) => this.applications.refuse(em, user, id, reason));
  }

  @Post('ask')
  @Access('organisations')
  @ApiIdempotent()
  @ApiCreatedResponse({ type: SiteApplicationDto, description: 'A reply of the request; the application waits on.' })
  ask(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() { message }: ApplicationQuestionDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, (em) => this.applications.ask(em, user, id, message));
  }
}
