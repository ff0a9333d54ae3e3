import type { LaboratoryCounts, ResultTrends } from '@ayana/contracts/journey';
import { Get, Param, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { shape } from '../../../platform/http/openapi/shape.js';
import { pdfFile } from '../../../platform/http/pdf-file.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { Expensive } from '../../../platform/turns/expensive.js';
import { LaboratoryPapers } from './laboratory-papers.service.js';
import { LaboratoryWorklist } from './laboratory-worklist.service.js';

const PDF = { content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } as const } } };

/** What a laboratory works with beside the orders themselves: counts, labels, reports, trends. */
@GuardedRoutes('laboratory orders', 'laboratory-orders')
export class LaboratoryPapersController {
  constructor(
    private readonly worklist: LaboratoryWorklist,
    private readonly papers: LaboratoryPapers,
  ) {}

  @Get('counts')
  @Access('laboratory_work')
  @ApiOkResponse({ type: shape('LaboratoryCounts'), description: 'Of one’s own laboratory; of the staff all.' })
  counts(@User() user: CurrentUser): Promise<LaboratoryCounts> {
    return this.worklist.counts(user);
  }

  @Get(':id/trends')
  @Access('patient_journeys')
  @ApiOkResponse({
    type: shape('ResultTrends'),
    description: 'Tests of this order with two reviewed numbers or more that the caller may see.',
  })
  trends(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<ResultTrends> {
    return this.worklist.trends(user, id);
  }

  @Get(':id/labels')
  @Expensive('pdf')
  @Access('laboratory_work')
  @ApiOkResponse({ ...PDF, description: 'One for each specimen, with the number of the order as Code 128.' })
  async labels(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<StreamableFile> {
    const { pdf, file_name } = await this.papers.labels(user, id);
    return pdfFile(pdf, file_name);
  }

  @Get(':id/report')
  @Expensive('pdf')
  @Access('laboratory_work')
  @ApiOkResponse({ ...PDF, description: 'All results; 409 `illegal_transition` before they were reviewed.' })
  async report(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<StreamableFile> {
    const { pdf, file_name } = await this.papers.report(user, id);
    return pdfFile(pdf, file_name);
  }
}
