import { useRouteError } from 'react-router-dom';
import { PageFrame } from '../frame/page-frame';
import { AccessDenied } from '../routes/guard';
import { namesNothing } from '../routes/page-route';
import { useSite } from '../page/site';
import { useFrame } from '../routes/use-frame';
import { FailedPart } from './failed-part';
import { ScreenBox } from './screen-box';
import type { ShellPageId } from '../shell-portal';

/** What stands in the page's place when it cannot be shown. The rest of the shell goes on working. */
export function PageError() {
  const screen = <Screen />;
  // A page that draws its own frame did not get to draw it.
  return useFrame() === 'plain' ? <PageFrame>{screen}</PageFrame> : screen;
}

function Screen() {
  const error = useRouteError();
  const { pages } = useSite();
  const known = screenFor(error);
  const page = known === undefined ? undefined : pages.peek(known);
  if (page !== undefined) return <page.Component />;
  return (
    <ScreenBox>
      <FailedPart error={error} />
    </ScreenBox>
  );
}

/** The screen an expected error has; whoever throws one loads it first. */
function screenFor(error: unknown): ShellPageId | undefined {
  if (error instanceof AccessDenied) return 'shell.access-denied';
  return namesNothing(error) ? 'shell.not-found' : undefined;
}
