import { shape } from '../../platform/http/openapi/shape.js';
import type { BookedDoctors, BookedPage, BookedAppointment } from '@ayana/contracts/consultations';
import { Body, Get, Param, Patch, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Database } from '../../platform/database/database.js';
import { Access, type CurrentUser, User } from '../../platform/http/access/access.js';
import { IdPipe } from '../../platform/http/input/input.pipe.js';
import { GuardedRoutes } from '../../platform/http/routes/routes.js';
import { BOOKED_DEFAULT, BookedQueryDto, JoinLinkDto } from './booked-list.dto.js';
import { doctorsBooked, listBooked } from './booked-list.queries.js';
import { JoinLinks } from './join-links.service.js';

/** The appointments of every doctor, for those who read the requests they were booked with. */
@GuardedRoutes('inbox', 'appointments')
export class BookedListController {
  constructor(
    private readonly database: Database,
    private readonly links: JoinLinks,
  ) {}

  @Get()
  @Access('inbox')
  @ApiOkResponse({ type: shape('BookedPage') })
  list(@Query() { limit = BOOKED_DEFAULT, ...query }: BookedQueryDto): Promise<BookedPage> {
    return listBooked(this.database.read(), { ...query, limit });
  }

  @Get('doctors')
  @Access('inbox')
  @ApiOkResponse({ type: shape('BookedDoctors') })
  async doctors(): Promise<BookedDoctors> {
    return { items: await doctorsBooked(this.database.read()) };
  }

  @Patch(':id')
  @Access('inbox')
  @ApiOkResponse({ type: shape('BookedAppointment'), description: 'A new link is mailed to the visitor.' })
  change(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() { join_url }: JoinLinkDto,
  ): Promise<BookedAppointment> {
    return this.links.set(user, id, join_url);
  }
}
