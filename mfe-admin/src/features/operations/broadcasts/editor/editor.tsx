import {
  BROADCAST_CHANNEL_NAMES,
  BROADCAST_CHANNELS,
  type BroadcastChannel,
  type BroadcastDetail,
} from '@ayana/contracts/operations';
import { NEWSLETTER_TOPIC_TEXTS, NEWSLETTER_TOPICS } from '@ayana/contracts/newsletter';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Checkbox, ChoiceGroup } from '@ayana/shared-ui/choice';
import { Field, Select, TextInput } from '@ayana/shared-ui/field';
import { Notice } from '@ayana/shared-ui/notice';
import { FormPage, Part, SaveBar } from '../../../../components/form-page.styles';
import { changeBroadcast } from '../broadcasts.api';
import { editorMessages as messages } from '../messages';
import { AudienceFields } from './audience-fields';
import { AudienceCountBox } from './audience-count';
import { bodyOf, type EditorForm, type EditorValues, questionOf, valuesOf } from './editor-values';
import { TextFields } from './text-fields';
import { VariableFields } from './variable-fields';

/** Writes on a draft. Two people who do at once are told: nobody’s words are lost. */
export default function Editor({ broadcast, onSaved }: { broadcast: BroadcastDetail; onSaved: () => void }) {
  const form = useForm<EditorValues, BroadcastDetail>({
    name: `broadcast-draft-${broadcast.id}-${broadcast.version}`,
    initial: valuesOf(broadcast),
    send: (values) => changeBroadcast(broadcast, bodyOf(broadcast, values)),
    onAccepted: () => {
      toast.success(messages.saved, broadcast.number);
      onSaved();
    },
  });
  return (
    <FormPage {...form.formProps}>
      <Field label={messages.title} required error={form.errorOf('title')}>
        <TextInput maxLength={160} {...form.field('title')} />
      </Field>
      <Part aria-labelledby="broadcast-audience">
        <h2 id="broadcast-audience">{messages.audience.title}</h2>
        <AudienceFields form={form} broadcast={broadcast} />
        <AudienceCountBox question={questionOf(broadcast, form.values)} isUrgent={form.values.is_urgent} />
      </Part>
      <Part aria-labelledby="broadcast-channels">
        <h2 id="broadcast-channels">{messages.channels.title}</h2>
        <Channels form={form} broadcast={broadcast} />
      </Part>
      <Part aria-labelledby="broadcast-texts">
        <h2 id="broadcast-texts">{messages.message.title}</h2>
        <p>{messages.message.lead}</p>
        <TextFields form={form} />
      </Part>
      <Part aria-labelledby="broadcast-variables">
        <h2 id="broadcast-variables">{messages.variables.title}</h2>
        <p>{messages.variables.lead}</p>
        <VariableFields form={form} />
      </Part>
      {form.failure === null ? null : <Notice tone="failed">{form.failure}</Notice>}
      {form.waiting ? <Notice>{messages.waiting}</Notice> : null}
      <SaveBar>
        <Button type="submit" busy={form.busy} busyLabel={messages.busy}>
          {messages.save}
        </Button>
        {form.dirty ? messages.unsaved : null}
      </SaveBar>
    </FormPage>
  );
}

function Channels({ form, broadcast }: { form: EditorForm; broadcast: BroadcastDetail }) {
  const { channels, is_urgent } = form.values;
  const { channels: words } = messages;
  const toggle = (channel: BroadcastChannel, on: boolean): void =>
    form.set(
      'channels',
      BROADCAST_CHANNELS.filter((each) => (each === channel ? on : channels.includes(each))),
    );
  if (broadcast.purpose === 'promotion')
    return (
      <>
        <p>{words.promotion}</p>
        <Field label={words.topic} required error={form.errorOf('topic')}>
          <Select {...form.field('topic')}>
            {NEWSLETTER_TOPICS.map((topic) => (
              <option key={topic} value={topic}>
                {NEWSLETTER_TOPIC_TEXTS[topic].name}
              </option>
            ))}
          </Select>
        </Field>
      </>
    );
  return (
    <>
      <ChoiceGroup legend={words.legend} error={form.errorOf('channels')}>
        {BROADCAST_CHANNELS.map((channel) => (
          <Checkbox
            key={channel}
            name="channels"
            checked={channels.includes(channel)}
            onChange={({ currentTarget }) => toggle(channel, currentTarget.checked)}
          >
            {BROADCAST_CHANNEL_NAMES[channel]}
          </Checkbox>
        ))}
      </ChoiceGroup>
      <Checkbox
        name="is_urgent"
        checked={is_urgent}
        onChange={({ currentTarget }) => form.set('is_urgent', currentTarget.checked)}
      >
        {words.urgent} <small>{words.urgentHint}</small>
      </Checkbox>
    </>
  );
}
