import {
  ORGANISATION_KINDS,
  type OrganisationDetail,
  type OrganisationKind,
  organisationKindName,
} from '@ayana/contracts/organisations';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, Select, TextInput } from '@ayana/shared-ui/field';
import { useNavigate } from 'react-router-dom';
import { messages } from './messages';
import { addOrganisation, ORGANISATIONS_PATH } from './organisations.api';

const { addForm: words } = messages;
/** A hospital's organisation is made with the hospital, in the catalogue. */
const KINDS = ORGANISATION_KINDS.filter((kind) => kind !== 'hospital');

/** Adds an organisation that is no hospital. */
export default function AddDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const form = useForm<{ name: string; kind: OrganisationKind }, OrganisationDetail>({
    name: 'organisation-new',
    initial: { name: '', kind: 'travel_visa' },
    rules: ({ name }) => ({ name: name.trim() === '' ? words.needName : undefined }),
    send: (values, key) => addOrganisation(values, key),
    onAccepted: ({ id, name }) => {
      toast.success(words.done, name);
      void navigate(`${ORGANISATIONS_PATH}/${id}`);
    },
  });
  return (
    <FormDialog
      title={words.title}
      description={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      form={form}
    >
      <Field label={words.name} required error={form.errorOf('name')}>
        <TextInput maxLength={200} {...form.field('name')} />
      </Field>
      <Field label={words.kind} required error={form.errorOf('kind')}>
        <Select {...form.field('kind')}>
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {organisationKindName(kind)}
            </option>
          ))}
        </Select>
      </Field>
    </FormDialog>
  );
}
