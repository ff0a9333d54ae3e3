import { Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Public } from '../../platform/http/access/access.js';
import { PublicCache } from '../../platform/http/caching/caching.js';
import { IdPipe } from '../../platform/http/input/input.pipe.js';
import { Routes } from '../../platform/http/routes/routes.js';
import { HospitalDto } from './hospital.dto.js';
import { PartnerHospitalsQueryDto } from './hospitals-query.dto.js';
import { PartnerHospitalsPageDto } from './partner-hospitals.dto.js';
import { PartnerHospitalsService } from './partner-hospitals.service.js';

const CACHE_SECONDS = 60;

@Routes('public', 'partner-hospitals')
export class PartnerHospitalsController {
  constructor(private readonly hospitals: PartnerHospitalsService) {}

  @Get()
  @Public()
  @PublicCache(CACHE_SECONDS, 'catalogue')
  @ApiOkResponse({ type: PartnerHospitalsPageDto, description: 'Those whose partner is active.' })
  list(@Query() query: PartnerHospitalsQueryDto): Promise<PartnerHospitalsPageDto> {
    return this.hospitals.list(query);
  }

  @Get(':id')
  @Public()
  @PublicCache(CACHE_SECONDS, 'catalogue')
  @ApiOkResponse({ type: HospitalDto })
  one(@Param('id', IdPipe) id: string): Promise<HospitalDto> {
    return this.hospitals.one(id);
  }
}
