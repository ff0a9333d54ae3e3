import { Button } from '@ayana/shared-ui/button';
import { Chip } from '@ayana/shared-ui/chip';
import { Notice } from '@ayana/shared-ui/notice';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { type OwnDataRequest, saveDataCopy } from '../api';
import { FORM_TEXTS } from '../forms/messages';
import { PROFILE_TEXTS } from './messages';
import { Card, RowFacts, RowName, Rows } from './profile.styles';
import { dayWritten, today } from './times';

const { data_requests: texts } = PROFILE_TEXTS;

/** What the person has asked about their own data, and the copy that was made: a mail about it leads here. Nothing where nothing was asked. */
export function DataRequestsSection({ requests }: { requests: readonly OwnDataRequest[] | null }) {
  const { revalidate } = useRevalidator();
  if (requests?.length === 0) return null;
  return (
    <Card aria-labelledby="data-requests-title">
      <h2 id="data-requests-title">{texts.title}</h2>
      {requests === null ? (
        <Notice
          tone="failed"
          action={
            <Button variant="outline" size="small" onClick={() => void revalidate()}>
              {FORM_TEXTS.retry}
            </Button>
          }
        >
          {texts.failed}
        </Notice>
      ) : (
        <Rows>
          {requests.map((request) => (
            <Row key={request.id} request={request} />
          ))}
        </Rows>
      )}
    </Card>
  );
}

function Row({ request }: { request: OwnDataRequest }) {
  const { id, kind, state, received_on, due_on, reason, download_until } = request;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isOpen = download_until !== null && download_until >= today();
  const isWaiting = state === 'received' || state === 'verified';
  const download = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    const saved = await saveDataCopy(id, texts.file);
    setFailure(saved.failure?.message ?? null);
    setBusy(false);
  };
  return (
    <li>
      <div>
        <RowName>
          {texts.kinds[kind]} <Chip tone={state === 'done' ? 'leaf' : 'teal'}>{texts.states[state]}</Chip>
        </RowName>
        <RowFacts>
          {texts.asked(dayWritten(received_on))} {isWaiting ? texts.due(dayWritten(due_on)) : null}
          {isOpen ? texts.open(dayWritten(download_until)) : download_until === null ? null : texts.over}
        </RowFacts>
        {reason === null ? null : <p dir="auto">{reason}</p>}
        {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
      </div>
      {isOpen ? (
        <Button
          variant="outline"
          size="small"
          busy={busy}
          busyLabel={texts.downloading}
          onClick={() => void download()}
        >
          {texts.download}
        </Button>
      ) : null}
    </li>
  );
}
