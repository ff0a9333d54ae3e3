import type { SiteApplication } from '@ayana/contracts/organisations';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { PlaceFields } from '../../../components/work-place/place-fields';
import { acceptanceOf, noPlace, placeFaults, type PlaceValues } from '../../../components/work-place/place-values';
import { acceptApplication } from '../inbox.api';
import { applicationMessages } from '../application-messages';

const { acceptForm: words, application: buttons } = applicationMessages;

export interface AcceptDialogProps {
  application: SiteApplication;
  onClose: () => void;
  onDone: () => void;
}

/** Accepts an application into a new organisation, one that exists, or to a doctor of the catalogue. */
export default function AcceptDialog({ application, onClose, onDone }: AcceptDialogProps) {
  const { id, of, name, kind, contact_name, email } = application;
  const form = useForm<PlaceValues, SiteApplication>({
    name: `application-accept-${id}`,
    initial: noPlace(name, kind),
    rules: (values) => placeFaults(of, values),
    send: (values, key) => acceptApplication(id, acceptanceOf(of, values), key),
    onAccepted: () => {
      toast.success(words.done, email);
      onDone();
    },
  });
  return (
    <FormDialog
      title={words.title(name)}
      description={words.text(contact_name, email)}
      onClose={onClose}
      submitLabel={buttons.accept}
      busyLabel={buttons.busy}
      form={form}
    >
      <PlaceFields of={of} form={form} />
    </FormDialog>
  );
}
