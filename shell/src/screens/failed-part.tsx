import { ApiProblem } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { RemoteFailed } from '@ayana/shared-ui/states';
import { useEffect, useRef, useState } from 'react';
import { Link, useMatches, useRevalidator } from 'react-router-dom';
import { messages, phaseNames } from '../messages';
import { focusHeading } from '../page/use-arrival';
import { useSite } from '../page/site';
import { RemoteLoadError } from '../remotes/page-source';
import { reportRemoteFailure } from '../remotes/report';
import type { RouteHandle } from '../routes/route-handle';
import { KeptPage } from './kept-page';

/** A remote or its data did not arrive: what failed, Retry without a reload, what still works, a reference for support. */
export function FailedPart({ error }: { error: unknown }) {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const { revalidate, state } = useRevalidator();
  const support = useSupportFacts(error, handle);
  const { failed } = messages;
  const { pages, firstView } = useSite();
  const kept = useState(() => (error instanceof ApiProblem ? undefined : firstView?.()))[0];

  const pressed = useRef(false);
  useEffect(
    () => () => {
      // The press that brought the page back took its button away: the page's heading gets the focus.
      if (pressed.current) setTimeout(() => focusHeading(document));
    },
    [],
  );

  useEffect(() => {
    // The line came back: try once more by itself.
    const retry = (): void => void revalidate();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [revalidate]);

  const title = failed.title(handle?.title ?? 'This page');
  const retry = (): void => {
    pressed.current = true;
    // What threw while it was drawn would throw again: its code is brought anew.
    if (!(error instanceof RemoteLoadError || error instanceof ApiProblem) && handle?.remote && handle.route)
      pages.forget?.(handle.remote, handle.route.id);
    void revalidate();
  };
  if (kept !== undefined) {
    const reference = support[0]?.[1] ?? '';
    return <KeptPage html={kept} title={title} reference={reference} onRetry={retry} busy={state === 'loading'} />;
  }
  return (
    <RemoteFailed
      title={title}
      text={describe(error)}
      onRetry={retry}
      retrying={state === 'loading'}
      otherActions={
        <Button as={Link} to="/" variant="outline">
          {failed.home}
        </Button>
      }
      stillWorks={{ title: failed.still_works, items: failed.still_works_items }}
      happensNext={{ title: failed.happens_next, items: failed.happens_next_items }}
      support={{ title: failed.support, facts: support }}
    />
  );
}

function describe(error: unknown): string {
  if (error instanceof RemoteLoadError) return messages.failed.text;
  if (error instanceof ApiProblem) return `${messages.failed.data_text} ${error.message}`;
  return messages.failed.render_text;
}

/** Facts for whoever helps; a page that broke while being drawn is reported here, loading failures by the loader. */
function useSupportFacts(error: unknown, handle: RouteHandle | undefined): (readonly [string, string])[] {
  const { failed } = messages;
  const { generation, versionOf } = useSite();
  const [time] = useState(() => new Date());
  const remote = error instanceof RemoteLoadError ? error.remote : (handle?.remote ?? 'shell');
  const version = error instanceof RemoteLoadError ? error.version : versionOf(remote);
  const phase = error instanceof RemoteLoadError ? error.phase : 'render';
  useEffect(() => {
    if (error instanceof RemoteLoadError || error instanceof ApiProblem) return;
    console.error(error);
    reportRemoteFailure({ remote, version, generation, phase: 'render' });
  }, [error, remote, version, generation]);
  return [
    [failed.fact_part, `${remote}, release ${version}, generation ${generation}`],
    ...(error instanceof ApiProblem
      ? [[failed.fact_reference, error.requestId ?? error.code] as const]
      : [[failed.fact_phase, phaseNames[phase]] as const]),
    [failed.fact_time, time.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'long' })],
    ...(error instanceof RemoteLoadError ? [[failed.fact_tries, String(error.tries)] as const] : []),
  ];
}
