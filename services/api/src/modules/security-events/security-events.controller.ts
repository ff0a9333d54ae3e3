import { shape } from '../../platform/http/openapi/shape.js';
import { Body, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiConsumes, ApiNoContentResponse } from '@nestjs/swagger';
import { AppError } from '../../platform/app-error.js';
import { Database } from '../../platform/database/database.js';
import { AnySession, type CurrentUser, Public, User } from '../../platform/http/access/access.js';
import { RateLimited } from '../../platform/http/limits/rate-limit.js';
import { reportsOf } from './csp-report.js';
import { CspViolations } from './csp-violations.service.js';
import { SecurityEventDto } from './security-events.dto.js';
import { SecurityEventsService } from './security-events.service.js';
import { PROBLEM_MESSAGES } from '../../platform/http/problems/messages.js';
import { Creates, type Creation } from '../../platform/http/routes/creates.js';
import { Routes } from '../../platform/http/routes/routes.js';

@Routes('security events')
export class SecurityEventsController {
  constructor(
    private readonly events: SecurityEventsService,
    private readonly violations: CspViolations,
    private readonly database: Database,
  ) {}

  @Post('rpc/log_security_event')
  @AnySession()
  @RateLimited('reports')
  @ApiBearerAuth('access_token')
  @Creates({ type: shape('Logged') })
  log(@User() user: CurrentUser, @Body() event: SecurityEventDto): Creation<object> {
    return async (em) => {
      const { event_type, details = {} } = event;
      if (event_type === 'csp_violation')
        return { success: true, id: await this.violations.keep(em, user.id, details) };
      const own = { user_id: user.id, event_type, details: { user_id: user.id }, reported_by: 'browser' as const };
      return { success: true, id: await this.events.record(em, own) };
    };
  }

  /** Where browsers report violations of the Content-Security-Policy (CSP 3, section 5). */
  @Post('security/csp-reports')
  @Public()
  @RateLimited('reports')
  @HttpCode(204)
  @ApiConsumes('application/csp-report', 'application/reports+json')
  @ApiBody({ schema: { oneOf: [{ type: 'object' }, { type: 'array', items: { type: 'object' } }] } })
  @ApiNoContentResponse()
  async report(@Body() body: unknown): Promise<void> {
    const reports = reportsOf(body);
    if (reports.length === 0) throw new AppError('malformed_body', PROBLEM_MESSAGES.malformed_body);
    await this.database.write(async (em) => {
      for (const each of reports) await this.violations.keep(em, null, each);
    });
  }
}
