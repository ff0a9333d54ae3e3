import { Button } from '@ayana/shared-ui/button';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import type { ChangeKind } from './loader';
import { messages } from './messages';
import type { WatchedRemote } from './overview';

const ChangeDialog = lazy(() => import('./change-dialog'));
const ReviewDialog = lazy(() => import('./review-dialog'));
const { change: words } = messages;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

/** What can be done with a remote: a release to a part is promoted, shared or taken away; otherwise there is the way back. */
export function possibleOf({ versions, earlier }: WatchedRemote): ChangeKind[] {
  if (versions.some(({ rank }) => rank === 'part')) return ['promote', 'share', 'end_part'];
  return earlier.length === 0 ? [] : ['roll_back', 'part'];
}

/** The buttons of an administrator on one remote; each asks before it switches. */
export function ChangeMenu(props: { release: WatchedRemote; generation: number; canReview: boolean }) {
  const { release, generation, canReview } = props;
  const [asked, setAsked] = useState<ChangeKind | 'review' | null>(null);
  const close = (): void => setAsked(null);
  return (
    <Bar role="group" aria-label={words.name(release.remote)}>
      {possibleOf(release).map((kind) => (
        <Button key={kind} variant="outline" size="small" onClick={() => setAsked(kind)}>
          {words[kind]}
        </Button>
      ))}
      {canReview ? (
        <Button variant="outline" size="small" onClick={() => setAsked('review')}>
          {words.review}
        </Button>
      ) : null}
      {asked === null ? null : (
        <Suspense fallback={null}>
          {asked === 'review' ? (
            <ReviewDialog release={release} onClose={close} />
          ) : (
            <ChangeDialog kind={asked} release={release} generation={generation} onClose={close} />
          )}
        </Suspense>
      )}
    </Bar>
  );
}
