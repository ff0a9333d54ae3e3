import type { InboxDetail, InboxItem } from '@ayana/contracts/inbox';
import { useRealtime, useSession } from '@ayana/portal-kit';
import { useAction, useList, useOpened } from '@ayana/portal-kit/screens';
import { useNow } from '@ayana/shared-ui/time';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { NoRequest, RequestMissing } from './detail/no-request';
import { RequestView } from './detail/request-view';
import { INBOX_PATH, REQUEST_PARAM } from '../../paths';
import { type InboxAnswer, type InboxCommand, inboxHref, NAMES } from './inbox.api';
import { Panes } from './inbox-page.styles';
import { InboxList } from './list/inbox-list';
import { useInboxActs } from './list/use-inbox-acts';
import { messages } from './messages';
import { useInboxKeys } from './use-inbox-keys';

const LIVE = ['inbox.inserted', 'inbox.updated'] as const;

export { inboxAction as action, inboxLoader as loader, inboxShouldRevalidate as shouldRevalidate } from './inbox.api';

/** The staff's inbox: the queue and the open request. */
export function Component() {
  const me = useSession(({ user }) => user?.id ?? '');
  const now = useNow();
  const { counts } = useLoaderData<InboxAnswer>();
  const list = useList<InboxItem>({ names: NAMES, live: LIVE, beside: REQUEST_PARAM });
  const request = useOpened<InboxDetail, InboxItem>({ param: REQUEST_PARAM, live: LIVE });
  const selected = request.id;
  const open = list.items.find(({ id }) => id === selected) ?? request.value;
  const backHref = inboxHref(list.query);
  const claimRow = useClaim();
  const arrived = useArrived();
  const keys = { claim: useRef<(() => void) | null>(null), reply: useRef<(() => void) | null>(null) };
  const acts = useInboxActs(list);
  const shortcuts = useInboxKeys(list.items, list.query, selected, keys, acts.toggle);
  useRowInView(selected);
  return (
    <>
      <Panes $open={selected !== null}>
        <InboxList
          list={list}
          counts={counts}
          selected={selected}
          me={me}
          now={now}
          onClaim={claimRow}
          acts={acts}
          announcement={arrived === null ? '' : messages.arrived(arrived)}
        />
        {selected === null ? (
          <NoRequest onKeys={shortcuts.show} />
        ) : open === null ? (
          <RequestMissing request={request} backHref={backHref} />
        ) : (
          <RequestView key={open.id} item={open} request={request} me={me} now={now} backHref={backHref} keys={keys} />
        )}
      </Panes>
      {shortcuts.dialog}
    </>
  );
}

/** Claims a request from its row; the same function in every render, so that the rows are not drawn again. */
function useClaim(): (id: string) => void {
  const { send } = useAction<InboxCommand>({ action: INBOX_PATH });
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  return useCallback((id) => latest.current({ intent: 'claim', id }), []);
}

/** The sender of the latest new request, to be announced. */
function useArrived(): string | null {
  const [arrived, setArrived] = useState<string | null>(null);
  useRealtime({ 'inbox.inserted': ({ name }) => setArrived(name) }, { reread: () => {} });
  return arrived;
}

/** Shows the row of the open request; after it was closed on a phone, its row gets the focus back. */
function useRowInView(selected: string | null): void {
  const before = useRef<string | null>(null);
  useEffect(() => {
    const row = document.querySelector<HTMLElement>(`[data-request="${CSS.escape(selected ?? before.current ?? '')}"]`);
    row?.closest('article')?.scrollIntoView({ block: 'nearest' });
    if (selected === null && before.current !== null) row?.focus({ preventScroll: true });
    before.current = selected;
  }, [selected]);
}
