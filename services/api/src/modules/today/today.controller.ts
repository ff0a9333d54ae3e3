import type { Today as TodayAnswer } from '@ayana/contracts/operations';
import { shape } from '../../platform/http/openapi/shape.js';
import { Get } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access } from '../../platform/http/access/access.js';
import { GuardedRoutes } from '../../platform/http/routes/routes.js';
import { Today } from './today.service.js';

@GuardedRoutes('portals', 'today')
export class TodayController {
  constructor(private readonly today: Today) {}

  @Get()
  @Access('admin')
  @ApiOkResponse({ type: shape('Today'), description: 'Of all cases, for the overview at /admin.' })
  read(): Promise<TodayAnswer> {
    return this.today.read();
  }
}
