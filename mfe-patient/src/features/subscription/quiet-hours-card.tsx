import { chosenZone, zoneChoices } from '@ayana/contracts/places';
import { QUIET_HOURS_SUGGESTED } from '@ayana/contracts/notifications';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Field, Select, TextInput } from '@ayana/shared-ui/field';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { deviceZone } from '@ayana/shared-ui/time';
import { messages } from './messages';
import { type Preferences, type QuietEnd, type QuietHours, saveQuietHours } from './subscription.api';
import { Actions, Hours, Quiet } from './subscription.styles';
import { useChange } from './use-change';

const { quiet: words } = messages;

export interface QuietHoursCardProps {
  hours: QuietHours | null;
  userId: string;
  onSaved: () => void;
}

/** The hours in which nothing is sent, by the clock of the person's zone. */
export default function QuietHoursCard({ hours, userId, onSaved }: QuietHoursCardProps) {
  const ending = useChange<QuietEnd>();
  return (
    <PortalCard title={words.title}>
      <p>{words.text}</p>
      <p>
        <b>{hours === null ? words.none : words.now(hours.from, hours.until, placeOf(hours.time_zone))}</b>
      </p>
      {ending.failure === null ? null : (
        <Notice tone="failed">
          {messages.notSaved} {ending.failure.message}
        </Notice>
      )}
      <HoursForm
        key={JSON.stringify(hours)}
        hours={hours}
        userId={userId}
        onSaved={onSaved}
        onEnd={hours === null ? null : () => ending.send({ what: 'quiet-end' })}
        ending={ending.pending.length > 0}
      />
    </PortalCard>
  );
}

function HoursForm(props: QuietHoursCardProps & { onEnd: (() => void) | null; ending: boolean }) {
  const { hours, userId, onSaved, onEnd, ending } = props;
  const form = useForm<QuietHours, Preferences>({
    name: `quiet-hours-${userId}`,
    initial: hours ?? { ...QUIET_HOURS_SUGGESTED, time_zone: chosenZone(deviceZone().zone) },
    rules: ({ from, until }) => ({
      ...(from === '' ? { from: words.missing } : {}),
      ...(until === '' ? { until: words.missing } : from === until ? { until: words.same } : {}),
    }),
    send: saveQuietHours,
    onAccepted: () => {
      toast.secondary(words.saved, words.text);
      onSaved();
    },
  });
  const { time_zone } = form.values;
  return (
    <Hours {...form.formProps}>
      <div>
        <Field label={words.from} error={form.errorOf('from')}>
          <TextInput type="time" {...form.field('from')} />
        </Field>
        <Field label={words.until} error={form.errorOf('until')}>
          <TextInput type="time" {...form.field('until')} />
        </Field>
        <Field label={words.zone} error={form.errorOf('time_zone')}>
          <Select {...form.field('time_zone')}>
            {zoneChoices([time_zone]).map(({ zone, name }) => (
              <option key={zone} value={zone}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {form.failure === null ? null : <Notice tone="failed">{form.failure}</Notice>}
      {form.waiting ? <Notice>{words.waiting}</Notice> : null}
      <Actions>
        <Button type="submit" variant="tonal" busy={form.busy} busyLabel={messages.saving}>
          {words.save}
        </Button>
        {onEnd === null ? null : (
          <Button variant="quiet" busy={ending} busyLabel={messages.saving} onClick={onEnd}>
            {words.end}
          </Button>
        )}
        {form.dirty ? <Quiet>{words.unsaved}</Quiet> : null}
      </Actions>
    </Hours>
  );
}

const placeOf = (zone: string): string => deviceZone(zone).place;
