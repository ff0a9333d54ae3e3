import { slotInstant, TIME_SLOTS, type TimeSlot } from '@ayana/contracts/consultations';
import type { InboxDetail, InboxItem } from '@ayana/contracts/inbox';
import { COUNTRIES, INDIA_ZONE, isTimeZone, zoneFor } from '@ayana/contracts/places';
import { useForm } from '@ayana/portal-kit/screens';
import { DateInput, dayKey, Field, Select, shortDate, TwoZoneTime } from '@ayana/shared-ui';
import { FormDialog } from '@ayana/shared-ui/dialog';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { OPERATIONS_CLOCK } from '../../../components/operations-clock/operations-clock';
import { isTimeSlot, visitorAnswers } from '../data/visitor-answers';
import { confirmTime } from '../inbox.api';
import { dialogMessages } from '../dialog-messages';

const { confirm: words } = dialogMessages;

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
  gap: var(--space-4);
`;

/** The zones of all listed countries and India's, each once. */
const ZONES = [...new Set([INDIA_ZONE, ...COUNTRIES.flatMap(({ time_zone }) => time_zone ?? [])])].sort();

interface Values {
  preferred_date: string;
  preferred_time: string;
  time_zone: string;
}

/** The zone that is meant, and the instant; each null until it is known. */
function timeOf({ preferred_date: date, preferred_time: time, time_zone }: Values, offset: string | null) {
  const zone = time_zone === '' ? offset : time_zone;
  const at = date !== '' && isTimeSlot(time) && zone !== null ? slotInstant(date, time, zone) : null;
  return { zone, at };
}

export interface ConfirmDialogProps {
  item: InboxItem;
  now: Date;
  onDone: () => void;
  onClose: () => void;
  /** Gets the focus afterwards, since the button that opened the dialog may be gone. */
  finalFocus: RefObject<HTMLElement | null>;
}

/** Sets the time of a consultation; starts with the time the visitor asked for. */
export default function ConfirmDialog({ item, now, onDone, onClose, finalFocus }: ConfirmDialogProps) {
  const { payload, name } = item;
  const { zone: theirs, preferred } = visitorAnswers(item);
  const named = isTimeZone(theirs?.zone) ? theirs.zone : null;
  /** The visitor gave only an offset, which the server has: nothing is sent. */
  const offset = named === null ? zoneFor(payload) : null;
  const form = useForm<Values, InboxDetail>({
    name: `inbox-confirm-${item.id}`,
    initial: {
      preferred_date: preferred?.date ?? '',
      preferred_time: preferred?.time ?? '',
      time_zone: named ?? '',
    },
    rules: (values) => {
      const { zone, at } = timeOf(values, offset);
      const past = at !== null && at <= now ? words.past : undefined;
      return {
        preferred_date: values.preferred_date === '' ? words.missingDate : past,
        preferred_time: isTimeSlot(values.preferred_time) ? undefined : words.missingTime,
        time_zone: zone === null ? words.missingZone : undefined,
      };
    },
    send: async ({ preferred_date, preferred_time, time_zone }) =>
      confirmTime(item.id, {
        preferred_date,
        // The rules have checked it.
        preferred_time: preferred_time as TimeSlot,
        ...(time_zone === '' ? {} : { time_zone }),
      }),
    onAccepted: onDone,
  });
  const { zone: meant, at } = timeOf(form.values, offset);

  return (
    <FormDialog
      onClose={onClose}
      title={words.title}
      description={words.text(name)}
      finalFocus={finalFocus}
      submitLabel={words.submit}
      busyLabel={words.busy}
      form={form}
    >
      <Row>
        <Field label={words.date} required error={form.errorOf('preferred_date')}>
          <DateInput {...form.field('preferred_date')} min={dayKey(now, meant ?? OPERATIONS_CLOCK.zone)} />
        </Field>
        <Field label={words.time} required error={form.errorOf('preferred_time')}>
          <Select {...form.field('preferred_time')}>
            <option value="">–</option>
            {TIME_SLOTS.map((slot) => (
              <option key={slot}>{slot}</option>
            ))}
          </Select>
        </Field>
        <Field label={words.zone} required error={form.errorOf('time_zone')}>
          <Select {...form.field('time_zone')}>
            <option value="">{offset === null ? '–' : words.asGiven(payload.timezone ?? `UTC${offset}`)}</option>
            {(named === null || ZONES.includes(named) ? ZONES : [named, ...ZONES]).map((known) => (
              <option key={known} value={known}>
                {known.replaceAll('_', ' ')}
              </option>
            ))}
          </Select>
        </Field>
      </Row>
      {at === null || meant === null ? null : (
        <TwoZoneTime
          at={at}
          now={now}
          zones={[
            {
              zone: meant,
              place: theirs?.place ?? meant,
              label: `${shortDate(at, now, meant)}, ${theirs?.place ?? meant}`,
            },
            OPERATIONS_CLOCK,
          ]}
        />
      )}
    </FormDialog>
  );
}
