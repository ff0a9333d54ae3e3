import type { OwnDataRequest } from '@ayana/contracts/operations';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Get, Header, Param, StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { AnySession, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { RateLimited } from '../../../platform/http/limits/rate-limit.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { Expensive } from '../../../platform/turns/expensive.js';
import { ZIP } from './data-requests.controller.js';
import { OwnDataRequests } from './own-data-requests.service.js';

/** What the signed-in person has asked about their own data. */
@GuardedRoutes('compliance', 'own-data-requests')
export class OwnDataRequestsController {
  constructor(private readonly requests: OwnDataRequests) {}

  @Get()
  @AnySession()
  @ApiOkResponse({ type: [shape('OwnDataRequest')] })
  list(@User() user: CurrentUser): Promise<OwnDataRequest[]> {
    return this.requests.list(user);
  }

  @Get(':id/export')
  @Expensive('zip')
  @AnySession()
  @RateLimited('exports')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ content: ZIP, description: 'All that is kept of the person, for 30 days; 410 afterwards.' })
  async download(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<StreamableFile> {
    const zip = await this.requests.download(user, id);
    return new StreamableFile(zip, { type: 'application/zip', disposition: 'attachment; filename="my-data.zip"' });
  }
}
