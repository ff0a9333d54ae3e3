import { shape } from '../../../platform/http/openapi/shape.js';
import { Body, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse } from '@nestjs/swagger';
import type { CheckIn, LinkedCheckIn } from '@ayana/contracts/journey';
import { Access, type CurrentUser, Public, User } from '../../../platform/http/access/access.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { RateLimited } from '../../../platform/http/limits/rate-limit.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { Routes } from '../../../platform/http/routes/routes.js';
import { JourneyPartQueryDto } from '../../journeys/index.js';
import { CheckInByTokenDto, CheckInFormDto, CheckInTokenDto } from './check-ins.dto.js';
import { CheckIns } from './check-ins.service.js';

/** How patients are after the return. */
@Routes('check-ins', 'check-ins')
export class CheckInsController {
  constructor(private readonly checkIns: CheckIns) {}

  @Get()
  @Access('patient_journeys')
  @ApiBearerAuth('access_token')
  @ApiOkResponse({ type: shape('CheckIns') })
  list(@User() user: CurrentUser, @Query() { journey_id }: JourneyPartQueryDto): Promise<{ items: CheckIn[] }> {
    return this.checkIns.list(user, journey_id);
  }

  @Get('by-token')
  @Public()
  @ApiOkResponse({ type: shape('LinkedCheckIn'), description: 'For the link of a mail: 410 once it has expired.' })
  byToken(@Query() { token }: CheckInTokenDto): Promise<LinkedCheckIn> {
    return this.checkIns.byToken(token);
  }

  @Post('answer')
  @Public()
  @RateLimited('appointments')
  @Creates({ type: shape('LinkedCheckIn'), status: 200, description: 'By the link of a mail, without signing in.' })
  answerByToken(@Body() body: CheckInByTokenDto): Creation<LinkedCheckIn> {
    return (em) => this.checkIns.answerByToken(em, body);
  }

  @Post(':id/answer')
  @Access('patient_journeys')
  @ApiBearerAuth('access_token')
  @Creates({ type: shape('CheckIn'), status: 200, description: 'By the patient.' })
  answer(@User() user: CurrentUser, @Param('id', IdPipe) id: string, @Body() body: CheckInFormDto): Creation<CheckIn> {
    return (em) => this.checkIns.answer(em, user, id, body);
  }

  @Post(':id/seen')
  @Access('case_work')
  @ApiBearerAuth('access_token')
  @HttpCode(200)
  @ApiOkResponse({ type: shape('CheckIn') })
  seen(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<CheckIn> {
    return this.checkIns.seen(user, id);
  }
}
