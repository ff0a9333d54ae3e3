import type { TreatmentGuide } from '@ayana/contracts/catalogue';
import { shape } from '../../platform/http/openapi/shape.js';
import { Get, Param } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Public } from '../../platform/http/access/access.js';
import { PublicCache } from '../../platform/http/caching/caching.js';
import { Routes } from '../../platform/http/routes/routes.js';
import { TreatmentGuidesService } from './treatment-guides.service.js';

const CACHE_SECONDS = 60;

@Routes('public', 'treatment-guides')
export class TreatmentGuidesController {
  constructor(private readonly guides: TreatmentGuidesService) {}

  @Get(':slug')
  @Public()
  @PublicCache(CACHE_SECONDS, 'catalogue')
  @ApiOkResponse({ type: shape('TreatmentGuide') })
  one(@Param('slug') slug: string): Promise<TreatmentGuide> {
    return this.guides.one(slug);
  }
}
