import { mayEnter } from '@ayana/contracts/identity';
import { useSession } from '@ayana/portal-kit';
import { useAction } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { ConfirmDialog } from '@ayana/shared-ui/dialog';
import { ExportButton } from '@ayana/shared-ui/export';
import { MoreMenu } from '@ayana/shared-ui/menu';
import { Notice } from '@ayana/shared-ui/notice';
import { lazy, Suspense, useState } from 'react';
import { messages as shared } from '../parts/messages';
import { dataRequestHref } from '../paths';
import type { DataRequestDetail } from '../types';
import { type DataRequestCommand, saveCopy } from './data-requests.api';
import { messages } from './messages';

const ReasonDialog = lazy(() => import('./reason-dialog'));
const CorrectDialog = lazy(() => import('./correct-dialog'));
const EraseDialog = lazy(() => import('./erase-dialog'));
const { buttons: words } = messages;

type Open = 'verify' | 'export' | 'correct' | 'erase' | 'refuse' | 'extend';

interface DataRequestActionsProps {
  request: DataRequestDetail;
  onChanged: () => void;
}

/** What may be done with a request now: the next step as a button, the rest behind three dots. */
export function DataRequestActions({ request, onChanged }: DataRequestActionsProps) {
  const mayErase = useSession(({ role }) => mayEnter('data_erasure', role));
  const [open, setOpen] = useState<Open | null>(null);
  const { id, version, kind, state, transitions } = request;
  const action = useAction<DataRequestCommand>({ action: dataRequestHref(request), done: () => setOpen(null) });
  const close = (): void => {
    setOpen(null);
    action.clear();
  };
  const dialog = {
    request,
    onClose: close,
    onDone: () => {
      setOpen(null);
      onChanged();
    },
  };
  const mayComplete = transitions.includes('complete') && (kind !== 'erase' || mayErase);
  const menu = [
    ...(request.may_extend ? [{ id: 'extend', label: words.extend, onSelect: () => setOpen('extend') }] : []),
    ...(transitions.includes('refuse')
      ? [{ id: 'refuse', label: words.refuse, onSelect: () => setOpen('refuse') }]
      : []),
  ];
  return (
    <>
      {transitions.includes('verify') ? (
        <Button size="small" onClick={() => setOpen('verify')}>
          {words.verify}
        </Button>
      ) : null}
      {mayComplete ? (
        <Button size="small" variant={kind === 'erase' ? 'danger' : 'solid'} onClick={() => setOpen(kind)}>
          {messages.acts[kind]}
        </Button>
      ) : null}
      {transitions.includes('reopen') ? (
        <Button
          size="small"
          variant="outline"
          onClick={() => action.send({ intent: 'reopen', id, version })}
          busy={action.isPending({ intent: 'reopen' })}
          busyLabel={shared.busy}
        >
          {words.reopen}
        </Button>
      ) : null}
      {kind === 'export' && (state === 'verified' || state === 'done') ? (
        <ExportButton size="small" label={words.look} onExport={() => saveCopy(id)} />
      ) : null}
      <MoreMenu label={shared.more} items={menu} />
      {action.failure === null || open !== null ? null : (
        <Notice tone="failed">
          {shared.notDone} {action.failure.message}
        </Notice>
      )}
      {open === 'verify' || open === 'export' ? (
        <ConfirmDialog
          title={messages[open].title}
          text={messages[open].text}
          submitLabel={open === 'verify' ? messages.verify.submit : messages.acts.export}
          busyLabel={shared.busy}
          busy={action.isPending()}
          failure={action.failure?.message ?? null}
          onConfirm={() => action.send({ intent: open, id, version })}
          onClose={close}
        />
      ) : null}
      <Suspense>
        {open === 'refuse' || open === 'extend' ? <ReasonDialog what={open} {...dialog} /> : null}
        {open === 'correct' ? <CorrectDialog {...dialog} /> : null}
        {open === 'erase' ? <EraseDialog {...dialog} /> : null}
      </Suspense>
    </>
  );
}
