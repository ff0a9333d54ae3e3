import { isCalendarDate } from '@ayana/contracts/rules';
import { Injectable } from '@nestjs/common';
import { refusedFields } from '../../../platform/app-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { refuseStale } from '../../../platform/http/etag.js';
import { AuditTrail } from '../../activity/index.js';
import { SERVICE_DESK_MESSAGES as messages } from '../messages.js';
import { RecurringClock } from '../recurring/recurring-clock.js';
import { RequestClocks } from '../requests/request-clocks.js';
import type { WorkingCalendarChangeDto, WorkingCalendarDto } from './calendar.dto.js';
import { readCalendar, writeCalendar } from './calendar.queries.js';

/** The desk's working hours and holidays, which the target times of requests count. */
@Injectable()
export class CalendarService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly clocks: RequestClocks,
    private readonly recurring: RecurringClock,
    private readonly trail: AuditTrail,
  ) {}

  read(): Promise<WorkingCalendarDto> {
    return readCalendar(this.database.read());
  }

  /** Changes the hours, and with them when open requests are due; another zone also moves recurring requests. */
  change(user: CurrentUser, body: WorkingCalendarChangeDto, ifMatch?: string): Promise<WorkingCalendarDto> {
    refuseFaults(body);
    return this.database.write(async (em) => {
      const {
        version,
        updated_at: _at,
        updated_by: _editor,
        ...before
      } = await readCalendar(within(em), { forUpdate: true });
      refuseStale(ifMatch, version);
      const holidays = [...new Set(body.holidays)].toSorted();
      const weekdays = [...new Set(body.weekdays)].map(Number).toSorted((one, other) => one - other);
      const { zone, opens, closes } = body;
      const after = { zone, weekdays, opens, closes, holidays };
      await writeCalendar(within(em), after, { user_id: user.id, at: this.clock.now() });
      await this.clocks.retargetOpen(em);
      if (before.zone !== zone) await this.recurring.setAll(em);
      await this.trail.record(em, {
        action: 'service_calendar.changed',
        actor: user,
        subject_id: null,
        details: { before, after },
      });
      return readCalendar(within(em));
    });
  }
}

/** @throws AppError `invalid_fields` for a calendar without working time, or with a day that does not exist */
function refuseFaults({ weekdays, opens, closes, holidays }: WorkingCalendarChangeDto): void {
  const faults = [
    ...(weekdays.length === 0 ? [{ field: 'weekdays', message: messages.no_working_day }] : []),
    ...(closes <= opens ? [{ field: 'closes', message: messages.closes_before_opens }] : []),
    ...(holidays.every(isCalendarDate) ? [] : [{ field: 'holidays', message: messages.not_a_holiday }]),
  ];
  if (faults.length > 0) throw refusedFields(faults);
}
