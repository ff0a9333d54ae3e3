import type { NamedPerson } from '@ayana/contracts/service-desk';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { ErrorText, Field, TextInput } from '@ayana/shared-ui/field';
import { useState } from 'react';
import { Takers } from '../../../components/takers/takers';
import { FieldGrid } from '../../../components/form-page.styles';
import { PersonPicker } from '../../../components/person-picker/person-picker';
import { inputOf, instantOf } from '../../../components/zoned-time/zoned-time';
import { messages as shared } from '../parts/messages';
import type { RotaDetail } from '../types';
import { messages } from './messages';
import { addOverride } from './on-call.api';

const { overrideForm: words } = messages;
const HOUR = 60 * 60_000;

interface Values {
  person: NamedPerson | null;
  from_at: string;
  until_at: string;
  reason: string;
}

export interface OverrideDialogProps {
  rota: RotaDetail;
  onDone: () => void;
  onClose: () => void;
}

/** Another person takes over for a time, by the clock of the rota. */
export default function OverrideDialog({ rota, onDone, onClose }: OverrideDialogProps) {
  const { zone } = rota;
  const [opened] = useState(() => Math.ceil(Date.now() / HOUR) * HOUR);
  const form = useForm<Values, RotaDetail>({
    name: `on-call-override-${rota.id}`,
    initial: {
      person: null,
      from_at: inputOf(new Date(opened), zone),
      until_at: inputOf(new Date(opened + 12 * HOUR), zone),
      reason: '',
    },
    rules: ({ person, from_at, until_at }) => {
      const [from, until] = [instantOf(from_at, zone), instantOf(until_at, zone)];
      return {
        person_id: person === null ? words.needed.person : undefined,
        from_at: from === '' ? words.needed.time : undefined,
        until_at: until === '' ? words.needed.time : until <= from ? words.needed.order : undefined,
      };
    },
    send: ({ person, from_at, until_at, reason }, key) =>
      addOverride(
        rota,
        {
          person_id: person?.id ?? '',
          from_at: instantOf(from_at, zone),
          until_at: instantOf(until_at, zone),
          ...(reason.trim() === '' ? {} : { reason }),
        },
        key,
      ),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      title={words.title}
      description={words.text(rota.name)}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={shared.busy}
      form={form}
      failureDetail={<Takers takers={form.takenBy} />}
    >
      <div>
        <PersonPicker
          label={words.person}
          of="staff"
          withMe
          value={form.values.person}
          onChange={(person) => form.set('person', person)}
        />
        <ErrorText>{form.errorOf('person_id') ?? null}</ErrorText>
      </div>
      <FieldGrid>
        <Field label={words.from} required error={form.errorOf('from_at')}>
          <TextInput type="datetime-local" {...form.field('from_at')} />
        </Field>
        <Field label={words.until} required error={form.errorOf('until_at')}>
          <TextInput type="datetime-local" {...form.field('until_at')} />
        </Field>
      </FieldGrid>
      <p>{words.zone(zone.replaceAll('_', ' '))}</p>
      <Field label={words.reason} optional error={form.errorOf('reason')}>
        <TextInput dir="auto" maxLength={300} {...form.field('reason')} />
      </Field>
    </FormDialog>
  );
}
