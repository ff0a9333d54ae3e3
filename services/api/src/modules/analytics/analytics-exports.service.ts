import {
  type AnalyticsGroup,
  CASE_GROUPS,
  type CaseGroup,
  LEAD_GROUPS,
  type LeadGroup,
  RATING_GROUPS,
  type RatingGroup,
} from '@ayana/contracts/analytics';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { refusedFields } from '../../platform/app-error.js';
import { Clock } from '../../platform/clock/clock.js';
import { csvFile } from '../../platform/http/csv/csv-file.js';
import { columnsOfLines, type CsvLine, linesOfMoney, linesOfView } from './analytics-csv.js';
import type { AnalyticsExportDto, CaseFiguresQueryDto } from './analytics.dto.js';
import { AnalyticsService } from './analytics.service.js';
import { ANALYTICS_MESSAGES as messages } from './messages.js';
import type { MoneyQueryDto } from './money/money.dto.js';
import { MoneyFigures } from './money/money.service.js';

/** A view as a file. */
@Injectable()
export class AnalyticsExports {
  constructor(
    private readonly analytics: AnalyticsService,
    private readonly figures: MoneyFigures,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `invalid_fields` for a group the view does not have */
  async export(query: AnalyticsExportDto): Promise<StreamableFile> {
    return this.file(query.view, await this.lines(query));
  }

  /** What was quoted, accepted and billed, each currency by itself. */
  async money(query: MoneyQueryDto): Promise<StreamableFile> {
    return this.file('money', linesOfMoney(await this.figures.view(query)));
  }

  private file(name: string, items: CsvLine[]): StreamableFile {
    return csvFile<CsvLine>({
      name: `ayana-${name}`,
      now: this.clock.now(),
      columns: columnsOfLines(items),
      page: async () => ({ items, next_cursor: null }),
    });
  }

  private async lines({ view, by, ...filters }: AnalyticsExportDto): Promise<CsvLine[]> {
    if (view === 'workload') return linesOfView(await this.analytics.workload(filters));
    if (view === 'satisfaction') {
      const group = groupOf<RatingGroup>(by, RATING_GROUPS);
      return linesOfView(await this.analytics.satisfaction({ ...filters, ...group }));
    }
    if (view === 'leads') {
      const { treatment_id: _treatment, hospital_id: _hospital, ...narrowed } = filters;
      return linesOfView(await this.analytics.leads({ ...narrowed, ...groupOf<LeadGroup>(by, LEAD_GROUPS) }));
    }
    const query: CaseFiguresQueryDto = { ...filters, ...groupOf<CaseGroup>(by, CASE_GROUPS) };
    if (view === 'times') return linesOfView(await this.analytics.times(query));
    if (view === 'acceptance') return linesOfView(await this.analytics.acceptance(query));
    if (view === 'complications') return linesOfView(await this.analytics.complications(query));
    return linesOfView(await this.analytics.funnel(query));
  }
}

function groupOf<Group extends AnalyticsGroup>(
  by: AnalyticsGroup | undefined,
  groups: readonly Group[],
): { by?: Group } {
  if (by === undefined) return {};
  const group = groups.find((each) => each === by);
  if (group === undefined) throw refusedFields([{ field: 'by', message: messages.no_group }]);
  return { by: group };
}
