import { Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Public } from '../../platform/http/access/access.js';
import { PublicCache } from '../../platform/http/caching/caching.js';
import { IdPipe } from '../../platform/http/input/input.pipe.js';
import { Routes } from '../../platform/http/routes/routes.js';
import {
  DoctorRecommendationsPageDto,
  HospitalRecommendationsPageDto,
  RecommendationsQueryDto,
  TreatmentRecommendationsDto,
} from './recommendations.dto.js';
import { RecommendationsService } from './recommendations.service.js';

const CACHE_SECONDS = 60;

@Routes('public')
export class RecommendationsController {
  constructor(private readonly recommendations: RecommendationsService) {}

  @Get('rpc/get_treatment_recommendations_for_user')
  @Public()
  @PublicCache(CACHE_SECONDS, 'catalogue')
  @ApiOkResponse({ type: TreatmentRecommendationsDto })
  all(@Query() query: RecommendationsQueryDto): Promise<TreatmentRecommendationsDto> {
    return this.recommendations.all(query.treatment_id_param.toLowerCase());
  }

  @Get('treatments/:id/hospital-recommendations')
  @Public()
  @PublicCache(CACHE_SECONDS, 'catalogue')
  @ApiOkResponse({ type: HospitalRecommendationsPageDto })
  async hospitals(@Param('id', IdPipe) id: string): Promise<HospitalRecommendationsPageDto> {
    return { items: await this.recommendations.hospitals(id), next_cursor: null };
  }

  @Get('treatments/:id/doctor-recommendations')
  @Public()
  @PublicCache(CACHE_SECONDS, 'catalogue')
  @ApiOkResponse({ type: DoctorRecommendationsPageDto })
  async doctors(@Param('id', IdPipe) id: string): Promise<DoctorRecommendationsPageDto> {
    return { items: await this.recommendations.doctors(id), next_cursor: null };
  }
}
