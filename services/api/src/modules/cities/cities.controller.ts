import { shape } from '../../platform/http/openapi/shape.js';
import type { CityTreatments, CitiesPage, City } from '@ayana/contracts/catalogue';
import { Get, Param } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Public } from '../../platform/http/access/access.js';
import { PublicCache } from '../../platform/http/caching/caching.js';
import { Routes } from '../../platform/http/routes/routes.js';
import { CitiesService } from './cities.service.js';

const CACHE_SECONDS = 60;

@Routes('public', 'cities')
export class CitiesController {
  constructor(private readonly cities: CitiesService) {}

  @Get()
  @Public()
  @PublicCache(CACHE_SECONDS, 'catalogue')
  @ApiOkResponse({ type: shape('CitiesPage') })
  list(): Promise<CitiesPage> {
    return this.cities.list();
  }

  @Get(':slug')
  @Public()
  @PublicCache(CACHE_SECONDS, 'catalogue')
  @ApiOkResponse({ type: shape('City') })
  one(@Param('slug') slug: string): Promise<City> {
    return this.cities.one(slug);
  }

  @Get(':slug/treatments')
  @Public()
  @PublicCache(CACHE_SECONDS, 'catalogue')
  @ApiOkResponse({
    type: shape('CityTreatments'),
    description: 'What the hospitals of the city do, with the price of each.',
  })
  treatments(@Param('slug') slug: string): Promise<CityTreatments> {
    return this.cities.treatments(slug);
  }
}
