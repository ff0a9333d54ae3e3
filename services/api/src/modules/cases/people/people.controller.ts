import { shape } from '../../../platform/http/openapi/shape.js';
import { Body, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse } from '@nestjs/swagger';
import type { Companion, PatientDetails, AccompaniedJourneys, Invitation } from '@ayana/contracts/journey';
import { Access, type CurrentUser, Public, User } from '../../../platform/http/access/access.js';
import { IfMatch, WithEtag } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { RateLimited } from '../../../platform/http/limits/rate-limit.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { Routes } from '../../../platform/http/routes/routes.js';
import { JourneyPartQueryDto } from '../../journeys/index.js';
import { Companions } from './companions.service.js';
import { PatientDetailsService } from './patient-details.service.js';
import { CompanionChangeDto, CompanionTokenDto, NewCompanionDto, PatientDetailsFormDto } from './people.dto.js';

/** Who accompanies a patient, and what patients say about themselves. */
@Routes('people')
export class PeopleController {
  constructor(
    private readonly companions: Companions,
    private readonly details: PatientDetailsService,
  ) {}

  @Get('companions')
  @Access('patient_journeys')
  @ApiBearerAuth('access_token')
  @ApiOkResponse({ type: shape('Companions') })
  list(@User() user: CurrentUser, @Query() { journey_id }: JourneyPartQueryDto): Promise<{ items: Companion[] }> {
    return this.companions.list(user, journey_id);
  }

  @Get('companions/mine')
  @Access('patient_journeys')
  @ApiBearerAuth('access_token')
  @ApiOkResponse({ type: shape('AccompaniedJourneys'), description: 'The journeys the caller accompanies.' })
  mine(@User() user: CurrentUser): Promise<AccompaniedJourneys> {
    return this.companions.mine(user);
  }

  @Get('companions/by-token')
  @Public()
  @ApiOkResponse({ type: shape('Invitation'), description: 'For the link of a mail.' })
  byToken(@Query() { token }: CompanionTokenDto): Promise<Invitation> {
    return this.companions.byToken(token);
  }

  @Post('companions/accept')
  @Access('patient_journeys')
  @ApiBearerAuth('access_token')
  @RateLimited('appointments')
  @HttpCode(200)
  @ApiOkResponse({ type: shape('Companion'), description: '403 unless signed in with the address that was invited.' })
  accept(@User() user: CurrentUser, @Body() { token }: CompanionTokenDto): Promise<Companion> {
    return this.companions.accept(user, token);
  }

  @Post('companions')
  @Access('patient_journeys')
  @ApiBearerAuth('access_token')
  @Creates({ type: shape('Companion'), description: 'By the patient: a mail with a link goes out.' })
  invite(@User() user: CurrentUser, @Body() body: NewCompanionDto): Creation<Companion> {
    return (em) => this.companions.invite(em, user, body);
  }

  @Patch('companions/:id')
  @Access('patient_journeys')
  @ApiBearerAuth('access_token')
  @Changes({ type: shape('Companion'), description: 'By the patient.' })
  change(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: CompanionChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<Companion> {
    return this.companions.change(user, id, body, ifMatch);
  }

  @Post('companions/:id/withdraw')
  @Access('patient_journeys')
  @ApiBearerAuth('access_token')
  @HttpCode(200)
  @ApiOkResponse({ type: shape('Companion'), description: 'By the patient, or by the companion.' })
  withdraw(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<Companion> {
    return this.companions.withdraw(user, id);
  }

  @Get('patient-details/own')
  @Access('patient_journeys')
  @ApiBearerAuth('access_token')
  @ApiOkResponse({ type: shape('PatientDetails') })
  @WithEtag()
  own(@User() user: CurrentUser): Promise<PatientDetails> {
    return this.details.own(user);
  }

  @Patch('patient-details/own')
  @Access('patient_journeys')
  @ApiBearerAuth('access_token')
  @Changes({ type: shape('PatientDetails') })
  save(
    @User() user: CurrentUser,
    @Body() body: PatientDetailsFormDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<PatientDetails> {
    return this.details.save(user, body, ifMatch);
  }

  @Get('patient-details')
  @Access('patient_journeys')
  @ApiBearerAuth('access_token')
  @ApiOkResponse({ type: shape('PatientDetails'), description: 'Facts that the reader does not see are null.' })
  ofJourney(@User() user: CurrentUser, @Query() { journey_id }: JourneyPartQueryDto): Promise<PatientDetails> {
    return this.details.ofJourney(user, journey_id);
  }
}
