import type { ConsultationKind } from '@ayana/contracts/catalogue';
import { DOCTOR_HOURS_LIMITS } from '@ayana/contracts/doctor-hours';
import type { FieldError } from '@ayana/contracts/problems';
import type { DoctorWeekHoursDto, NewHoursExceptionDto } from './doctor-hours.dto.js';
import { HOURS_MESSAGES as messages } from './messages.js';

const DAY_MS = 86_400_000;

/** What is wrong with the hours of a week. @param offered the ways of talking that have a fee */
export function weekFaults(hours: readonly DoctorWeekHoursDto[], offered: readonly ConsultationKind[]): FieldError[] {
  return hours.flatMap(({ weekday, from_time, to_time, kinds }, at): FieldError[] => {
    const faults = kindFaults(kinds, offered, `hours.${at}.kinds`);
    if (from_time >= to_time) return [...faults, { field: `hours.${at}.to_time`, message: messages.order }];
    const other = hours
      .slice(0, at)
      .find((one) => one.weekday === weekday && one.from_time < to_time && from_time < one.to_time);
    if (other === undefined) return faults;
    return [...faults, { field: `hours.${at}.from_time`, message: messages.overlap(other.from_time, other.to_time) }];
  });
}

/** What is wrong with a day that differs. @param today on the doctor's clock */
export function exceptionFaults(
  { kind, first_day, last_day, from_time, to_time, kinds }: NewHoursExceptionDto,
  offered: readonly ConsultationKind[],
  today: string,
): FieldError[] {
  const last = last_day ?? first_day;
  const faults: FieldError[] = [];
  if (last < first_day) faults.push({ field: 'last_day', message: messages.days_order });
  else if (last < today) faults.push({ field: last_day == null ? 'first_day' : 'last_day', message: messages.past });
  else if (Date.parse(last) - Date.parse(first_day) >= DOCTOR_HOURS_LIMITS.days * DAY_MS)
    faults.push({ field: 'last_day', message: messages.too_long });
  if (kind === 'extra' && (from_time == null || to_time == null))
    faults.push({ field: from_time == null ? 'from_time' : 'to_time', message: messages.extra_times });
  else if ((from_time == null) !== (to_time == null))
    faults.push({ field: from_time == null ? 'from_time' : 'to_time', message: messages.from_and_to });
  else if (from_time != null && to_time != null && from_time >= to_time)
    faults.push({ field: 'to_time', message: messages.order });
  return kind === 'extra' ? [...faults, ...kindFaults(kinds ?? [], offered, 'kinds')] : faults;
}

function kindFaults(
  kinds: readonly ConsultationKind[],
  offered: readonly ConsultationKind[],
  field: string,
): FieldError[] {
  if (kinds.length === 0) return [{ field, message: messages.no_kind }];
  const without = kinds.find((kind) => !offered.includes(kind));
  return without === undefined ? [] : [{ field, message: messages.kind_without_fee(without) }];
}
