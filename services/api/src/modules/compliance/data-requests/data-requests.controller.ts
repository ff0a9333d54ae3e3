import type { DataRequestsPage, DataRequestDetail } from '@ayana/contracts/operations';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Body, Get, Header, Param, Post, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { IfMatch, WithEtag } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { JsonValue } from '../../../platform/http/json.js';
import { RateLimited } from '../../../platform/http/limits/rate-limit.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { Expensive } from '../../../platform/turns/expensive.js';
import { ConfirmDto } from '../../identity/index.js';
import { DataActs } from './data-acts.service.js';
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
@GuardedRoutes('compliance', 'data-requests')
export class DataRequestsController {
  constructor(
    private readonly requests: DataRequests,
    private readonly acts: DataActs,
  ) {}

  @Get()
  @Access('regulatory_compliance')
  @ApiOkResponse({ type: shape('DataRequestsPage') })
  list(@Query() query: DataRequestsQueryDto): Promise<DataRequestsPage> {
    return this.requests.list(query);
  }

  @Get('overdue-count')
  @Access('regulatory_compliance')
  @ApiOkResponse({ schema: { type: 'integer', description: 'Unanswered after their last day.' } })
  @JsonValue()
  overdueCount(): Promise<number> {
    return this.requests.overdueCount();
  }

  @Get(':id')
  @Access('regulatory_compliance')
  @ApiOkResponse({ type: shape('DataRequestDetail') })
  @WithEtag()
  detail(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<DataRequestDetail> {
    return this.requests.detail(user, id);
  }

  @Post()
  @Access('regulatory_compliance')
  @Creates({
    type: shape('DataRequestDetail'),
    etag: false,
    description: 'The person gets an email with the last day.',
  })
  add(@User() user: CurrentUser, @Body() body: NewDataRequestDto): Creation<DataRequestDetail> {
    return (em) => this.requests.add(em, user, body);
  }

  @Post(':id/transitions')
  @Access('regulatory_compliance')
  @Changes({ type: shape('DataRequestDetail'), description: '409 `illegal_transition` in another state.' })
  move(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: DataRequestTransitionDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<DataRequestDetail> {
    return this.requests.move(user, id, body, ifMatch);
  }

  @Post(':id/extend')
  @Access('regulatory_compliance')
  @Changes({ type: shape('DataRequestDetail'), description: '409 where the law does not allow it.' })
  extend(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: DataRequestExtensionDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<DataRequestDetail> {
    return this.requests.extend(user, id, body, ifMatch);
  }

  @Post(':id/export')
  @Expensive('zip')
  @Access('regulatory_compliance')
  @Changes({ type: shape('DataRequestDetail'), description: 'From now on the person can download it.' })
  export(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<DataRequestDetail> {
    return this.acts.export(user, id, ifMatch);
  }

  @Get(':id/export')
  @Expensive('zip')
  @Access('regulatory_compliance')
  @RateLimited('exports')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ content: ZIP, description: 'All that is kept of the person. It is written down.' })
  async download(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<StreamableFile> {
    const zip = await this.acts.download(user, id);
    return new StreamableFile(zip, {
      type: 'application/zip',
      disposition: 'attachment; filename="personal-data.zip"',
    });
  }

  @Post(':id/correct')
  @Access('regulatory_compliance')
  @Changes({ type: shape('DataRequestDetail'), description: 'Changes the account of the person.' })
  correct(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: DataCorrectionDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<DataRequestDetail> {
    return this.acts.correct(user, id, body, ifMatch);
  }

  @Post(':id/erase')
  @Access('data_erasure')
  @RateLimited('accounts')
  @Changes({
    type: shape('DataRequestDetail'),
    description: 'With the password of the administrator. Cannot be undone; `outcome.kept` says what stays.',
  })
  erase(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() { password }: ConfirmDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<DataRequestDetail> {
    return this.acts.erase(user, id, password, ifMatch);
  }
}
