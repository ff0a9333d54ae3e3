import { shape } from '../../../platform/http/openapi/shape.js';
import type { RetentionRule, RetentionRun, RetentionRunsPage } from '@ayana/contracts/operations';
import { Body, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { IfMatch } from '../../../platform/http/etag.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { RetentionChangeDto, RetentionDryRunDto, RetentionRunsQueryDto } from './retention.dto.js';
import { Retention } from './retention.service.js';

/** How long data is kept. The staff read it; administrators change and run it. */
@GuardedRoutes('compliance')
export class RetentionController {
  constructor(private readonly retention: Retention) {}

  @Get('retention-rules')
  @Access('regulatory_compliance')
  @ApiOkResponse({ type: [shape('RetentionRule')] })
  list(): Promise<RetentionRule[]> {
    return this.retention.list();
  }

  @Get('retention-runs')
  @Access('regulatory_compliance')
  @ApiOkResponse({ type: shape('RetentionRunsPage') })
  runs(@Query() query: RetentionRunsQueryDto): Promise<RetentionRunsPage> {
    return this.retention.runs(query);
  }

  @Patch('retention-rules/:key')
  @Access('data_erasure')
  @Changes({
    type: shape('RetentionRule'),
    description: 'Another number of days switches the rule off until it was tried.',
  })
  update(
    @User() user: CurrentUser,
    @Param('key') key: string,
    @Body() body: RetentionChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<RetentionRule> {
    return this.retention.update(user, key, body, ifMatch);
  }

  @Post('retention-rules/:key/dry-run')
  @Access('data_erasure')
  @HttpCode(200)
  @ApiOkResponse({ type: shape('RetentionRun'), description: 'Counts, and removes nothing.' })
  dryRun(
    @User() user: CurrentUser,
    @Param('key') key: string,
    @Body() { keep_days }: RetentionDryRunDto,
  ): Promise<RetentionRun> {
    return this.retention.dryRun(user, key, keep_days);
  }

  @Post('retention-rules/:key/run')
  @Access('data_erasure')
  @HttpCode(200)
  @ApiOkResponse({ type: shape('RetentionRun'), description: '409 for a rule that is switched off.' })
  run(@User() user: CurrentUser, @Param('key') key: string): Promise<RetentionRun> {
    return this.retention.run(user, key);
  }
}
