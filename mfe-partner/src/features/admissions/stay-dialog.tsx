import { instantsOf, TimeRow } from '@ayana/case-kit/trip-times';
import type { Admission } from '@ayana/contracts/journey';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { editorIn, useSharedEdit } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { EditNotice } from '@ayana/shared-ui/edit-notice';
import { DateInput, Field, TextInput } from '@ayana/shared-ui/field';
import { clockKey, dayKey, useNow } from '@ayana/shared-ui/time';
import { useState } from 'react';
import type { StayAction } from './admission-card';
import { type AdmissionBody, changeAdmission } from './admissions.api';
import { messages } from './messages';

const { form: words } = messages;

interface StayValues {
  day: string;
  time: string;
  room: string;
}

const hasTime = (action: StayAction): boolean => action === 'admit' || action === 'discharge';
const hasRoom = (action: StayAction): boolean => action === 'admit' || action === 'room';

function bodyOf(action: StayAction, { day, time, room }: StayValues): AdmissionBody {
  if (action === 'day') return { expected_on: day };
  const place = hasRoom(action) ? { room: room.trim() === '' ? null : room.trim() } : {};
  if (action === 'room') return place;
  const at = hasTime(action)
    ? { at: instantsOf({ day, time, zone: INDIA_ZONE, end_day: '', end_time: '', end_zone: '' }).starts_at }
    : {};
  return { step: action, ...at, ...place };
}

export interface StayDialogProps {
  stay: Admission;
  action: StayAction;
  onDone: () => void;
  reread: () => void;
  onClose: () => void;
}

/** One change of a stay, with what it needs. */
export default function StayDialog({ stay, action, onDone, reread, onClose }: StayDialogProps) {
  const [now] = useState(useNow());
  const { form, notice } = useSharedEdit<StayValues, Admission>({
    name: `stay-${stay.id}-${action}`,
    latest: {
      version: stay.version,
      fields: {
        day: action === 'day' ? (stay.expected_on ?? '') : dayKey(now, INDIA_ZONE),
        time: clockKey(now, INDIA_ZONE),
        room: stay.room ?? '',
      },
      by: editorIn(stay),
    },
    labelOf: (name) => words[name],
    alwaysSends: true,
    rules: ({ day, time }) => ({
      day: (hasTime(action) || action === 'day') && day === '' ? words.needed.day : undefined,
      time: hasTime(action) && time === '' ? words.needed.time : undefined,
    }),
    save: (_names, values, version) => changeAdmission({ ...stay, version }, bodyOf(action, values)),
    onSaved: onDone,
    reread,
  });
  return (
    <FormDialog
      title={words.titles[action]}
      description={words.texts[action](stay.patient_name ?? messages.noName)}
      onClose={onClose}
      submitLabel={words.submit[action]}
      busyLabel={words.saving}
      form={form}
      danger={action === 'take_back' || action === 'readmit'}
    >
      {hasTime(action) ? (
        <TimeRow>
          <Field label={words.day} required error={form.errorOf('day') ?? form.errorOf('at')}>
            <DateInput {...form.field('day')} />
          </Field>
          <Field label={words.time} required hint={words.timeHint} error={form.errorOf('time')}>
            <DateInput type="time" {...form.field('time')} />
          </Field>
        </TimeRow>
      ) : null}
      {action === 'day' ? (
        <Field label={words.day} required error={form.errorOf('day') ?? form.errorOf('expected_on')}>
          <DateInput {...form.field('day')} />
        </Field>
      ) : null}
      {hasRoom(action) ? (
        <Field label={words.room} optional error={form.errorOf('room')}>
          <TextInput maxLength={40} dir="auto" {...form.field('room')} />
        </Field>
      ) : null}
      <EditNotice notice={notice} />
    </FormDialog>
  );
}
