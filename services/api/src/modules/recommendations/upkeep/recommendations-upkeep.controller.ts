import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { ApiIfMatch, IfMatch, withEtag } from '../../../platform/http/etag.js';
import { ApiIdempotent, Idempotency } from '../../../platform/http/idempotency/idempotency.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { ApiProblems } from '../../../platform/http/problems/problem.dto.js';
import {
  KeptDoctorRecommendationDto,
  KeptHospitalRecommendationDto,
  KeptRecommendationsDto,
  NewDoctorRecommendationDto,
  NewHospitalRecommendationDto,
  RecommendationChangeDto,
} from './recommendations-upkeep.dto.js';
import { RecommendationsUpkeep } from './recommendations-upkeep.service.js';

/** Who is recommended for a treatment, kept by staff. */
@ApiTags('catalogue')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('treatments/:id')
export class RecommendationsUpkeepController {
  constructor(
    private readonly upkeep: RecommendationsUpkeep,
    private readonly idempotency: Idempotency,
  ) {}

  @Get('recommendations')
  @Access('catalogue_upkeep')
  @ApiOkResponse({ type: KeptRecommendationsDto, description: 'All of them, and not only the best ones.' })
  list(@Param('id', IdPipe) id: string): Promise<KeptRecommendationsDto> {
    return this.upkeep.list(id);
  }

  @Post('hospital-recommendations')
  @Access('catalogue_upkeep')
  @ApiIdempotent()
  @ApiCreatedResponse({ type: KeptHospitalRecommendationDto })
  addHospital(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() { hospital_partner_id, ...body }: NewHospitalRecommendationDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, async (em) =>
      withEtag(reply, await this.upkeep.add(em, user, 'hospital', [id, hospital_partner_id], body)),
    );
  }

  @Patch('hospital-recommendations/:recommendation_id')
  @Access('catalogue_upkeep')
  @ApiIfMatch()
  @ApiOkResponse({ type: KeptHospitalRecommendationDto })
  async updateHospital(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Param('recommendation_id', IdPipe) recommendationId: string,
    @Body() body: RecommendationChangeDto,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<KeptHospitalRecommendationDto> {
    return withEtag(reply, await this.upkeep.update(user, 'hospital', [id, recommendationId], body, ifMatch));
  }

  @Delete('hospital-recommendations/:recommendation_id')
  @Access('catalogue_upkeep')
  @HttpCode(204)
  @ApiIfMatch()
  @ApiNoContentResponse()
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
  @ApiIdempotent()
  @ApiCreatedResponse({ type: KeptDoctorRecommendationDto })
  addDoctor(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() { doctor_id, ...body }: NewDoctorRecommendationDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, async (em) =>
      withEtag(reply, await this.upkeep.add(em, user, 'doctor', [id, doctor_id], body)),
    );
  }

  @Patch('doctor-recommendations/:recommendation_id')
  @Access('catalogue_upkeep')
  @ApiIfMatch()
  @ApiOkResponse({ type: KeptDoctorRecommendationDto })
  async updateDoctor(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Param('recommendation_id', IdPipe) recommendationId: string,
    @Body() body: RecommendationChangeDto,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<KeptDoctorRecommendationDto> {
    return withEtag(reply, await this.upkeep.update(user, 'doctor', [id, recommendationId], body, ifMatch));
  }

  @Delete('doctor-recommendations/:recommendation_id')
  @Access('catalogue_upkeep')
  @HttpCode(204)
  @ApiIfMatch()
  @ApiNoContentResponse()
  removeDoctor(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Param('recommendation_id', IdPipe) recommendationId: string,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<void> {
    return this.upkeep.remove(user, 'doctor', [id, recommendationId], ifMatch);
  }
}
