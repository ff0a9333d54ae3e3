import { ApiProblem, newIdempotencyKey } from '@ayana/portal-kit';
import { usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { dateText, useNow } from '@ayana/shared-ui/time';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';

export const FeedRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
`;

export interface FeedState {
  /** Since when there is a link; null without one. */
  created_at: string | null;
  /** False for those who only read. */
  may_change?: boolean;
}

export interface FeedCardProps {
  title: string;
  /** What the calendar shows, and who can read it. */
  text: string;
  words: Readonly<Record<'create' | 'renew' | 'remove' | 'busy' | 'failed', string>> & {
    there: (day: string) => string;
  };
  read: () => Promise<FeedState>;
  /** Makes a new link; an older one stops. @returns its path */
  create: (key: string) => Promise<string>;
  remove: () => Promise<void>;
  /** What counts until it is read; by default nothing is shown. */
  unread?: Partial<FeedState>;
  /** A new link, the only time it is shown. */
  children: (link: string) => ReactNode;
}

const UNREAD: Partial<FeedState> = { may_change: false };

/** The secret link by which the calendar of a phone follows work or a trip. It is shown once, and can be stopped. Nothing where there can be none. */
export function FeedCard(props: FeedCardProps) {
  const { title, text, words, read, create, remove, unread = UNREAD, children } = props;
  const now = useNow();
  const state = usePart<FeedState>({ key: title, read });
  const [link, setLink] = useState<string | null>(null);
  const [busy, setBusy] = useState<'create' | 'remove' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async (what: 'create' | 'remove', change: () => Promise<string | null>): Promise<void> => {
    setBusy(what);
    setFailure(null);
    try {
      setLink(await change());
      state.reread();
    } catch (error) {
      setFailure(error instanceof ApiProblem ? error.message : words.failed);
    } finally {
      setBusy(null);
    }
  };
  const { created_at: since = null, may_change: mayChange = true } = state.value ?? unread;
  if (since === null && !mayChange) return null;
  return (
    <PortalCard title={title}>
      <p>{text}</p>
      {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
      {link === null ? since === null ? null : <p>{words.there(dateText(new Date(since), now))}</p> : children(link)}
      {mayChange ? (
        <FeedRow>
          <Button
            variant="outline"
            busy={busy === 'create'}
            busyLabel={words.busy}
            onClick={() =>
              void run('create', async () => `${window.location.origin}${await create(newIdempotencyKey())}`)
            }
          >
            {since === null ? words.create : words.renew}
          </Button>
          {since === null ? null : (
            <Button
              variant="quiet"
              busy={busy === 'remove'}
              busyLabel={words.busy}
              onClick={() =>
                void run('remove', async () => {
                  await remove();
                  return null;
                })
              }
            >
              {words.remove}
            </Button>
          )}
        </FeedRow>
      ) : null}
    </PortalCard>
  );
}
