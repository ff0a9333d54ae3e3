import { shape } from '../../../platform/http/openapi/shape.js';
import { Body, Delete, Get, Header, Param, Patch, Post, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { MedicalOpinion } from '@ayana/contracts/journey';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { IfMatch } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { RateLimited } from '../../../platform/http/limits/rate-limit.js';
import { pdfFile } from '../../../platform/http/pdf-file.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { Expensive } from '../../../platform/turns/expensive.js';
import { NewOpinionDto, OpinionChangeDto, OpinionsQueryDto } from './opinions.dto.js';
import { OpinionPapers } from './opinion-papers.service.js';
import { Opinions } from './opinions.service.js';

/** Doctors' opinions on a case. The patient reads the signed ones. */
@GuardedRoutes('medical opinions', 'medical-opinions')
export class OpinionsController {
  constructor(
    private readonly opinions: Opinions,
    private readonly papers: OpinionPapers,
  ) {}

  @Get()
  @Access('patient_journeys')
  @ApiOkResponse({ type: shape('MedicalOpinions') })
  list(
    @User() user: CurrentUser,
    @Query() { journey_id, earlier }: OpinionsQueryDto,
  ): Promise<{ items: MedicalOpinion[] }> {
    return this.opinions.list(user, journey_id, earlier);
  }

  @Post()
  @Access('case_manager')
  @Creates({ type: shape('MedicalOpinion'), etag: false, description: 'A draft: the next version.' })
  create(@User() user: CurrentUser, @Body() body: NewOpinionDto): Creation<MedicalOpinion> {
    return (em) => this.opinions.create(em, user, body);
  }

  @Patch(':id')
  @Access('case_manager')
  @Changes({
    type: shape('MedicalOpinion'),
    etag: false,
    description: '409 `illegal_transition` for one that is signed.',
  })
  change(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: OpinionChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<MedicalOpinion> {
    return this.opinions.change(user, id, body, ifMatch);
  }

  @Delete(':id')
  @Access('case_manager')
  @Changes({ status: 204, description: 'Of a draft. 409 `illegal_transition` for one that is signed.' })
  remove(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<void> {
    return this.opinions.remove(user, id, ifMatch);
  }

  @Get(':id/pdf')
  @Expensive('pdf')
  @Access('patient_journeys')
  @RateLimited('exports')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({
    content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
    description:
      'In the patient’s language; a draft, marked as one, for its author alone. The opening is written down.',
  })
  async pdf(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<StreamableFile> {
    const pdf = await this.papers.make(user, id);
    return pdfFile(pdf, 'medical-opinion.pdf');
  }

  @Post(':id/sign')
  @Access('case_manager')
  @Changes({ type: shape('MedicalOpinion'), etag: false, description: 'Final: the patient reads it.' })
  sign(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<MedicalOpinion> {
    return this.opinions.sign(user, id, ifMatch);
  }
}
