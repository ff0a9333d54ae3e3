import { Body, Get, Post, Query, type StreamableFile } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { AppError } from '../../../platform/app-error.js';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { ApiConfirmed } from '../../../platform/http/confirmations.js';
import { AcceptsCsv } from '../../../platform/http/csv/csv-bodies.js';
import { CATALOGUE_MESSAGES } from '../messages.js';
import { TreatmentFilters } from '../treatments.dto.js';
import { ImportQueryDto, ImportReportDto } from '../../../platform/http/csv/csv-import.dto.js';
import { Answered, Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { Expensive } from '../../../platform/turns/expensive.js';
import { TreatmentsCsv } from './treatments-csv.service.js';

@GuardedRoutes('catalogue', 'treatments')
export class TreatmentsCsvController {
  constructor(private readonly csv: TreatmentsCsv) {}

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
  @Creates({
    type: ImportReportDto,
    status: 200,
    description: 'Rows are inserted or updated by their slug: all or none.',
  })
  @ApiConfirmed()
  @ApiConsumes('text/csv')
  @ApiBody({ schema: { type: 'string' }, description: 'At most 2 MB and 2,000 rows, with the columns of the export.' })
  async import(
    @User() user: CurrentUser,
    @Query() { dry_run = false }: ImportQueryDto,
    @Body() body: unknown,
  ): Promise<Creation<ImportReportDto> | Answered> {
    if (typeof body !== 'string') throw new AppError('unsupported_media_type', CATALOGUE_MESSAGES.csv_needed);
    if (dry_run) return new Answered(await this.csv.dryRun(body));
    return (em) => this.csv.import(em, user, body);
  }
}
