import { wholeOf } from '@ayana/contracts/numbers';
import { toast } from '@ayana/portal-kit';
import { useAction } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, Select } from '@ayana/shared-ui/field';
import { useState } from 'react';
import { type ChangeKind, type ReleaseCommand, RELEASES_PATH } from './loader';
import { QuantityInput } from '@ayana/shared-ui/quantity';
import { messages } from './messages';
import type { WatchedRemote } from './overview';

const { change: words } = messages;
const isShare = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= 99;

export interface ChangeDialogProps {
  kind: ChangeKind;
  release: WatchedRemote;
  /** Of the registry that is looked at. */
  generation: number;
  onClose: () => void;
}

/** Asks before a release is switched, and for a share or a version where one is needed. */
export default function ChangeDialog({ kind, release, generation, onClose }: ChangeDialogProps) {
  const { remote, versions, earlier } = release;
  const current = versions.find(({ is_default: isDefault }) => isDefault)?.version ?? '';
  const part = versions.find(({ rank }) => rank === 'part');
  const [version, setVersion] = useState(earlier[0] ?? '');
  const [traffic, setTraffic] = useState(String(part?.traffic ?? 10));
  const [wrong, setWrong] = useState(false);
  // What was asked about stays what is changed: a generation that came meanwhile is refused by the API.
  const [seen] = useState(generation);
  const { send, pending, failure } = useAction<ReleaseCommand>({
    action: RELEASES_PATH,
    done: () => {
      toast.success(words.done, remote);
      onClose();
    },
  });
  const choosesVersion = kind === 'roll_back' || kind === 'part';
  const choosesShare = kind === 'share' || kind === 'part';
  const submit = (): void => {
    const share = wholeOf(traffic) ?? Number.NaN;
    setWrong(choosesShare && !isShare(share));
    if (choosesShare && !isShare(share)) return;
    send({
      remote,
      kind,
      generation: seen,
      ...(choosesVersion ? { version } : {}),
      ...(choosesShare ? { traffic: share } : {}),
    });
  };
  const text = choosesVersion ? words.texts[kind](current) : words.texts[kind](part?.version ?? '', current);
  return (
    <FormDialog
      title={words.titles[kind](remote)}
      description={text}
      size="small"
      submitLabel={words[kind]}
      busyLabel={words.busy}
      busy={pending.length > 0}
      failure={failure?.message ?? null}
      note={words.note}
      danger={kind === 'roll_back' || kind === 'end_part'}
      onClose={onClose}
      onSubmit={submit}
    >
      {choosesVersion ? (
        <Field label={words.version}>
          <Select value={version} onChange={({ currentTarget }) => setVersion(currentTarget.value)}>
            {earlier.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      {choosesShare ? (
        <Field label={words.traffic} hint={words.trafficHint} error={wrong ? words.trafficWrong : undefined}>
          <QuantityInput
            kind="count"
            value={traffic}
            onChange={({ currentTarget }) => setTraffic(currentTarget.value)}
          />
        </Field>
      ) : null}
    </FormDialog>
  );
}
