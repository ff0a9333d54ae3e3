import type { DoctorAccount } from '@ayana/contracts/organisations';

export interface AccountDialogProps {
  account: DoctorAccount;
  onClose: () => void;
  onDone: () => void;
}
