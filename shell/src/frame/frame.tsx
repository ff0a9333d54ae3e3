import { Outlet } from 'react-router-dom';
import { useArrival } from '../page/use-arrival';
import { usePageHead } from '../page/use-page-head';
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
      {frame === 'plain' ? (
        <Outlet />
      ) : (
        <PageFrame>
          <Outlet />
        </PageFrame>
      )}
      <NavigationSpinner />
      <FloatingContact />
      <ToastViewport />
    </>
  );
}
