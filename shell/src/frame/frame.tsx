import { useSession } from '@ayana/portal-kit';
import { PortalSkeleton } from '@ayana/shared-ui/portal-skeleton';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { messages } from '../messages';
import { useSite } from '../page/site';
import { useArrival } from '../page/use-arrival';
import { useMounted } from '../page/use-mounted';
import { usePageHead } from '../page/use-page-head';
import { PORTAL_FRAME } from '../routes/page-route';
import { useFrame } from '../routes/use-frame';
import { FloatingContact } from './floating-contact';
import { NavigationSpinner } from './navigation-spinner';
import { PageFrame } from './page-frame';
import { ToastViewport } from './toast-viewport';

/** What stands around every page: navigation, the page's region, floating contact, toasts. */
export function Frame() {
  usePageHead();
  useArrival();
  const frame = useFrame();
  return (
    <>
      <Framed frame={frame} />
      <NavigationSpinner />
      <FloatingContact inPortal={frame === 'portal'} />
      <ToastViewport />
    </>
  );
}

function Framed({ frame }: { frame: ReturnType<typeof useFrame> }) {
  if (frame === 'plain') return <Outlet />;
  if (frame === 'portal') return <PortalFramed />;
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  );
}

/**
 * The page's loader brings the portals' frame; until then, or when it did not come, its grounds stand around the page. It begins with
 * its lines, so that nothing moves in it, and stays when the session ends: the way out leads through it.
 */
function PortalFramed() {
  const { pages } = useSite();
  // The server has none to draw, so hydration must not either, however soon the browser's came.
  const mounted = useMounted();
  const role = useSession((session) => session.role);
  const [begun, setBegun] = useState(false);
  const PortalFrame = mounted ? pages.peek(PORTAL_FRAME)?.Component : undefined;
  if (!begun && PortalFrame !== undefined && role !== undefined) setBegun(true);
  return PortalFrame === undefined || !begun ? (
    <PortalSkeleton skipLabel={messages.skip}>
      <Outlet />
    </PortalSkeleton>
  ) : (
    <PortalFrame />
  );
}
