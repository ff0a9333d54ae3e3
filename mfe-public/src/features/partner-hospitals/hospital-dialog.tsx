import type { BuiltInHospital } from '@ayana/contracts/hospitals';
import { Button } from '@ayana/shared-ui';
import { Dialog, DialogBar, DialogBody } from '@ayana/shared-ui/dialog';
import { Link } from 'react-router-dom';

import type { LazyDialogProps } from '../../dialogs/use-lazy-dialog';
import { cityOf } from '../../hospital-details/city-of';
import { HospitalContact } from '../../hospital-details/hospital-contact';
import { HospitalDetails } from '../../hospital-details/hospital-details';
import { Rating } from '../../hospital-details/rating';
import { PARTNER_HOSPITALS_MESSAGES } from './messages';

/** About, infrastructure, accreditations, departments and contact of one hospital; links to /partnerships and /consultation. */
export function HospitalDialog({ open, onClose, hospital }: LazyDialogProps & { hospital: BuiltInHospital }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={hospital.name}
      description={
        <>
          {cityOf(hospital)} · <Rating rating={hospital.rating} /> ·{' '}
          {PARTNER_HOSPITALS_MESSAGES.beds(hospital.bed_capacity)}
        </>
      }
    >
      <DialogBody>
        <HospitalDetails hospital={hospital} headings="h3" />
        <HospitalContact contact={hospital.details.contact} heading="h3" />
      </DialogBody>
      <DialogBar>
        <Button as={Link} to="/consultation">
          {PARTNER_HOSPITALS_MESSAGES.to_consultation}
        </Button>
        <Button as={Link} to="/partnerships" variant="outline">
          {PARTNER_HOSPITALS_MESSAGES.to_partnerships}
        </Button>
      </DialogBar>
    </Dialog>
  );
}
