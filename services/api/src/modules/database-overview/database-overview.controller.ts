import type { DatabaseOverview as DatabaseOverviewAnswer } from '@ayana/contracts/database-overview';
import { shape } from '../../platform/http/openapi/shape.js';
import { Get } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access } from '../../platform/http/access/access.js';
import { GuardedRoutes } from '../../platform/http/routes/routes.js';
import { Expensive } from '../../platform/turns/expensive.js';
import { DatabaseOverview } from './database-overview.service.js';

@GuardedRoutes('database', 'database-overview')
export class DatabaseOverviewController {
  constructor(private readonly overview: DatabaseOverview) {}

  @Get()
  @Expensive('report')
  @Access('database_overview')
  @ApiOkResponse({
    type: shape('DatabaseOverview'),
    description: 'Names and numbers; no value of any row or statement.',
  })
  read(): Promise<DatabaseOverviewAnswer> {
    return this.overview.read();
  }
}
