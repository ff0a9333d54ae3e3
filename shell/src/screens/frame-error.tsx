import { useRouteError } from 'react-router-dom';
import { FloatingContact } from '../frame/floating-contact';
import { PageFrame } from '../frame/page-frame';
import { ToastViewport } from '../frame/overlays/toast-viewport';
import { FailedPart } from './failed-part';
import { ScreenBox } from './screen.styles';

/** The outermost error boundary: the frame itself or something outside every page failed. */
export function FrameError() {
  const error = useRouteError();
  return (
    <>
      <PageFrame>
        <ScreenBox>
          <FailedPart error={error} />
        </ScreenBox>
      </PageFrame>
      <FloatingContact />
      <ToastViewport />
    </>
  );
}
