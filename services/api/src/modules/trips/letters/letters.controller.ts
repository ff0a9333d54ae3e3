import { shape } from '../../../platform/http/openapi/shape.js';
import { Body, Get, Header, HttpCode, Param, Post, Query, type StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse } from '@nestjs/swagger';
import type { LetterDraft, VerifiedLetter, VisaLetter } from '@ayana/contracts/journey';
import { Access, type CurrentUser, Public, User } from '../../../platform/http/access/access.js';
import { ApiConfirmed } from '../../../platform/http/confirmations.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { RateLimited } from '../../../platform/http/limits/rate-limit.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { Routes } from '../../../platform/http/routes/routes.js';
import { Expensive } from '../../../platform/turns/expensive.js';
import { JourneyPartQueryDto } from '../../journeys/index.js';
import { LetterDraftDto, LetterDraftQueryDto, NewLetterDto } from './letters.dto.js';
import { Letters } from './letters.service.js';

/** Letters of hospitals for visas. */
@Routes('letters', 'letters')
export class LettersController {
  constructor(private readonly letters: Letters) {}

  @Get()
  @Access('patient_journeys')
  @ApiBearerAuth('access_token')
  @ApiOkResponse({ type: shape('VisaLetters'), description: 'For the patient, staff, visa support, and the hospital.' })
  list(@User() user: CurrentUser, @Query() { journey_id }: JourneyPartQueryDto): Promise<{ items: VisaLetter[] }> {
    return this.letters.list(user, journey_id);
  }

  @Get('draft')
  @Access('hospital_writing')
  @ApiBearerAuth('access_token')
  @ApiOkResponse({ type: LetterDraftDto, description: 'What a letter of this quote would say, and what is missing.' })
  draft(@User() user: CurrentUser, @Query() { quote_id }: LetterDraftQueryDto): Promise<LetterDraft> {
    return this.letters.draft(user, quote_id);
  }

  @Get(':id/paper')
  @Access('patient_journeys')
  @ApiBearerAuth('access_token')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({
    schema: { type: 'string', format: 'binary' },
    description: 'For the hospital its own copy, with the last signs of passports only. The opening is written down.',
  })
  paper(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<StreamableFile> {
    return this.letters.paper(user, id);
  }

  @Get(':code')
  @Public()
  @RateLimited('letters')
  @Header('cache-control', 'no-store')
  @Header('x-robots-tag', 'noindex')
  @ApiOkResponse({
    type: shape('VerifiedLetter'),
    description: 'For anyone who has the paper; `unknown` for any other code.',
  })
  verify(@Param('code') code: string): Promise<VerifiedLetter> {
    return this.letters.verify(code);
  }

  @Post()
  @Expensive('pdf')
  @Access('hospital_writing')
  @ApiBearerAuth('access_token')
  @ApiConfirmed()
  @Creates({ type: shape('VisaLetter'), description: 'From an accepted quote; an earlier letter is replaced.' })
  async issue(@User() user: CurrentUser, @Body() body: NewLetterDto): Promise<Creation<VisaLetter>> {
    await this.letters.askPatient(user, body.quote_id);
    return (em) => this.letters.issue(em, user, body);
  }

  @Post(':id/withdraw')
  @Access('hospital_writing')
  @ApiBearerAuth('access_token')
  @HttpCode(200)
  @ApiOkResponse({ type: shape('VisaLetter'), description: 'Its code shows that it was taken back.' })
  withdraw(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<VisaLetter> {
    return this.letters.withdraw(user, id);
  }
}
