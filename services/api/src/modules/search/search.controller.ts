import type { SearchAnswer } from '@ayana/contracts/catalogue';
import { shape } from '../../platform/http/openapi/shape.js';
import { Get, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Public } from '../../platform/http/access/access.js';
import { PublicCache } from '../../platform/http/caching/caching.js';
import { Routes } from '../../platform/http/routes/routes.js';
import { SearchQueryDto } from './search.dto.js';
import { SearchService } from './search.service.js';

const CACHE_SECONDS = 60;

@Routes('public', 'search')
export class SearchController {
  constructor(private readonly search: SearchService) {}

  @Get()
  @Public()
  @PublicCache(CACHE_SECONDS, 'catalogue')
  @ApiOkResponse({ type: shape('SearchAnswer'), description: 'For a list that is shown while someone types.' })
  find(@Query() query: SearchQueryDto): Promise<SearchAnswer> {
    return this.search.search(query);
  }
}
