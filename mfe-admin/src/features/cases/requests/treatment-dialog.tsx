import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { findTreatments } from '../../../components/record-picker/find-records';
import { type NamedRecord, RecordPicker } from '../../../components/record-picker/record-picker';
import { messages } from './messages';
import { changeRequest, type RequestDetail } from './request.api';

const { treatment: words } = messages;

interface Values {
  treatment: NamedRecord | null;
}

/** Names the treatment of a request, of the catalogue. */
export function TreatmentDialog({
  request,
  onClose,
  onChanged,
}: {
  request: RequestDetail;
  onClose: () => void;
  onChanged: () => void;
}) {
  const form = useForm<Values, RequestDetail>({
    name: `treatment-request-treatment-${request.id}`,
    initial: { treatment: null },
    rules: ({ treatment }) => ({ treatment_id: treatment === null ? words.none : undefined }),
    send: ({ treatment }) => changeRequest(request, { treatment_id: treatment?.id ?? '' }),
    onAccepted: () => {
      onChanged();
      onClose();
    },
  });
  return (
    <FormDialog
      title={words.submit}
      description={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      form={form}
    >
      <RecordPicker
        label={words.label}
        value={form.values.treatment}
        onChange={(treatment) => form.set('treatment', treatment)}
        find={findTreatments}
        suggest
        error={form.errorOf('treatment_id')}
      />
    </FormDialog>
  );
}
