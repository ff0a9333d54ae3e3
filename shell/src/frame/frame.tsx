import { useSession } from '@ayana/portal-kit';
import { PortalSkeleton } from '@ayana/shared-ui/portal-skeleton';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { messages } from '../messages';
import { useSite } from '../document/site';
import { useScrollAndFocus } from '../navigation/use-scroll-and-focus';
import { useMounted } from '../hydration/use-mounted';
import { usePageHead } from '../document/use-page-head';
import { PORTAL_FRAME } from '../routes/page-route';
import { useFrame } from '../routes/use-frame';
import { FloatingContact } from './floating-contact';
import { NavigationSpinner } from './navigation/navigation-spinner';
import { PageFrame } from './page-frame';
import { ConfirmationPlace } from './overlays/confirmation-place';
import { ToastViewport } from './overlays/toast-viewport';

/** The frame of every page: navigation, the main region, floating contact, toasts. */
export function Frame() {
  usePageHead();
  useScrollAndFocus();
  const frame = useFrame();
  // In a talk the pill would cover its controls; the page itself has the number to call. A portal’s frame has a place for it.
  const isTalk = useLocation().pathname.startsWith('/consultation-room/');
  return (
    <>
      <Framed frame={frame} />
      <NavigationSpinner />
      {isTalk || frame === 'portal' ? null : <FloatingContact />}
      <ToastViewport />
      <ConfirmationPlace ahead={frame === 'portal'} />
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
 * The page's loader loads the portals' frame; until then, or when it fails, only its backgrounds are around the page. The frame appears with
 * its entries, so that nothing moves, and stays when the session ends, since sign-out happens in it.
 */
function PortalFramed() {
  const { pages } = useSite();
  // The server does not render it, so hydration must not either, even if it has loaded.
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
