import type { BuiltInHospital } from '@ayana/contracts/hospitals';
import { Button } from '@ayana/shared-ui';
import { Dialog, DialogBar, DialogBody } from '@ayana/shared-ui/dialog';
import { Link } from 'react-router-dom';

import type { LazyDialogProps } from '../../dialogs/use-lazy-dialog';
import { cityOf } from '../../hospitals/city-of';
import { HospitalContact } from '../../hospitals/hospital-contact';
import { HospitalDetails } from '../../hospitals/hospital-details';
import { Rating } from '../../hospitals/rating';
import { HOSPITALS_MESSAGES } from './messages';

/** About, infrastructure, accreditations, departments and contact of one hospital; leads to /partnerships and /consultation. */
export function HospitalDialog({ open, onClose, hospital }: LazyDialogProps & { hospital: BuiltInHospital }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={hospital.name}
      description={
        <>
          {cityOf(hospital)} · <Rating rating={hospital.rating} /> · {HOSPITALS_MESSAGES.beds(hospital.bed_capacity)}
        </>
      }
    >
      <DialogBody>
        <HospitalDetails hospital={hospital} headings="h3" />
        <HospitalContact contact={hospital.details.contact} heading="h3" />
      </DialogBody>
      <DialogBar>
        <Button as={Link} to="/consultation">
          {HOSPITALS_MESSAGES.to_consultation}
        </Button>
        <Button as={Link} to="/partnerships" variant="outline">
          {HOSPITALS_MESSAGES.to_partnerships}
        </Button>
      </DialogBar>
    </Dialog>
  );
}
