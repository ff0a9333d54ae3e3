import type {
  KeptRecommendations,
  KeptHospitalRecommendation,
  KeptDoctorRecommendation,
} from '@ayana/contracts/editing';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Body, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { IfMatch } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import {
  NewDoctorRecommendationDto,
  NewHospitalRecommendationDto,
  RecommendationChangeDto,
} from './recommendations-upkeep.dto.js';
import { RecommendationsUpkeep } from './recommendations-upkeep.service.js';

/** Who is recommended for a treatment, kept by staff. */
@GuardedRoutes('catalogue', 'treatments/:id')
export class RecommendationsUpkeepController {
  constructor(private readonly upkeep: RecommendationsUpkeep) {}

  @Get('recommendations')
  @Access('catalogue_upkeep')
  @ApiOkResponse({ type: shape('KeptRecommendations'), description: 'All of them, and not only the best ones.' })
  list(@Param('id', IdPipe) id: string): Promise<KeptRecommendations> {
    return this.upkeep.list(id);
  }

  @Post('hospital-recommendations')
  @Access('catalogue_upkeep')
  @Creates({ type: shape('KeptHospitalRecommendation') })
  addHospital(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() { hospital_partner_id, ...body }: NewHospitalRecommendationDto,
  ): Creation<KeptHospitalRecommendation> {
    return (em) => this.upkeep.add(em, user, 'hospital', [id, hospital_partner_id], body);
  }

  @Patch('hospital-recommendations/:recommendation_id')
  @Access('catalogue_upkeep')
  @Changes({ type: shape('KeptHospitalRecommendation') })
  updateHospital(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Param('recommendation_id', IdPipe) recommendationId: string,
    @Body() body: RecommendationChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<KeptHospitalRecommendation> {
    return this.upkeep.update(user, 'hospital', [id, recommendationId], body, ifMatch);
  }

  @Delete('hospital-recommendations/:recommendation_id')
  @Access('catalogue_upkeep')
  @Changes({ status: 204 })
  removeHospital(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Param('recommendation_id', IdPipe) recommendationId: string,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<void> {
    return this.upkeep.remove(user, 'hospital', [id, recommendationId], ifMatch);
  }

  @Post('doctor-recommendations')
  @Access('catalogue_upkeep')
  @Creates({ type: shape('KeptDoctorRecommendation') })
  addDoctor(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() { doctor_id, ...body }: NewDoctorRecommendationDto,
  ): Creation<KeptDoctorRecommendation> {
    return (em) => this.upkeep.add(em, user, 'doctor', [id, doctor_id], body);
  }

  @Patch('doctor-recommendations/:recommendation_id')
  @Access('catalogue_upkeep')
  @Changes({ type: shape('KeptDoctorRecommendation') })
  updateDoctor(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Param('recommendation_id', IdPipe) recommendationId: string,
    @Body() body: RecommendationChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<KeptDoctorRecommendation> {
    return this.upkeep.update(user, 'doctor', [id, recommendationId], body, ifMatch);
  }

  @Delete('doctor-recommendations/:recommendation_id')
  @Access('catalogue_upkeep')
  @Changes({ status: 204 })
  removeDoctor(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Param('recommendation_id', IdPipe) recommendationId: string,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<void> {
    return this.upkeep.remove(user, 'doctor', [id, recommendationId], ifMatch);
  }
}
