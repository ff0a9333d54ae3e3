import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/access.js';
import { PublicCache } from '../../platform/http/caching.js';
import { IdPipe } from '../../platform/http/input.pipe.js';
import { ApiProblems } from '../../platform/http/problem.dto.js';
import { PartnerHospitalDto, PartnerHospitalsQueryDto } from './partner-hospitals.dto.js';
import { PartnerHospitalsService } from './partner-hospitals.service.js';

const CACHE_SECONDS = 60;

@ApiTags('public')
@ApiProblems()
@Controller('partner-hospitals')
export class PartnerHospitalsController {
  constructor(private readonly hospitals: PartnerHospitalsService) {}

  @Get()
  @Public()
  @PublicCache(CACHE_SECONDS)
  @ApiOkResponse({ type: [PartnerHospitalDto], description: 'Those whose partner is active.' })
  list(@Query() query: PartnerHospitalsQueryDto): Promise<PartnerHospitalDto[]> {
    return this.hospitals.list(query);
  }

  @Get(':id')
  @Public()
  @PublicCache(CACHE_SECONDS)
  @ApiOkResponse({ type: PartnerHospitalDto })
  one(@Param('id', IdPipe) id: string): Promise<PartnerHospitalDto> {
    return this.hospitals.one(id);
  }
}
