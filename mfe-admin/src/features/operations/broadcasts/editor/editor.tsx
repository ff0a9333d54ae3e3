import {
  BROADCAST_CHANNEL_NAMES,
  BROADCAST_CHANNELS,
  type BroadcastChannel,
  type BroadcastDetail,
} from '@ayana/contracts/operations';
import { NEWSLETTER_TOPIC_MESSAGES, NEWSLETTER_TOPICS } from '@ayana/contracts/newsletter';
import { toast } from '@ayana/portal-kit';
import { useSharedEdit } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Checkbox, ChoiceGroup } from '@ayana/shared-ui/choice';
import { EditNotice } from '@ayana/shared-ui/edit-notice';
import { Field, Select, TextInput } from '@ayana/shared-ui/field';
import { Notice } from '@ayana/shared-ui/notice';
import { useEffect } from 'react';
import { FormPage, Part, SaveBar } from '../../../../components/form-page.styles';
import { changeBroadcast } from '../broadcasts.api';
import { editorMessages as messages } from '../messages';
import { AudienceFields } from './audience-fields';
import { AudienceCountBox } from './audience-count';
import { bodyOf, draftFormName, type EditorForm, type EditorValues, questionOf, readingOf } from './editor-values';
import { valueText } from './editor-text';
import { TextFields } from './text-fields';
import { VariableFields } from './variable-fields';

const LABELS: Readonly<Record<keyof EditorValues, string>> = {
  title: messages.title,
  audience: messages.audience.title,
  channels: messages.channels.title,
  topic: messages.channels.topic,
  is_urgent: messages.channels.urgent,
  texts: messages.message.title,
  link: messages.message.link,
  variables: messages.variables.title,
};

export interface EditorProps {
  broadcast: BroadcastDetail;
  /** It is no draft any more: what is typed is only shown. */
  closed: boolean;
  reread: () => void;
  /** There is something typed that is not saved, or no longer. */
  onTyping: (isTyping: boolean) => void;
}

/** Writes on a draft, also when two people do at once: nobody’s words are lost. */
export default function Editor({ broadcast, closed, reread, onTyping }: EditorProps) {
  const { form, changed, notice } = useSharedEdit<EditorValues, BroadcastDetail>({
    name: draftFormName(broadcast.id),
    latest: readingOf(broadcast),
    labelOf: (name) => LABELS[name],
    textOf: valueText,
    closed,
    save: (_names, values, version) => changeBroadcast({ ...broadcast, version }, bodyOf(broadcast, values)),
    readingOf,
    onSaved: () => {
      toast.success(messages.saved, broadcast.number);
      reread();
    },
    reread,
  });
  useEffect(() => {
    onTyping(changed);
  }, [changed, onTyping]);
  if (closed) return <EditNotice notice={notice} />;
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
      <EditNotice notice={notice} />
      {form.failure === null ? null : <Notice tone="failed">{form.failure}</Notice>}
      {form.waiting ? <Notice>{messages.waiting}</Notice> : null}
      <SaveBar>
        <Button type="submit" busy={form.busy} busyLabel={messages.busy}>
          {messages.save}
        </Button>
        {changed ? messages.unsaved : null}
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
                {NEWSLETTER_TOPIC_MESSAGES[topic].name}
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
