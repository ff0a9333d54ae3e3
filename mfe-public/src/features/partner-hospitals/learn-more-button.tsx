import { localHref } from '@ayana/contracts/language';
import type { BuiltInHospital } from '@ayana/contracts/hospitals';
import { Link as TextLink, VisuallyHidden } from '@ayana/shared-ui';

import { useLazyDialog } from '../../dialogs/use-lazy-dialog';
import { PARTNER_HOSPITALS_MESSAGES } from './messages';

/** Opens the hospital's dialog; without scripts it links to the hospital's page. */
export function LearnMoreButton({ hospital }: { hospital: BuiltInHospital }) {
  const { triggerProps, dialog } = useLazyDialog(
    () => import('./hospital-dialog').then(({ HospitalDialog }) => HospitalDialog),
    { hospital },
  );
  return (
    <>
      <TextLink href={localHref(`/hospital/${hospital.id}`)} {...triggerProps}>
        {PARTNER_HOSPITALS_MESSAGES.learn_more}
        <VisuallyHidden>{PARTNER_HOSPITALS_MESSAGES.more_about(hospital.name)}</VisuallyHidden>
      </TextLink>
      {dialog}
    </>
  );
}
