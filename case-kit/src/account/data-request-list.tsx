import type { PartFailure } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { Chip } from '@ayana/shared-ui/chip';
import { Notice } from '@ayana/shared-ui/notice';
import { dayKey, deviceZone, shortDate } from '@ayana/shared-ui/time';
import { useState } from 'react';
import { type OwnDataRequest, saveDataCopy } from './account.api';
import { RowFacts, RowName, Rows } from './account.styles';
import { DATA_REQUEST_MESSAGES as texts } from './data-request-texts';

/** What a person has asked about their own data, and the copy that was made. */
export function DataRequestList({ requests }: { requests: readonly OwnDataRequest[] }) {
  return (
    <Rows>
      {requests.map((request) => (
        <Row key={request.id} request={request} />
      ))}
    </Rows>
  );
}

function Row({ request }: { request: OwnDataRequest }) {
  const { id, kind, state, received_on, due_on, reason, download_until } = request;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<PartFailure | null>(null);
  const isOpen = download_until !== null && download_until >= today();
  const isWaiting = state === 'received' || state === 'verified';
  const download = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    const saved = await saveDataCopy(id, texts.file);
    setFailure(saved.failure);
    setBusy(false);
  };
  return (
    <li>
      <div>
        <RowName>
          {texts.kinds[kind]} <Chip tone={state === 'done' ? 'leaf' : 'teal'}>{texts.states[state]}</Chip>
        </RowName>
        <RowFacts>
          {texts.asked(dayText(received_on))} {isWaiting ? texts.due(dayText(due_on)) : null}
          {isOpen ? texts.open(dayText(download_until)) : download_until === null ? null : texts.over}
        </RowFacts>
        {reason === null ? null : <p dir="auto">{reason}</p>}
        {failure === null ? null : <Notice tone="failed">{failure.message}</Notice>}
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

/** `Fri 20 Nov`, with another year's number, of a day such as `2026-11-20`. */
const dayText = (day: string): string => shortDate(new Date(day), new Date(), 'UTC');

/** In the zone of the device, such as `2026-11-20`. */
const today = (): string => dayKey(new Date(), deviceZone().zone);
