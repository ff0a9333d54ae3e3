import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Database } from '../../platform/database/database.js';
import { Access } from '../../platform/http/access/access.js';
import { ApiProblems } from '../../platform/http/problems/problem.dto.js';
import { BOOKED_DEFAULT, BookedDoctorsDto, BookedPageDto, BookedQueryDto } from './booked-list.dto.js';
import { doctorsBooked, listBooked } from './booked-list.queries.js';

/** The appointments of every doctor, for those who read the requests they were booked with. */
@ApiTags('inbox')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('appointments')
export class BookedListController {
  constructor(private readonly database: Database) {}

  @Get()
  @Access('inbox')
  @ApiOkResponse({ type: BookedPageDto })
  list(@Query() { limit = BOOKED_DEFAULT, ...query }: BookedQueryDto): Promise<BookedPageDto> {
    return listBooked(this.database.read(), { ...query, limit });
  }

  @Get('doctors')
  @Access('inbox')
  @ApiOkResponse({ type: BookedDoctorsDto })
  async doctors(): Promise<BookedDoctorsDto> {
    return { items: await doctorsBooked(this.database.read()) };
  }
}
