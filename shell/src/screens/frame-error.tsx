import { useRouteError } from 'react-router-dom';
import { FloatingContact } from '../frame/floating-contact';
import { PageFrame } from '../frame/page-frame';
import { ToastViewport } from '../frame/toast-viewport';
import { FailedPart } from './failed-part';
import { ScreenBox } from './screen-box';

/** The last net: the frame itself or something outside every page broke. */
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
