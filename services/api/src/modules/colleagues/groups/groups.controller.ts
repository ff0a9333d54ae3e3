import type { StaffGroup, StaffGroups as StaffGroupsAnswer } from '@ayana/contracts/identity';
import { Body, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { IfMatch } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { NewStaffGroupDto, StaffGroupChangeDto } from './groups.dto.js';
import { StaffGroups } from './groups.service.js';

/** Groups of the staff: administrators keep them, every colleague gives them work. */
@GuardedRoutes('users', 'staff-groups')
export class StaffGroupsController {
  constructor(private readonly groups: StaffGroups) {}

  @Get()
  @Access('colleagues')
  @ApiOkResponse({ type: shape('StaffGroups'), description: 'All of them, by name.' })
  async list(): Promise<StaffGroupsAnswer> {
    return { items: await this.groups.list() };
  }

  @Post()
  @Access('users')
  @Creates({ type: shape('StaffGroup') })
  add(@User() user: CurrentUser, @Body() body: NewStaffGroupDto): Creation<StaffGroup> {
    return (em) => this.groups.add(em, user, body);
  }

  @Patch(':id')
  @Access('users')
  @Changes({ type: shape('StaffGroup') })
  change(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: StaffGroupChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<StaffGroup> {
    return this.groups.change(user, id, body, ifMatch);
  }

  @Delete(':id')
  @Access('users')
  @Changes({ status: 204, description: '409 while work lies with it that nobody has taken.' })
  remove(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<void> {
    return this.groups.remove(user, id, ifMatch);
  }
}
