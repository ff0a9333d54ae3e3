import type { RecurringRequestDetail, RecurringRequestsPage } from '@ayana/contracts/service-desk';
import { Body, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { IfMatch, WithEtag } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { NewRecurringRequestDto, RecurringRequestChangeDto, RecurringRequestsQueryDto } from './recurring.dto.js';
import { RecurringRequests } from './recurring.service.js';

/** Requests that make themselves. */
@GuardedRoutes('recurring requests', 'recurring-requests')
export class RecurringController {
  constructor(private readonly recurring: RecurringRequests) {}

  @Get()
  @Access('service_desk')
  @ApiOkResponse({ type: shape('RecurringRequestsPage') })
  list(@Query() query: RecurringRequestsQueryDto): Promise<RecurringRequestsPage> {
    return this.recurring.list(query);
  }

  @Get(':id')
  @Access('service_desk')
  @ApiOkResponse({ type: shape('RecurringRequestDetail') })
  @WithEtag()
  detail(@Param('id', IdPipe) id: string): Promise<RecurringRequestDetail> {
    return this.recurring.detail(id);
  }

  @Post()
  @Access('service_desk')
  @Creates({ type: shape('RecurringRequestDetail'), description: '422 names `answers.<key>`.' })
  add(@User() user: CurrentUser, @Body() body: NewRecurringRequestDto): Creation<RecurringRequestDetail> {
    return (em) => this.recurring.add(em, user, body);
  }

  @Patch(':id')
  @Access('service_desk')
  @Changes({ type: shape('RecurringRequestDetail'), description: 'The next one is due by its new time.' })
  update(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: RecurringRequestChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<RecurringRequestDetail> {
    return this.recurring.update(user, id, body, ifMatch);
  }

  @Post(':id/pause')
  @Access('service_desk')
  @Changes({ type: shape('RecurringRequestDetail') })
  pause(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<RecurringRequestDetail> {
    return this.recurring.pause(user, id, true, ifMatch);
  }

  @Post(':id/resume')
  @Access('service_desk')
  @Changes({ type: shape('RecurringRequestDetail'), description: 'What was missed is not made.' })
  resume(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<RecurringRequestDetail> {
    return this.recurring.pause(user, id, false, ifMatch);
  }
}
