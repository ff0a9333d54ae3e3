import { Body, Controller, Get, HttpCode, Post, Query, Req, Res, type StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiConsumes, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/app-error.js';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { ApiConfirmed } from '../../../platform/http/confirmations.js';
import { AcceptsCsv } from '../../../platform/http/csv/csv-bodies.js';
import { ApiIdempotent, Idempotency } from '../../../platform/http/idempotency/idempotency.js';
import { ApiProblems } from '../../../platform/http/problems/problem.dto.js';
import { CATALOGUE_MESSAGES } from '../messages.js';
import { TreatmentFilters } from '../treatments.dto.js';
import { ImportQueryDto, ImportReportDto } from '../../../platform/http/csv/csv-import.dto.js';
import { Expensive } from '../../../platform/turns/expensive.js';
import { TreatmentsCsv } from './treatments-csv.service.js';

@ApiTags('catalogue')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('treatments')
export class TreatmentsCsvController {
  constructor(
    private readonly csv: TreatmentsCsv,
    private readonly idempotency: Idempotency,
  ) {}

  @Get('export')
  @Expensive('csv')
  @Access('catalogue_upkeep')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' }, description: 'All of it by the same filters; recorded.' })
  export(@User() user: CurrentUser, @Query() filters: TreatmentFilters): Promise<StreamableFile> {
    return this.csv.export(user, filters);
  }

  @Post('import')
  @Expensive('csv')
  @Access('catalogue_upkeep')
  @AcceptsCsv()
  @HttpCode(200)
  @ApiIdempotent()
  @ApiConfirmed()
  @ApiConsumes('text/csv')
  @ApiBody({ schema: { type: 'string' }, description: 'At most 2 MB and 2,000 rows, with the columns of the export.' })
  @ApiOkResponse({ type: ImportReportDto, description: 'Rows are inserted or updated by their slug: all or none.' })
  async import(
    @User() user: CurrentUser,
    @Query() { dry_run = false }: ImportQueryDto,
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ImportReportDto | string> {
    if (typeof body !== 'string') throw new AppError('unsupported_media_type', CATALOGUE_MESSAGES.csv_needed);
    if (dry_run) return this.csv.dryRun(body);
    return this.idempotency.run(request, reply, 200, (em) => this.csv.import(em, user, body));
  }
}
