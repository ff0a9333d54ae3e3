import { INCIDENT_ENTRY_NAMES, WRITTEN_ENTRY_KINDS, type WrittenEntryKind } from '@ayana/contracts/operations';
import { useForm } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Composer } from '@ayana/shared-ui/composer';
import { TextInput } from '@ayana/shared-ui/field';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { localInput, momentOf } from '../../../components/operations/local-input';
import type { IncidentDetail } from '../types';
import { messages } from './detail-messages';
import { When } from './incident.styles';
import { addEntry } from './incidents.api';

const { composer: words } = messages;
const MODES = WRITTEN_ENTRY_KINDS.map((id) => ({ id, label: INCIDENT_ENTRY_NAMES[id] }));

interface Values {
  kind: WrittenEntryKind;
  text: string;
  /** Empty: now. */
  at: string;
}

export interface EntryComposerProps {
  incident: IncidentDetail;
  now: Date;
  onSent: () => void;
}

/** Writes a line into the timeline: by its kind, now or as of another time. What is typed survives a reload. */
export function EntryComposer({ incident, now, onSent }: EntryComposerProps) {
  const form = useForm<Values, IncidentDetail>({
    name: `incident-line-${incident.id}`,
    initial: { kind: 'happened', text: '', at: '' },
    rules: ({ text }) => ({ text: text.trim() === '' ? words.needed : undefined }),
    send: ({ kind, text, at }, key) => {
      const happened_at = momentOf(at);
      return addEntry(
        incident.id,
        { kind, text: text.trim(), ...(happened_at === undefined ? {} : { happened_at }) },
        key,
      );
    },
    onAccepted: onSent,
  });
  const { kind, text, at } = form.values;
  return (
    <Composer
      modes={MODES}
      mode={kind}
      onMode={(next) => form.set('kind', next)}
      label={words.label}
      value={text}
      onChange={(next) => form.set('text', next)}
      onSend={form.submit}
      maxLength={1000}
      placeholder={words.placeholders[kind]}
      status={form.waiting ? words.waiting : <Moment at={at} now={now} set={(next) => form.set('at', next)} />}
      error={form.errorOf('text') ?? form.errorOf('happened_at') ?? form.failure ?? undefined}
      action={
        <Button type="submit" variant="tonal" size="small" busy={form.busy} busyLabel={words.busy}>
          {words.submit}
        </Button>
      }
    />
  );
}

function Moment({ at, now, set }: { at: string; now: Date; set: (at: string) => void }) {
  if (at === '')
    return (
      <When>
        {words.now}
        <TextLink as="button" type="button" onClick={() => set(localInput(now))}>
          {words.other}
        </TextLink>
      </When>
    );
  return (
    <When>
      <label>
        {words.at}
        <TextInput
          type="datetime-local"
          value={at}
          max={localInput(now)}
          onChange={({ currentTarget }) => set(currentTarget.value)}
        />
      </label>
      <TextLink as="button" type="button" onClick={() => set('')}>
        {words.backToNow}
      </TextLink>
    </When>
  );
}
