import type { Organisation, OrganisationDetail } from '@ayana/contracts/organisations';
import { Body, Controller, Get, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import type { Page } from '../../../platform/http/cursor.js';
import { ApiIfMatch, IfMatch, withEtag } from '../../../platform/http/etag.js';
import { ApiIdempotent, Idempotency } from '../../../platform/http/idempotency/idempotency.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { ApiProblems } from '../../../platform/http/problems/problem.dto.js';
import {
  NewOrganisationDto,
  OrganisationChangeDto,
  OrganisationDetailDto,
  OrganisationsPageDto,
  OrganisationsQueryDto,
} from './organisations.dto.js';
import { Organisations } from './organisations.service.js';

/** Organisations: the staff see every one, their people their own. */
@ApiTags('organisations')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('organisations')
export class OrganisationsController {
  constructor(
    private readonly organisations: Organisations,
    private readonly idempotency: Idempotency,
  ) {}

  @Get()
  @Access('organisations')
  @ApiOkResponse({ type: OrganisationsPageDto })
  list(@Query() query: OrganisationsQueryDto): Promise<Page<Organisation>> {
    return this.organisations.list(query);
  }

  @Get('own')
  @Access('organisation')
  @ApiOkResponse({
    schema: { nullable: true, allOf: [{ $ref: '#/components/schemas/OrganisationDetailDto' }] },
    description: 'Null for who belongs to none.',
  })
  async own(@User() user: CurrentUser, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const own = await this.organisations.own(user);
    if (own !== null) withEtag(reply, own);
    void reply.type('application/json');
    return JSON.stringify(own);
  }

  @Get(':id')
  @Access('organisation')
  @ApiOkResponse({ type: OrganisationDetailDto })
  async detail(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OrganisationDetail> {
    return withEtag(reply, await this.organisations.detail(user, id));
  }

  @Post()
  @Access('organisations')
  @ApiIdempotent()
  @ApiCreatedResponse({ type: OrganisationDetailDto, description: 'Hospitals are added in the catalogue.' })
  add(
    @User() user: CurrentUser,
    @Body() body: NewOrganisationDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, async (em) =>
      withEtag(reply, await this.organisations.add(em, user, body)),
    );
  }

  @Patch(':id')
  @Access('organisation')
  @ApiIfMatch()
  @ApiOkResponse({ type: OrganisationDetailDto })
  async change(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: OrganisationChangeDto,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OrganisationDetail> {
    return withEtag(reply, await this.organisations.change(user, id, body, ifMatch));
  }
}
