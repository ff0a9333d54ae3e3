import { useRouteError } from 'react-router-dom';
import { PageFrame } from '../frame/page-frame';
import { AccessDenied } from '../routes/guard';
import { namesNothing } from '../routes/page-route';
import { useSite } from '../document/site';
import { useFrame } from '../routes/use-frame';
import { FailedPart } from './failed-part';
import { ScreenBox } from './screen.styles';
import type { ShellPageId } from '../shell-portal';

/** Shown in place of a page that failed. The rest of the shell keeps working. */
export function PageError() {
  const screen = <Screen />;
  // A page with its own frame failed before rendering it.
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

/** The screen of an expected error; load it before throwing the error. */
function screenFor(error: unknown): ShellPageId | undefined {
  if (error instanceof AccessDenied) return 'shell.access-denied';
  return namesNothing(error) ? 'shell.not-found' : undefined;
}
