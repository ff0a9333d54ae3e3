import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/access/access.js';
import { PublicCache } from '../../platform/http/caching/caching.js';
import { IdPipe } from '../../platform/http/input/input.pipe.js';
import { ApiProblems } from '../../platform/http/problems/problem.dto.js';
import {
  SearchTreatmentsDto,
  TreatmentCategoryDto,
  TreatmentDto,
  TreatmentsPageDto,
  TreatmentsQueryDto,
} from './treatments.dto.js';
import { TreatmentsService } from './treatments.service.js';

const CACHE_SECONDS = 60;

@ApiTags('public')
@ApiProblems()
@Controller()
export class TreatmentsController {
  constructor(private readonly treatments: TreatmentsService) {}

  @Get('rpc/search_treatments')
  @Public()
  @PublicCache(CACHE_SECONDS)
  @ApiOkResponse({ type: [TreatmentDto] })
  search(@Query() query: SearchTreatmentsDto): Promise<TreatmentDto[]> {
    return this.treatments.search(query);
  }

  @Get('treatments')
  @Public()
  @PublicCache(CACHE_SECONDS)
  @ApiOkResponse({ type: TreatmentsPageDto })
  list(@Query() query: TreatmentsQueryDto): Promise<TreatmentsPageDto> {
    return this.treatments.list(query);
  }

  @Get('treatments/:id')
  @Public()
  @PublicCache(CACHE_SECONDS)
  @ApiOkResponse({ type: TreatmentDto })
  one(@Param('id', IdPipe) id: string): Promise<TreatmentDto> {
    return this.treatments.one(id);
  }

  @Get('treatment-categories')
  @Public()
  @PublicCache(CACHE_SECONDS)
  @ApiOkResponse({ type: [TreatmentCategoryDto] })
  categories(): Promise<TreatmentCategoryDto[]> {
    return this.treatments.categories();
  }
}
