import { ApiProblem } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { RemoteFailed } from '@ayana/shared-ui/states';
import { useEffect, useRef, useState } from 'react';
import { Link, useMatches, useRevalidator } from 'react-router-dom';
import { messages, phaseNames } from '../messages';
import { focusHeading } from '../navigation/use-scroll-and-focus';
import { useSite } from '../document/site';
import { RemoteLoadError } from '../remotes/page-source';
import { reportRemoteFailure } from '../remotes/report';
import type { RouteHandle } from '../routes/route-handle';
import { ServerRenderedPage } from './server-rendered-page';

/** Shown when a remote or its data failed to load: what failed, Retry without a reload, what still works, a reference for support. */
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
      // The clicked Retry button is gone, so the page's heading gets the focus.
      if (pressed.current) setTimeout(() => focusHeading(document));
    },
    [],
  );

  useEffect(() => {
    // Back online: try once more.
    const retry = (): void => void revalidate();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [revalidate]);

  const title = failed.title(handle?.title ?? 'This page');
  const retry = (): void => {
    pressed.current = true;
    // A page that failed during rendering would fail again: load its code again.
    if (!(error instanceof RemoteLoadError || error instanceof ApiProblem) && handle?.remote && handle.route)
      pages.forget?.(handle.remote, handle.route.id);
    void revalidate();
  };
  if (kept !== undefined) {
    const reference = support[0]?.[1] ?? '';
    return (
      <ServerRenderedPage html={kept} title={title} reference={reference} onRetry={retry} busy={state === 'loading'} />
    );
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

/** Facts for support; a page that failed during rendering is reported here, loading failures by the loader. */
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
