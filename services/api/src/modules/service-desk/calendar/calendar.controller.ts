import { Body, Controller, Get, Patch, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { ApiIfMatch, IfMatch, withEtag } from '../../../platform/http/etag.js';
import { ApiProblems } from '../../../platform/http/problems/problem.dto.js';
import { WorkingCalendarChangeDto, WorkingCalendarDto } from './calendar.dto.js';
import { CalendarService } from './calendar.service.js';

@ApiTags('service catalogue')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('service-calendar')
export class CalendarController {
  constructor(private readonly calendar: CalendarService) {}

  @Get()
  @Access('service_desk')
  @ApiOkResponse({ type: WorkingCalendarDto })
  async read(@Res({ passthrough: true }) reply: FastifyReply): Promise<WorkingCalendarDto> {
    return withEtag(reply, await this.calendar.read());
  }

  @Patch()
  @Access('service_desk')
  @ApiIfMatch()
  @ApiOkResponse({ type: WorkingCalendarDto, description: 'Open requests are due by the new hours at once.' })
  async change(
    @User() user: CurrentUser,
    @Body() body: WorkingCalendarChangeDto,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<WorkingCalendarDto> {
    return withEtag(reply, await this.calendar.change(user, body, ifMatch));
  }
}
