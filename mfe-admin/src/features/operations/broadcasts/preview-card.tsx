import type { AudienceSample, BroadcastDetail, BroadcastPreview } from '@ayana/contracts/operations';
import { listText } from '@ayana/contracts/language';
import { ApiProblem, toast } from '@ayana/portal-kit';
import { usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Field, Select } from '@ayana/shared-ui/field';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { useState } from 'react';
import { countAudience, previewBroadcast, testBroadcast } from './broadcasts.api';
import { editorMessages } from './messages';
import { Bubble, Letter, PreviewBox } from './broadcasts.styles';

const { preview: words } = editorMessages;

interface PreviewProps {
  broadcast: BroadcastDetail;
  onTested: () => void;
}

/** A broadcast as one of its readers gets it, by name; and a test to oneself. */
export function PreviewCard({ broadcast, onTested }: PreviewProps) {
  const { id, version, audience, channels, purpose, topic, texts, incident, reach } = broadcast;
  const samples = usePart<AudienceSample[]>({
    key: `samples ${id} ${version}`,
    read: async () =>
      reach?.sample ??
      (
        await countAudience({
          audience: { ...audience, stages: audience.stages.map(String) as never },
          channels,
          purpose,
          topic,
          languages: texts.map(({ language }) => language),
          incident_id: incident?.id ?? null,
        })
      ).sample,
  });
  const [reader, setReader] = useState<string | null>(null);
  // Without samples, it is shown as the first reader.
  const readers = samples.value ?? (samples.failure === null ? null : []);
  const isForNobody = samples.value?.length === 0;
  return (
    <PortalCard title={words.title}>
      {isForNobody ? <p>{words.nobody}</p> : null}
      {readers === null || isForNobody ? null : (
        <AsReader broadcast={broadcast} readers={readers} reader={reader} onReader={setReader} onTested={onTested} />
      )}
    </PortalCard>
  );
}

interface AsReaderProps extends PreviewProps {
  readers: readonly AudienceSample[];
  /** The key of the one that was chosen. */
  reader: string | null;
  onReader: (key: string) => void;
}

function AsReader({ broadcast, readers, reader: key, onReader, onTested }: AsReaderProps) {
  const { id, version } = broadcast;
  const [busy, setBusy] = useState(false);
  const preview = usePart<BroadcastPreview>({
    key: `preview ${id} ${version} ${key ?? ''}`,
    read: () => previewBroadcast(id, key),
  });
  const test = async (): Promise<void> => {
    setBusy(true);
    try {
      await testBroadcast(id, key);
      toast.success(words.tested, broadcast.number);
      onTested();
    } catch (error) {
      toast.failure(error instanceof ApiProblem ? error.message : words.failed, broadcast.number);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Field label={words.as} hint={broadcast.state === 'draft' ? words.unsaved : undefined}>
        <Select
          name="reader"
          value={key ?? preview.value?.reader.key ?? ''}
          onChange={({ currentTarget }) => onReader(currentTarget.value)}
        >
          {readers.map((sample) => (
            <option key={sample.key} value={sample.key}>
              {sample.name}
            </option>
          ))}
        </Select>
      </Field>
      {preview.failure === null ? null : (
        <FailedPart what={words.failed} failure={preview.failure} onRetry={preview.reread} />
      )}
      {preview.value === null ? null : <Shown preview={preview.value} broadcast={broadcast} />}
      <div>
        <Button variant="tonal" size="small" busy={busy} busyLabel={words.testing} onClick={() => void test()}>
          {words.test}
        </Button>
      </div>
    </>
  );
}

function Shown({ preview, broadcast }: { preview: BroadcastPreview; broadcast: BroadcastDetail }) {
  const { mail, text, bell, missing, direction } = preview;
  return (
    <PreviewBox>
      {missing.length === 0 ? null : (
        <Notice tone="failed">{words.missing(listText(missing.map((name) => `{{${name}}}`)))}</Notice>
      )}
      {mail === null ? null : (
        <section aria-label={words.mail}>
          <h3>{words.mail}</h3>
          <Letter dir={direction} lang={preview.reader.language}>
            <b>{mail.subject}</b>
            {mail.body.split(/\n{2,}/).map((paragraph, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- paragraphs of one text
              <p key={index}>{paragraph}</p>
            ))}
            {mail.link_label === null ? null : <span>{mail.link_label}</span>}
            <small>{broadcast.purpose === 'promotion' ? words.signedPromotion : words.signedMandatory}</small>
          </Letter>
        </section>
      )}
      {text === null ? null : (
        <section aria-label={words.text}>
          <h3>{words.text}</h3>
          <Bubble dir={direction}>{text}</Bubble>
        </section>
      )}
      {bell === null ? null : (
        <section aria-label={words.bell}>
          <h3>{words.bell}</h3>
          <Bubble dir={direction}>
            <b>{bell.title}</b>
            {bell.message}
          </Bubble>
        </section>
      )}
    </PreviewBox>
  );
}
