import { type DoctorHours, HOURS_EXCEPTION_NAMES, type HoursException } from '@ayana/contracts/doctor-hours';
import { todayIn } from '@ayana/contracts/rules';
import { ApiProblem } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { Calendar, dayName } from '@ayana/shared-ui/calendar';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { useNow } from '@ayana/shared-ui/time';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { removeException } from './hours.api';
import { kindName, kindOf } from './hours-values';
import { DayList, Quiet } from './hours.styles';
import { messages } from './messages';

const ExceptionDialog = lazy(() => import('./exception-dialog'));
const { days: words } = messages;
const DAY_MS = 86_400_000;

/** Days that differ from the week: time off and extra hours. */
export function DaysCard({
  hours,
  of = null,
  onChanged,
}: {
  hours: DoctorHours;
  of?: string | null;
  onChanged: () => void;
}) {
  const [adding, setAdding] = useState(false);
  const { exceptions, time_zone, may_change } = hours;
  const today = todayIn(time_zone, useNow());
  return (
    <PortalCard title={words.title}>
      <Quiet>{words.lead}</Quiet>
      {exceptions.length === 0 ? <p>{words.none}</p> : null}
      <DayList>
        {exceptions.map((exception) => (
          <ExceptionRow key={exception.id} exception={exception} of={of} mayChange={may_change} onRemoved={onChanged} />
        ))}
      </DayList>
      {may_change ? (
        <div>
          <Button
            variant="tonal"
            size="small"
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => setAdding(true)}
          >
            {words.add}
          </Button>
        </div>
      ) : null}
      <Calendar label={words.calendar} mark={words.mark} marked={daysOff(exceptions)} today={today} />
      <Suspense>
        {adding ? (
          <ExceptionDialog
            hours={hours}
            of={of}
            today={today}
            onClose={() => setAdding(false)}
            onDone={() => {
              setAdding(false);
              onChanged();
            }}
          />
        ) : null}
      </Suspense>
    </PortalCard>
  );
}

interface ExceptionRowProps {
  exception: HoursException;
  of: string | null;
  mayChange: boolean;
  onRemoved: () => void;
}

function ExceptionRow({ exception, of, mayChange, onRemoved }: ExceptionRowProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { id, kind, note, kinds } = exception;
  const remove = async (): Promise<void> => {
    setBusy(true);
    try {
      await removeException(of, id);
    } catch (error) {
      setFailure(error instanceof ApiProblem ? error.message : words.notDone);
    } finally {
      setBusy(false);
      onRemoved();
    }
  };
  return (
    <li>
      <div>
        <b>{whenOf(exception)}</b>
        <p>
          {[HOURS_EXCEPTION_NAMES[kind], hoursText(exception), kinds === null ? null : kindName(kindOf(kinds))]
            .filter((part) => part !== null)
            .join(' · ')}
        </p>
        {note === null ? null : <p dir="auto">{note}</p>}
        {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
      </div>
      {mayChange ? (
        <Button variant="quiet" size="small" busy={busy} busyLabel={words.removing} onClick={() => void remove()}>
          {words.remove}
        </Button>
      ) : null}
    </li>
  );
}

const whenOf = ({ first_day, last_day }: HoursException): string =>
  first_day === last_day ? dayName(first_day) : words.range(dayName(first_day), dayName(last_day));

const hoursText = ({ from_time, to_time }: HoursException): string =>
  from_time === null || to_time === null ? words.whole : words.hours(from_time, to_time);

/** Each whole day off, for the calendar. */
function daysOff(exceptions: readonly HoursException[]): string[] {
  const days = new Set<string>();
  for (const { kind, first_day, last_day, from_time } of exceptions)
    if (kind === 'off' && from_time === null)
      for (let day = Date.parse(first_day); day <= Date.parse(last_day); day += DAY_MS)
        days.add(new Date(day).toISOString().slice(0, 10));
  return [...days];
}
