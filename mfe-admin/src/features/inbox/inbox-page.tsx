import { useSession } from '@ayana/portal-kit';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router-dom';
import { useNow } from '@ayana/shared-ui/time';
import type { ActionAnswer } from './data/action';
import { hrefOf, INBOX_PATH, readFilters, REQUEST_PARAM } from './data/filters';
import { groupByDue } from './data/groups';
import { matches } from './data/matches';
import { NoRequest } from './detail/no-request';
import { RequestMissing } from './detail/request-missing';
import { RequestView } from './detail/request-view';
import { Panes } from './inbox-page.styles';
import { InboxList } from './list/inbox-list';
import { messages } from './messages';
import { useDetail } from './use-detail';
import { useInbox } from './use-inbox';
import { useInboxAction } from './use-inbox-action';
import { shortcutsEnabled, useShortcuts } from './use-shortcuts';
import { useLiveInbox } from './use-live-inbox';

const ShortcutsDialog = lazy(() => import('./shortcuts-dialog'));

/** The staff's inbox: the queue and the open request. */
export function InboxPage() {
  const { pathname, search: currentSearch } = useLocation();
  // The chosen tab shows at once, while its data is loading.
  const { location: going } = useNavigation();
  const search = going?.pathname === pathname ? going.search : currentSearch;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const me = useSession(({ user }) => user?.id ?? '');
  const now = useNow();
  const inbox = useInbox();

  const params = useMemo(() => new URLSearchParams(search), [search]);
  const filters = useMemo(() => readFilters(params), [params]);
  const selected = params.get(REQUEST_PARAM);
  const detail = useDetail(selected);
  const arrived = useLiveInbox({
    receive: inbox.receive,
    changed: (id) => {
      if (id === selected) detail.reload();
    },
    reread: detail.reload,
  });

  const groups = useMemo(
    () =>
      groupByDue(
        inbox.items.filter((item) => matches(item, filters, me, now)),
        now,
      ),
    [inbox.items, filters, me, now],
  );
  const listed = inbox.items.find(({ id }) => id === selected);
  const open = listed ?? detail.detail;
  const listHref = `${INBOX_PATH}${hrefOf(filters)}`;

  const settled = (answer: ActionAnswer): void => {
    if (answer.detail === null) return;
    const { timeline, confirmed, ...item } = answer.detail;
    inbox.receive(item);
    if (item.id === selected) detail.put({ ...item, timeline, confirmed });
  };
  const { send } = useInboxAction(settled);
  const latestSend = useRef(send);
  useEffect(() => {
    latestSend.current = send;
  });
  const claimRow = useCallback((id: string) => latestSend.current({ intent: 'claim', id }), []);

  const [keysOpen, setKeysOpen] = useState(false);
  const [wanted, setWanted] = useState(shortcutsEnabled.read);
  const claimRef = useRef<(() => void) | null>(null);
  const replyRef = useRef<(() => void) | null>(null);

  // Shortcuts may come faster than navigations: each continues from the previous target.
  const bound = useRef(selected);
  const go = (step: 1 | -1): boolean => {
    const order = groups.flatMap((group) => group.items);
    const at = order.findIndex(({ id }) => id === bound.current);
    const next = order[at === -1 ? (step === 1 ? 0 : order.length - 1) : at + step];
    if (next === undefined) return false;
    bound.current = next.id;
    void navigate(`${INBOX_PATH}${hrefOf(filters, next.id)}`, { preventScrollReset: true, replace: selected !== null });
    return true;
  };
  useShortcuts(wanted || keysOpen, (key) => {
    switch (key) {
      case 'j':
        return go(1);
      case 'k':
        return go(-1);
      case 'c':
        claimRef.current?.();
        return claimRef.current !== null;
      case 'r':
        replyRef.current?.();
        return replyRef.current !== null;
      case '?':
        setKeysOpen(true);
        return true;
      default:
        return false;
    }
  });

  // After closing a request on a phone, or moving by shortcuts, the row is scrolled into view.
  const before = useRef<string | null>(null);
  useEffect(() => {
    const row = document.querySelector<HTMLElement>(`[data-request="${CSS.escape(selected ?? before.current ?? '')}"]`);
    row?.closest('article')?.scrollIntoView({ block: 'nearest' });
    if (selected === null && before.current !== null) row?.focus({ preventScroll: true });
    before.current = selected;
    bound.current = selected;
  }, [selected]);

  return (
    <>
      <Panes $open={selected !== null}>
        <InboxList
          inbox={inbox}
          reading={search !== currentSearch}
          filters={filters}
          groups={groups}
          selected={selected}
          me={me}
          now={now}
          onFilter={(next) =>
            void navigate(`${INBOX_PATH}${hrefOf(next, selected)}`, { preventScrollReset: true, replace: true })
          }
          onClaim={claimRow}
          onRetry={() => void revalidate()}
          announcement={arrived === null ? '' : messages.arrived(arrived.name)}
        />
        {selected === null ? (
          <NoRequest onKeys={() => setKeysOpen(true)} />
        ) : open === null || open === undefined ? (
          <RequestMissing
            failure={detail.failure}
            backHref={listHref}
            onRetry={detail.reload}
            retrying={detail.loading}
          />
        ) : (
          <RequestView
            key={open.id}
            item={open}
            state={detail}
            me={me}
            now={now}
            backHref={listHref}
            onSettled={settled}
            claimRef={claimRef}
            replyRef={replyRef}
          />
        )}
      </Panes>
      {keysOpen ? (
        <Suspense>
          <ShortcutsDialog
            open
            onClose={() => setKeysOpen(false)}
            wanted={wanted}
            onWanted={(next) => {
              setWanted(next);
              shortcutsEnabled.write(next);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
