import { useAction } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, Select, TextInput } from '@ayana/shared-ui/field';
import { Notice } from '@ayana/shared-ui/notice';
import { useId, useState } from 'react';
import { fullMoment } from '@ayana/shared-ui/time';
import { OPERATIONS_CLOCK } from '../../components/operations-clock/operations-clock';
import { DAY_HOURS, type ReviewLink, type ReviewLinkCommand, RELEASES_PATH } from './loader';
import type { WatchedRemote } from './overview';
import { reviewMessages as words } from './review-messages';

const HOURS = [4, 24, 72, 168];

/** Makes a link that shows a stored version to anyone who opens it, and shows the link to be copied. */
export default function ReviewDialog({ release, onClose }: { release: WatchedRemote; onClose: () => void }) {
  const { remote, versions, earlier } = release;
  const known = [
    ...new Set([...versions.filter(({ rank }) => rank === 'part').map(({ version }) => version), ...earlier]),
  ];
  const [version, setVersion] = useState(known[0] ?? '');
  const [hours, setHours] = useState('24');
  const [made, setMade] = useState<ReviewLink | null>(null);
  const list = useId();
  const { send, pending, failure } = useAction<ReviewLinkCommand, { value: ReviewLink | null }>({
    action: RELEASES_PATH,
    settled: ({ value }) => setMade(value),
  });
  return (
    <FormDialog
      title={words.title(remote)}
      description={words.text}
      size="small"
      submitLabel={made === null ? words.create : words.renew}
      busyLabel={words.busy}
      busy={pending.length > 0}
      failure={failure?.message ?? null}
      note={words.note}
      onClose={onClose}
      onSubmit={() => send({ remote, review: { version: version.trim(), hours: Number(hours) } })}
    >
      <Field label={words.version} hint={words.versionHint}>
        <TextInput
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          list={list}
          value={version}
          onChange={({ currentTarget }) => setVersion(currentTarget.value)}
        />
      </Field>
      <datalist id={list}>
        {known.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </datalist>
      <Field label={words.lasts}>
        <Select value={hours} onChange={({ currentTarget }) => setHours(currentTarget.value)}>
          {HOURS.map((each) => (
            <option key={each} value={each}>
              {each < DAY_HOURS ? words.hours(each) : words.days(each / DAY_HOURS)}
            </option>
          ))}
        </Select>
      </Field>
      {made === null ? null : <MadeLink made={made} />}
    </FormDialog>
  );
}

function MadeLink({ made: { link, until } }: { made: ReviewLink }) {
  const [copied, setCopied] = useState('');
  const time = fullMoment(new Date(until), OPERATIONS_CLOCK.zone);
  return (
    <>
      <Notice>{words.made(time)}</Notice>
      <Field label={words.link}>
        <TextInput readOnly dir="ltr" value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
      </Field>
      <div>
        <Button
          variant="outline"
          onClick={() =>
            void navigator.clipboard.writeText(link).then(
              () => setCopied(link),
              // Without permission it is selected in its field, and can be copied by hand.
              () => undefined,
            )
          }
        >
          <span aria-live="polite">{copied === link ? words.copied : words.copy}</span>
        </Button>
      </div>
    </>
  );
}
