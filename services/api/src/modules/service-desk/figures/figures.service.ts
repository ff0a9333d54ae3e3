import { Injectable } from '@nestjs/common';
import { INDIA_ZONE, instantAt } from '@ayana/contracts/places';
import { refusedFields } from '../../../platform/app-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { SERVICE_DESK_MESSAGES as messages } from '../messages.js';
import type { FiguresQueryDto, ServiceDeskFiguresDto } from './figures.dto.js';
import { backlog, breaches, days, load, type Range, resolutions } from './figures.queries.js';

const DAY = 24 * 60 * 60 * 1000;
const MINUTES_OF_A_DAY = 24 * 60;
const MAX_DAYS = 366;

/** How the desk does: what is open now, and what happened in a range of days. */
@Injectable()
export class FiguresService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async read(query: FiguresQueryDto): Promise<ServiceDeskFiguresDto> {
    const range = rangeOf(query);
    const database = this.database.read();
    const now = this.clock.now();
    const { from, to } = query;
    return {
      from,
      to,
      backlog: await backlog(database, now),
      breaches: await breaches(database, range),
      load: await load(database, range, now),
      days: await days(database, range),
      ...(await resolutions(database, range)),
    };
  }
}

/** @throws AppError `invalid_fields` for a range backwards, or longer than a year */
function rangeOf({ from, to }: FiguresQueryDto): Range {
  const length = (Date.parse(to) - Date.parse(from)) / DAY + 1;
  if (length < 1) throw refusedFields([{ field: 'from', message: messages.range_order }]);
  if (length > MAX_DAYS) throw refusedFields([{ field: 'to', message: messages.range_length(MAX_DAYS) }]);
  return { from, to, starts: instantAt(from, 0, INDIA_ZONE), ends: instantAt(to, MINUTES_OF_A_DAY, INDIA_ZONE) };
}
