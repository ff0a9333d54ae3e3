import type { StaffPage } from '@ayana/contracts/identity';
import { shape } from '../../platform/http/openapi/shape.js';
import { Get, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Database } from '../../platform/database/database.js';
import { Access } from '../../platform/http/access/access.js';
import { GuardedRoutes } from '../../platform/http/routes/routes.js';
import { StaffQueryDto } from './staff.dto.js';
import { listStaff } from './staff.queries.js';
import { PAGE_DEFAULT } from './users.dto.js';

/** The staff as they see each other, to hand work over. */
@GuardedRoutes('users', 'staff')
export class StaffController {
  constructor(private readonly database: Database) {}

  @Get()
  @Access('colleagues')
  @ApiOkResponse({ type: shape('StaffPage'), description: 'By name.' })
  list(@Query() { limit = PAGE_DEFAULT, ...query }: StaffQueryDto): Promise<StaffPage> {
    return listStaff(this.database.read(), { ...query, limit });
  }
}
