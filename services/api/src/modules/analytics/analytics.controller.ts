import type { AnalyticsChoices, CountedCasesPage, MoneyView } from '@ayana/contracts/analytics';
import { shape } from '../../platform/http/openapi/shape.js';
import { Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { Access } from '../../platform/http/access/access.js';
import { GuardedRoutes } from '../../platform/http/routes/routes.js';
import { Expensive } from '../../platform/turns/expensive.js';
import { AnalyticsExports } from './analytics-exports.service.js';
import {
  AnalyticsExportDto,
  AnalyticsRangeDto,
  CaseFiguresQueryDto,
  LeadsQueryDto,
  RatingsQueryDto,
} from './analytics.dto.js';
import { AnalyticsService } from './analytics.service.js';
import { MoneyQueryDto } from './money/money.dto.js';
import { MoneyFigures } from './money/money.service.js';
import { CountedCasesQueryDto } from './counted-cases.dto.js';
import {
  AcceptanceViewDto,
  ComplicationsViewDto,
  FunnelViewDto,
  LeadsViewDto,
  RatingsViewDto,
  TimesViewDto,
  WorkloadViewDto,
} from './figures.dto.js';

/** Cases count in the month in India in which the enquiry came. */
@GuardedRoutes('analytics', 'analytics')
export class AnalyticsController {
  constructor(
    private readonly analytics: AnalyticsService,
    private readonly exports: AnalyticsExports,
    private readonly money: MoneyFigures,
  ) {}

  @Get('funnel')
  @Expensive('report')
  @Access('analytics')
  @ApiOkResponse({ type: FunnelViewDto })
  funnel(@Query() query: CaseFiguresQueryDto): Promise<FunnelViewDto> {
    return this.analytics.funnel(query);
  }

  @Get('times')
  @Expensive('report')
  @Access('analytics')
  @ApiOkResponse({ type: TimesViewDto })
  times(@Query() query: CaseFiguresQueryDto): Promise<TimesViewDto> {
    return this.analytics.times(query);
  }

  @Get('acceptance')
  @Expensive('report')
  @Access('analytics')
  @ApiOkResponse({ type: AcceptanceViewDto })
  acceptance(@Query() query: CaseFiguresQueryDto): Promise<AcceptanceViewDto> {
    return this.analytics.acceptance(query);
  }

  @Get('satisfaction')
  @Expensive('report')
  @Access('analytics')
  @ApiOkResponse({ type: RatingsViewDto, description: 'Ratings of service requests, in the month they were resolved.' })
  satisfaction(@Query() query: RatingsQueryDto): Promise<RatingsViewDto> {
    return this.analytics.satisfaction(query);
  }

  @Get('complications')
  @Expensive('report')
  @Access('analytics')
  @ApiOkResponse({ type: ComplicationsViewDto })
  complications(@Query() query: CaseFiguresQueryDto): Promise<ComplicationsViewDto> {
    return this.analytics.complications(query);
  }

  @Get('workload')
  @Expensive('report')
  @Access('analytics')
  @ApiOkResponse({ type: WorkloadViewDto, description: 'Its groups are people.' })
  workload(@Query() query: AnalyticsRangeDto): Promise<WorkloadViewDto> {
    return this.analytics.workload(query);
  }

  @Get('leads')
  @Expensive('report')
  @Access('analytics')
  @ApiOkResponse({
    type: LeadsViewDto,
    description: 'How far enquiries of the site have come, as it is now, in the month they came.',
  })
  leads(@Query() query: LeadsQueryDto): Promise<LeadsViewDto> {
    return this.analytics.leads(query);
  }

  @Get('money')
  @Expensive('report')
  @Access('analytics_money')
  @ApiOkResponse({
    type: shape('MoneyView'),
    description: 'What was quoted, accepted and billed, in the month in India in which that happened.',
  })
  ofMoney(@Query() query: MoneyQueryDto): Promise<MoneyView> {
    return this.money.view(query);
  }

  @Get('cases')
  @Expensive('report')
  @Access('analytics')
  @ApiOkResponse({
    type: shape('CountedCasesPage'),
    description: 'The cases behind a figure, without names of patients.',
  })
  cases(@Query() query: CountedCasesQueryDto): Promise<CountedCasesPage> {
    return this.analytics.cases(query);
  }

  @Get('choices')
  @Expensive('report')
  @Access('analytics')
  @ApiOkResponse({ type: shape('AnalyticsChoices') })
  choices(): Promise<AnalyticsChoices> {
    return this.analytics.choices();
  }

  @Get('money/export')
  @Expensive('csv')
  @Access('analytics_money')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' }, description: 'Money with the same filters, as a file.' })
  exportMoney(@Query() query: MoneyQueryDto): Promise<StreamableFile> {
    return this.exports.money(query);
  }

  @Get('export')
  @Expensive('csv')
  @Access('analytics')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' }, description: 'A view with the same filters, as a file.' })
  export(@Query() query: AnalyticsExportDto): Promise<StreamableFile> {
    return this.exports.export(query);
  }
}
