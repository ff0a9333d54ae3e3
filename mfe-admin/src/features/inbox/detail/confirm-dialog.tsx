import { slotInstant, TIME_SLOTS } from '@ayana/contracts/consultations';
import type { InboxItem } from '@ayana/contracts/inbox';
import { COUNTRIES, INDIA_ZONE, isTimeZone, zoneFor } from '@ayana/contracts/places';
import { Button, DateInput, dayKey, Field, Notice, Select, shortDate, TwoZoneTime } from '@ayana/shared-ui';
import { Dialog, DialogBar, DialogBody } from '@ayana/shared-ui/dialog';
import { useState, type FormEvent, type RefObject } from 'react';
import { styled } from 'styled-components';
import type { ActionAnswer } from '../data/action';
import { DESK_ZONE } from '../data/desk-zone';
import { isTimeSlot, visitorAnswers } from '../data/visitor-answers';
import { messages } from '../messages';
import { useInboxAction } from '../use-inbox-action';

const { confirm: words } = messages;

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
  gap: var(--space-4);
`;

/** The zones of all listed countries and India's, each once. */
const ZONES = [...new Set([INDIA_ZONE, ...COUNTRIES.flatMap(({ time_zone }) => time_zone ?? [])])].sort();

export type ConfirmDialogProps = {
  item: InboxItem;
  now: Date;
  open: boolean;
  onClose: () => void;
  onSettled: (answer: ActionAnswer) => void;
  /** Gets the focus afterwards, since the button that opened the dialog may be gone. */
  finalFocus: RefObject<HTMLElement | null>;
};

/** Sets the time of a consultation; starts with the time the visitor asked for. */
export default function ConfirmDialog({ item, now, open, onClose, onSettled, finalFocus }: ConfirmDialogProps) {
  const { payload, name } = item;
  const { zone: theirs, preferred } = visitorAnswers(item);
  const named = isTimeZone(theirs?.zone) ? theirs.zone : null;
  /** The visitor gave only an offset, which the server has: nothing is sent. */
  const offset = named === null ? zoneFor(payload) : null;
  const [date, setDate] = useState(preferred?.date ?? '');
  const [time, setTime] = useState(preferred?.time ?? '');
  const [zone, setZone] = useState(named ?? '');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);

  const { send, pending } = useInboxAction((answer) => {
    if (answer.ok) onClose();
    else {
      setErrors(Object.fromEntries(answer.fields.map(({ field, message }) => [field, message])));
      setFailure(answer.fields.length === 0 ? answer.failure.message : null);
    }
    onSettled(answer);
  });

  const meant = zone === '' ? offset : zone;
  const at = date !== '' && isTimeSlot(time) && meant !== null ? slotInstant(date, time, meant) : null;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const missing = {
      ...(date === '' ? { preferred_date: words.missingDate } : {}),
      ...(isTimeSlot(time) ? {} : { preferred_time: words.missingTime }),
      ...(meant === null ? { time_zone: words.missingZone } : {}),
      ...(at !== null && at <= now ? { preferred_date: words.past } : {}),
    };
    setErrors(missing);
    setFailure(null);
    if (Object.keys(missing).length > 0 || !isTimeSlot(time)) return;
    send({
      intent: 'confirm',
      id: item.id,
      preferred_date: date,
      preferred_time: time,
      time_zone: zone === '' ? null : zone,
    });
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title}
      description={words.text(name)}
      size="regular"
      finalFocus={finalFocus}
    >
      <form onSubmit={submit} noValidate>
        <DialogBody>
          {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
          <Row>
            <Field label={words.date} required error={errors.preferred_date}>
              <DateInput
                value={date}
                min={dayKey(now, meant ?? DESK_ZONE.zone)}
                onChange={({ currentTarget }) => setDate(currentTarget.value)}
              />
            </Field>
            <Field label={words.time} required error={errors.preferred_time}>
              <Select value={time} onChange={({ currentTarget }) => setTime(currentTarget.value)}>
                <option value="">–</option>
                {TIME_SLOTS.map((slot) => (
                  <option key={slot}>{slot}</option>
                ))}
              </Select>
            </Field>
            <Field label={words.zone} required error={errors.time_zone}>
              <Select value={zone} onChange={({ currentTarget }) => setZone(currentTarget.value)}>
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
                DESK_ZONE,
              ]}
            />
          )}
        </DialogBody>
        <DialogBar>
          <Button type="submit" busy={pending.length > 0} busyLabel={words.busy}>
            {words.submit}
          </Button>
        </DialogBar>
      </form>
    </Dialog>
  );
}
