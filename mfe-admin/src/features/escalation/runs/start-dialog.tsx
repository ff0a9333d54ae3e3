import { useForm, usePart } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, Select, TextArea, TextInput } from '@ayana/shared-ui/field';
import { Notice } from '@ayana/shared-ui/notice';
import { useNavigate } from 'react-router-dom';
import { messages as shared } from '../parts/messages';
import { runHref } from '../paths';
import type { Chain, RunDetail } from '../types';
import { messages } from './messages';
import { readChains, startRun } from './runs.api';

const { form: words } = messages;

/** Pages a chain by hand; its run opens. */
export default function StartDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const chains = usePart<Chain[]>({ key: 'escalation-chains', read: readChains });
  const form = useForm<{ chain_id: string; title: string; text: string }, RunDetail>({
    name: 'escalation-run',
    initial: { chain_id: '', title: '', text: '' },
    rules: ({ chain_id, title }) => ({
      chain_id: chain_id === '' ? words.needed.chain : undefined,
      title: title.trim() === '' ? words.needed.title : undefined,
    }),
    send: ({ text, ...run }, key) => startRun(text.trim() === '' ? run : { ...run, text }, key),
    onAccepted: (run) => void navigate(runHref(run)),
  });
  return (
    <FormDialog
      title={words.title}
      description={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={shared.busy}
      form={form}
      danger
    >
      {chains.failure === null ? null : <Notice tone="failed">{words.failed}</Notice>}
      <Field
        label={words.chain}
        required
        hint={chains.value?.length === 0 ? words.none : undefined}
        error={form.errorOf('chain_id')}
      >
        <Select {...form.field('chain_id')}>
          <option value="">{words.choose}</option>
          {chains.value?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.about} hint={words.aboutHint} required error={form.errorOf('title')}>
        <TextInput dir="auto" maxLength={160} {...form.field('title')} />
      </Field>
      <Field label={words.details} hint={words.detailsHint} optional error={form.errorOf('text')}>
        <TextArea dir="auto" rows={4} maxLength={1000} {...form.field('text')} />
      </Field>
    </FormDialog>
  );
}
