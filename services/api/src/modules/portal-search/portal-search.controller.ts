import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../platform/http/access/access.js';
import { ApiProblems } from '../../platform/http/problems/problem.dto.js';
import { Expensive } from '../../platform/turns/expensive.js';
import { PortalSearchAnswerDto, PortalSearchQueryDto } from './portal-search.dto.js';
import { PortalSearch } from './portal-search.service.js';

@ApiTags('portals')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('search')
export class PortalSearchController {
  constructor(private readonly search: PortalSearch) {}

  @Get('portal')
  @Expensive('search')
  @Access('signed_in')
  @ApiOkResponse({ type: PortalSearchAnswerDto, description: 'What the caller may open, by kind.' })
  find(@User() user: CurrentUser, @Query() query: PortalSearchQueryDto): Promise<PortalSearchAnswerDto> {
    return this.search.find(user, query);
  }
}
