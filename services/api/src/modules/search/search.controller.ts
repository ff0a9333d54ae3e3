import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/access/access.js';
import { PublicCache } from '../../platform/http/caching/caching.js';
import { ApiProblems } from '../../platform/http/problems/problem.dto.js';
import { SearchAnswerDto, SearchQueryDto } from './search.dto.js';
import { SearchService } from './search.service.js';

const CACHE_SECONDS = 60;

@ApiTags('public')
@ApiProblems()
@Controller('search')
export class SearchController {
  constructor(private readonly search: SearchService) {}

  @Get()
  @Public()
  @PublicCache(CACHE_SECONDS, 'catalogue')
  @ApiOkResponse({ type: SearchAnswerDto, description: 'For a list that is shown while someone types.' })
  find(@Query() query: SearchQueryDto): Promise<SearchAnswerDto> {
    return this.search.search(query);
  }
}
