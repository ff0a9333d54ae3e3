import { useForm } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextArea, TextInput } from '@ayana/shared-ui/field';
import { useNow } from '@ayana/shared-ui/time';
import { OPERATIONS_CLOCK } from '../../../components/operations-clock/operations-clock';
import { localInput, momentOf } from '../../../components/operations/local-input';
import { messages as shared } from '../../../components/operations/messages';
import { Line } from '../../../components/operations/rows.styles';
import type { SignalDetail } from '../types';
import { messages } from './detail-messages';
import type { SignalDialogProps } from './dismiss-dialog';
import { moveSignal } from './signals.api';

const { snooze: words } = messages;
const HOURS = [1, 4, 12, 24];
const HOUR = 60 * 60_000;

/** Lets a signal sleep until a moment. */
export default function SnoozeDialog({ signal, onDone, onClose }: SignalDialogProps) {
  const now = useNow();
  const inHours = (hours: number): string => localInput(new Date(now.getTime() + hours * HOUR));
  const form = useForm<{ until: string; reason: string }, SignalDetail>({
    name: `signal-snooze-${signal.id}`,
    initial: { until: inHours(4), reason: '' },
    rules: ({ until, reason }) => ({
      until: momentOf(until) === undefined ? words.untilNeeded : undefined,
      reason: reason.trim() === '' ? words.reasonNeeded : undefined,
    }),
    send: ({ until, reason }) =>
      moveSignal(signal, { name: 'snooze', reason: reason.trim(), until: momentOf(until) ?? '' }),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      title={words.title}
      description={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={shared.saving}
      form={form}
    >
      <Line role="group" aria-label={words.quick}>
        {HOURS.map((hours) => (
          <Button key={hours} size="small" variant="outline" onClick={() => form.set('until', inHours(hours))}>
            {words.hours(hours)}
          </Button>
        ))}
      </Line>
      <Field label={words.until} hint={words.untilHint(OPERATIONS_CLOCK.place)} required error={form.errorOf('until')}>
        <TextInput type="datetime-local" {...form.field('until')} />
      </Field>
      <Field label={words.reason} required error={form.errorOf('reason')}>
        <TextArea rows={3} maxLength={1000} {...form.field('reason')} />
      </Field>
    </FormDialog>
  );
}
