import { useForm, usePart } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, Select, TextArea } from '@ayana/shared-ui/field';
import { type NamedChain, readChains } from '../../../components/operations/chains';
import { messages as shared } from '../../../components/operations/messages';
import type { IncidentDetail } from '../types';
import { messages } from './detail-messages';
import { pagePeople } from './incidents.api';
import type { IncidentDialogProps } from './part-props';

const { paging: words } = messages;

/** Pages the people of a chain about an incident. */
export default function PageDialog({ incident, onDone, onClose }: IncidentDialogProps) {
  const chains = usePart<readonly NamedChain[]>({ key: 'chains', read: readChains });
  const form = useForm<{ chain_id: string; text: string }, IncidentDetail>({
    name: `incident-page-${incident.id}`,
    initial: { chain_id: '', text: '' },
    rules: ({ chain_id, text }) => ({
      chain_id: chain_id === '' ? words.chainNeeded : undefined,
      text: text.trim() === '' ? words.textNeeded : undefined,
    }),
    send: ({ chain_id, text }, key) => pagePeople(incident.id, { chain_id, text: text.trim() }, key),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      title={words.title}
      description={words.lead}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={shared.saving}
      form={form}
      note={incident.is_drill ? words.drill : null}
    >
      <Field label={words.chain} required error={form.errorOf('chain_id') ?? chains.failure?.message}>
        <Select {...form.field('chain_id')}>
          <option value="">{words.choose}</option>
          {chains.value?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.text} hint={words.textHint} required error={form.errorOf('text')}>
        <TextArea rows={4} maxLength={500} {...form.field('text')} />
      </Field>
    </FormDialog>
  );
}
