import { Body, Get, Patch } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { IfMatch, WithEtag } from '../../../platform/http/etag.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { WorkingCalendarChangeDto, WorkingCalendarDto } from './calendar.dto.js';
import { CalendarService } from './calendar.service.js';

@GuardedRoutes('service catalogue', 'service-calendar')
export class CalendarController {
  constructor(private readonly calendar: CalendarService) {}

  @Get()
  @Access('service_desk')
  @ApiOkResponse({ type: WorkingCalendarDto })
  @WithEtag()
  read(): Promise<WorkingCalendarDto> {
    return this.calendar.read();
  }

  @Patch()
  @Access('service_desk')
  @Changes({ type: WorkingCalendarDto, description: 'Open requests are due by the new hours at once.' })
  change(
    @User() user: CurrentUser,
    @Body() body: WorkingCalendarChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<WorkingCalendarDto> {
    return this.calendar.change(user, body, ifMatch);
  }
}
