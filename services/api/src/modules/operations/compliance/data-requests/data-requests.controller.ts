import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, type CurrentUser, User } from '../../../../platform/http/access/access.js';
import { ApiIfMatch, IfMatch, withEtag } from '../../../../platform/http/etag.js';
import { ApiIdempotent, Idempotency } from '../../../../platform/http/idempotency/idempotency.js';
import { IdPipe } from '../../../../platform/http/input/input.pipe.js';
import { jsonValue } from '../../../../platform/http/json.js';
import { RateLimited } from '../../../../platform/http/limits/rate-limit.js';
import { ApiProblems } from '../../../../platform/http/problems/problem.dto.js';
import { Expensive } from '../../../../platform/turns/expensive.js';
import { ConfirmDto } from '../../../identity/index.js';
import { DataActs } from './data-acts.service.js';
import { DataRequestDetailDto, DataRequestsPageDto } from './data-request-answers.dto.js';
import {
  DataCorrectionDto,
  DataRequestExtensionDto,
  DataRequestsQueryDto,
  DataRequestTransitionDto,
  NewDataRequestDto,
} from './data-requests.dto.js';
import { DataRequests } from './data-requests.service.js';

export const ZIP = { 'application/zip': { schema: { type: 'string', format: 'binary' } } } as const;

/** What people ask about their data. */
@ApiTags('compliance')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('data-requests')
export class DataRequestsController {
  constructor(
    private readonly requests: DataRequests,
    private readonly acts: DataActs,
    private readonly idempotency: Idempotency,
  ) {}

  @Get()
  @Access('regulatory_compliance')
  @ApiOkResponse({ type: DataRequestsPageDto })
  list(@Query() query: DataRequestsQueryDto): Promise<DataRequestsPageDto> {
    return this.requests.list(query);
  }

  @Get('overdue-count')
  @Access('regulatory_compliance')
  @ApiOkResponse({ schema: { type: 'integer', description: 'Unanswered after their last day.' } })
  async overdueCount(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    return jsonValue(reply, await this.requests.overdueCount());
  }

  @Get(':id')
  @Access('regulatory_compliance')
  @ApiOkResponse({ type: DataRequestDetailDto })
  async detail(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DataRequestDetailDto> {
    return withEtag(reply, await this.requests.detail(user, id));
  }

  @Post()
  @Access('regulatory_compliance')
  @ApiIdempotent()
  @ApiCreatedResponse({ type: DataRequestDetailDto, description: 'The person gets an email with the last day.' })
  add(
    @User() user: CurrentUser,
    @Body() body: NewDataRequestDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, (em) => this.requests.add(em, user, body));
  }

  @Post(':id/transitions')
  @Access('regulatory_compliance')
  @HttpCode(200)
  @ApiIfMatch()
  @ApiOkResponse({ type: DataRequestDetailDto, description: '409 `illegal_transition` in another state.' })
  async move(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: DataRequestTransitionDto,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DataRequestDetailDto> {
    return withEtag(reply, await this.requests.move(user, id, body, ifMatch));
  }

  @Post(':id/extend')
  @Access('regulatory_compliance')
  @HttpCode(200)
  @ApiIfMatch()
  @ApiOkResponse({ type: DataRequestDetailDto, description: '409 where the law does not allow it.' })
  async extend(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: DataRequestExtensionDto,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DataRequestDetailDto> {
    return withEtag(reply, await this.requests.extend(user, id, body, ifMatch));
  }

  @Post(':id/export')
  @Expensive('zip')
  @Access('regulatory_compliance')
  @HttpCode(200)
  @ApiIfMatch()
  @ApiOkResponse({ type: DataRequestDetailDto, description: 'From now on the person can download it.' })
  async export(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DataRequestDetailDto> {
    return withEtag(reply, await this.acts.export(user, id, ifMatch));
  }

  @Get(':id/export')
  @Expensive('zip')
  @Access('regulatory_compliance')
  @RateLimited('exports')
  @ApiOkResponse({ content: ZIP, description: 'All that is kept of the person. It is written down.' })
  async download(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const zip = await this.acts.download(user, id);
    void reply.header('cache-control', 'no-store');
    return new StreamableFile(zip, {
      type: 'application/zip',
      disposition: 'attachment; filename="personal-data.zip"',
    });
  }

  @Post(':id/correct')
  @Access('regulatory_compliance')
  @HttpCode(200)
  @ApiIfMatch()
  @ApiOkResponse({ type: DataRequestDetailDto, description: 'Changes the account of the person.' })
  async correct(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: DataCorrectionDto,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DataRequestDetailDto> {
    return withEtag(reply, await this.acts.correct(user, id, body, ifMatch));
  }

  @Post(':id/erase')
  @Access('data_erasure')
  @RateLimited('accounts')
  @HttpCode(200)
  @ApiIfMatch()
  @ApiOkResponse({
    type: DataRequestDetailDto,
    description: 'With the password of the administrator. Cannot be undone; `outcome.kept` says what stays.',
  })
  async erase(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() { password }: ConfirmDto,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DataRequestDetailDto> {
    return withEtag(reply, await this.acts.erase(user, id, password, ifMatch));
  }
}
