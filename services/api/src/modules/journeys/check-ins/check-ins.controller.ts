import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { CheckIn } from '@ayana/contracts/journey';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, type CurrentUser, Public, User } from '../../../platform/http/access/access.js';
import { ApiIdempotent, Idempotency } from '../../../platform/http/idempotency/idempotency.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { RateLimited } from '../../../platform/http/limits/rate-limit.js';
import { ApiProblems } from '../../../platform/http/problems/problem.dto.js';
import { JourneyPartQueryDto } from '../journey-part-query.dto.js';
import {
  CheckInByTokenDto,
  CheckInDto,
  CheckInFormDto,
  CheckInsDto,
  CheckInTokenDto,
  LinkedCheckInDto,
} from './check-ins.dto.js';
import { CheckIns } from './check-ins.service.js';

/** How patients are after the return. */
@ApiTags('check-ins')
@ApiProblems()
@Controller('check-ins')
export class CheckInsController {
  constructor(
    private readonly checkIns: CheckIns,
    private readonly idempotency: Idempotency,
  ) {}

  @Get()
  @Access('patient_journeys')
  @ApiBearerAuth('access_token')
  @ApiOkResponse({ type: CheckInsDto })
  list(@User() user: CurrentUser, @Query() { journey_id }: JourneyPartQueryDto): Promise<{ items: CheckIn[] }> {
    return this.checkIns.list(user, journey_id);
  }

  @Get('by-token')
  @Public()
  @ApiOkResponse({ type: LinkedCheckInDto, description: 'For the link of a mail: 410 once it has expired.' })
  byToken(@Query() { token }: CheckInTokenDto): Promise<LinkedCheckInDto> {
    return this.checkIns.byToken(token);
  }

  @Post('answer')
  @Public()
  @RateLimited('appointments')
  @HttpCode(200)
  @ApiIdempotent()
  @ApiOkResponse({ type: LinkedCheckInDto, description: 'By the link of a mail, without signing in.' })
  answerByToken(
    @Body() body: CheckInByTokenDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 200, (em) => this.checkIns.answerByToken(em, body));
  }

  @Post(':id/answer')
  @Access('patient_journeys')
  @ApiBearerAuth('access_token')
  @HttpCode(200)
  @ApiIdempotent()
  @ApiOkResponse({ type: CheckInDto, description: 'By the patient.' })
  answer(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: CheckInFormDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 200, (em) => this.checkIns.answer(em, user, id, body));
  }

  @Post(':id/seen')
  @Access('case_work')
  @ApiBearerAuth('access_token')
  @HttpCode(200)
  @ApiOkResponse({ type: CheckInDto })
  seen(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<CheckIn> {
    return this.checkIns.seen(user, id);
  }
}
