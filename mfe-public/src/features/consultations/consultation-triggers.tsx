import { localHref } from '@ayana/contracts/language';
import { Button, Link as TextLink } from '@ayana/shared-ui';
import type { ReactNode } from 'react';

import { useLazyDialog } from '../../dialogs/use-lazy-dialog';
import { consultationPath, NOTHING_NAMED } from '../../forms/consultation-about';
import type { ConsultationAbout } from '../../forms/consultation-about';
import { TRIGGER_MESSAGES as TEXTS } from './trigger-messages';

const loadFree = () =>
  import(/* webpackChunkName: "free-consultation" */ './free/free-consultation-dialog').then(
    (module) => module.FreeConsultationDialog,
  );
const loadVideo = () => import('./video/video-consultation-dialog').then((module) => module.VideoConsultationDialog);

/**
 * Start Your Journey: opens the free consultation dialog; without scripts it is a link to the same form as a page.
 * @param about the treatment and the hospital the page names
 */
export function StartYourJourney({
  children,
  about = NOTHING_NAMED,
}: {
  children?: ReactNode;
  about?: ConsultationAbout;
}) {
  const { triggerProps, dialog } = useLazyDialog(loadFree, { about });
  return (
    <>
      <Button as="a" href={consultationPath(about)} size="large" {...triggerProps}>
        {children ?? TEXTS.start}
      </Button>
      {dialog}
    </>
  );
}

/**
 * Opens the video consultation dialog; without scripts it is a link to the same form as a page.
 * @param button as a button, on pages whose purpose is booking
 */
export function BookVideoConsultation({ button = false }: { button?: boolean }) {
  const { triggerProps, dialog } = useLazyDialog(loadVideo, {});
  return (
    <>
      {button ? (
        <Button as="a" href={localHref('/video-consultation')} size="large" {...triggerProps}>
          {TEXTS.book_video}
        </Button>
      ) : (
        <TextLink href={localHref('/video-consultation')} {...triggerProps}>
          {TEXTS.book_video}
        </TextLink>
      )}
      {dialog}
    </>
  );
}
