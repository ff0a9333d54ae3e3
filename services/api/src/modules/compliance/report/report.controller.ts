import { Get, Header, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { RateLimited } from '../../../platform/http/limits/rate-limit.js';
import { pdfFile } from '../../../platform/http/pdf-file.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { Expensive } from '../../../platform/turns/expensive.js';
import { ComplianceReports } from './report.service.js';

@GuardedRoutes('compliance', 'compliance-report')
export class ReportController {
  constructor(private readonly reports: ComplianceReports) {}

  @Get()
  @Expensive('report')
  @Access('regulatory_compliance')
  @RateLimited('exports')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({
    content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
    description: 'Everything of the compliance pages as of today; recorded.',
  })
  async report(@User() user: CurrentUser): Promise<StreamableFile> {
    const { pdf, name } = await this.reports.make(user);
    return pdfFile(pdf, name);
  }
}
