import type { ConsultationKind } from '@ayana/contracts/catalogue';
import type { Part } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { SlotPicker } from '@ayana/shared-ui/choice';
import { ErrorText } from '@ayana/shared-ui/field';
import { FailedPart } from '@ayana/shared-ui/states';
import { clockTime, dayKey, dayWord, deviceZone, shortDate, useHour12, useNow, type Zone } from '@ayana/shared-ui/time';
import { useEffect, useState } from 'react';
import { byDay } from './days';
import { type FreeTime, readFreeTimes } from './doctor-times.api';
import { messages } from './messages';
import { Days } from './time-choice.styles';

/** Days that are shown at first, and with each press more. */
const DAYS = 4;

export interface TimeChoiceProps {
  doctorId: string;
  kind: ConsultationKind;
  /** The doctor's, named after their city. */
  doctorZone: Zone;
  /** Start of the chosen time; empty for none. */
  value: string;
  onChange: (startsAt: string) => void;
  error: string | undefined;
  /** A time that is not offered: the present one of an appointment that moves. */
  except?: string;
  /** Raise it to read the times again, as when the chosen one was taken. */
  turn?: number;
}

/** A doctor's free times by day, each on both clocks. */
export function TimeChoice(props: TimeChoiceProps) {
  const { doctorId, kind, doctorZone, value, onChange, error, except, turn = 0 } = props;
  const [again, setAgain] = useState(0);
  const [shown, setShown] = useState(DAYS);
  const read = useFreeTimes(doctorId, kind, turn + again);
  const localZone = deviceZone();
  const hour12 = useHour12();
  const now = useNow();
  if (read === null) return <p role="status">{messages.loading}</p>;
  if (read.value === null)
    return <FailedPart what={messages.failed} failure={read.failure} onRetry={() => setAgain(again + 1)} />;
  const days = byDay(
    read.value.filter(({ starts_at }) => starts_at !== except),
    localZone.zone,
  );
  if (days.length === 0) return <p>{messages.none}</p>;
  const isHere = localZone.zone === doctorZone.zone;
  const there = (at: Date): string => {
    const time = clockTime(at, doctorZone.zone, hour12);
    const isSameDay = dayKey(at, doctorZone.zone) === dayKey(at, localZone.zone);
    return isSameDay ? time : `${time}, ${dayWord(at, now, doctorZone.zone)}`;
  };
  return (
    <Days aria-label={messages.legend} role="group">
      <p>{isHere ? messages.one(doctorZone.place) : messages.clocks(localZone.place, doctorZone.place)}</p>
      {days.slice(0, shown).map(([day, times]) => (
        <SlotPicker
          key={day}
          name="starts_at"
          legend={shortDate(new Date(times[0]?.starts_at ?? ''), now, localZone.zone)}
          value={value}
          onChange={onChange}
          slots={times.map(({ starts_at }) => {
            const at = new Date(starts_at);
            const here = clockTime(at, localZone.zone, hour12);
            return {
              value: starts_at,
              primary: here,
              secondary: isHere ? undefined : there(at),
              spoken: isHere ? undefined : messages.spoken(here, there(at), doctorZone.place),
            };
          })}
        />
      ))}
      {days.length <= shown ? null : (
        <div>
          <Button variant="outline" size="small" onClick={() => setShown(shown + DAYS)}>
            {messages.more}
          </Button>
        </div>
      )}
      <ErrorText id="starts-at-error">{error ?? null}</ErrorText>
    </Days>
  );
}

function useFreeTimes(doctorId: string, kind: ConsultationKind, turn: number): Part<FreeTime[]> | null {
  const [read, setRead] = useState<Part<FreeTime[]> | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const look = async (): Promise<void> => {
      const times = await readFreeTimes(doctorId, kind, turn > 0);
      if (isCurrent) setRead(times);
    };
    void look();
    return () => {
      isCurrent = false;
    };
  }, [doctorId, kind, turn]);
  return read;
}
