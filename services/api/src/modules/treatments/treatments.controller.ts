import type { Treatment, TreatmentsPage } from '@ayana/contracts/catalogue';
import { shape } from '../../platform/http/openapi/shape.js';
import { mayEnter } from '@ayana/contracts/identity';
import { Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Caller, type CurrentUser, Public, RecognisesCaller } from '../../platform/http/access/access.js';
import { refuseUnless } from '../../platform/http/access/refuse-unless.js';
import { PublicCache, PublicCacheSignedOut } from '../../platform/http/caching/caching.js';
import { WithEtag } from '../../platform/http/etag.js';
import { IdPipe } from '../../platform/http/input/input.pipe.js';
import { Routes } from '../../platform/http/routes/routes.js';
import { SearchTreatmentsDto, TreatmentsQueryDto } from './treatments.dto.js';
import { TreatmentsService } from './treatments.service.js';
import { TreatmentUpkeep } from './upkeep/upkeep.service.js';
import { upkeepVersion } from './upkeep/upkeep-version.js';

const CACHE_SECONDS = 60;

@Routes('public')
export class TreatmentsController {
  constructor(
    private readonly treatments: TreatmentsService,
    private readonly upkeep: TreatmentUpkeep,
  ) {}

  @Get('rpc/search_treatments')
  @Public()
  @PublicCache(CACHE_SECONDS, 'catalogue')
  @ApiOkResponse({ type: [shape('Treatment')] })
  search(@Query() query: SearchTreatmentsDto): Promise<Treatment[]> {
    return this.treatments.search(query);
  }

  @Get('treatments')
  @Public()
  @RecognisesCaller()
  @PublicCacheSignedOut(CACHE_SECONDS, 'catalogue')
  @ApiOkResponse({ type: shape('TreatmentsPage'), description: 'With `include` all of them, to staff.' })
  async list(@Caller() caller: CurrentUser | null, @Query() query: TreatmentsQueryDto): Promise<TreatmentsPage> {
    if (query.include === undefined) return this.treatments.list(query);
    refuseUnless('catalogue_upkeep', caller);
    return this.upkeep.list(query);
  }

  @Get('treatments/:id')
  @Public()
  @RecognisesCaller()
  @PublicCacheSignedOut(CACHE_SECONDS, 'catalogue')
  @ApiOkResponse({
    type: shape('Treatment'),
    description: 'To staff also an inactive one, with the ETag of its version.',
  })
  @WithEtag(upkeepVersion)
  one(@Caller() caller: CurrentUser | null, @Param('id', IdPipe) id: string): Promise<Treatment> {
    const isStaff = caller !== null && mayEnter('catalogue_upkeep', caller.role);
    return isStaff ? this.upkeep.one(id) : this.treatments.one(id);
  }
}
