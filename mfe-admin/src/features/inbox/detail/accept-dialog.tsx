import {
  ORGANISATION_KINDS,
  type OrganisationKind,
  organisationKindName,
  type SiteApplication,
} from '@ayana/contracts/organisations';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, Select, TextInput } from '@ayana/shared-ui/field';
import { findDoctors, findOrganisations } from '../../../components/record-picker/find-records';
import { type NamedRecord, RecordPicker } from '../../../components/record-picker/record-picker';
import { type Acceptance, acceptApplication } from '../inbox.api';
import { messages } from '../messages';

const { acceptForm: words, application: buttons } = messages;

interface Values {
  into: 'fresh' | 'known';
  name: string;
  kind: OrganisationKind;
  partner_id: NamedRecord | null;
  doctor_id: NamedRecord | null;
}

export interface AcceptDialogProps {
  application: SiteApplication;
  onClose: () => void;
  onDone: () => void;
}

/** Accepts an application into a new organisation, one that exists, or to a doctor of the catalogue. */
export default function AcceptDialog({ application, onClose, onDone }: AcceptDialogProps) {
  const { id, of, name, kind, contact_name, email } = application;
  const form = useForm<Values, SiteApplication>({
    name: `application-accept-${id}`,
    initial: { into: 'fresh', name, kind: kind ?? 'other', partner_id: null, doctor_id: null },
    rules: (values) => faultsOf(of, values),
    send: (values, key) => acceptApplication(id, bodyOf(of, values), key),
    onAccepted: () => {
      toast.success(words.done, email);
      onDone();
    },
  });
  const { values, errorOf } = form;
  return (
    <FormDialog
      title={words.title(name)}
      description={words.text(contact_name, email)}
      onClose={onClose}
      submitLabel={buttons.accept}
      busyLabel={buttons.busy}
      busy={form.busy}
      failure={form.failure}
      formProps={form.formProps}
    >
      {of === 'doctor' ? (
        <>
          <p>{words.doctorHint}</p>
          <RecordPicker
            label={words.doctor}
            value={values.doctor_id}
            onChange={(doctor) => form.set('doctor_id', doctor)}
            find={findDoctors}
            error={errorOf('doctor_id')}
          />
        </>
      ) : (
        <>
          <Field label={words.into} required>
            <Select {...form.field('into')}>
              <option value="fresh">{words.fresh}</option>
              <option value="known">{words.known}</option>
            </Select>
          </Field>
          {values.into === 'known' ? (
            <RecordPicker
              label={words.organisation}
              value={values.partner_id}
              onChange={(partner) => form.set('partner_id', partner)}
              find={findOrganisations}
              error={errorOf('partner_id')}
            />
          ) : (
            <>
              <Field label={words.name} required error={errorOf('name')}>
                <TextInput maxLength={200} {...form.field('name')} />
              </Field>
              <Field label={words.kind} required error={errorOf('kind')}>
                <Select {...form.field('kind')}>
                  {ORGANISATION_KINDS.map((each) => (
                    <option key={each} value={each}>
                      {organisationKindName(each)}
                    </option>
                  ))}
                </Select>
              </Field>
            </>
          )}
        </>
      )}
    </FormDialog>
  );
}

function faultsOf(of: SiteApplication['of'], { into, name, partner_id, doctor_id }: Values) {
  if (of === 'doctor') return { doctor_id: doctor_id === null ? words.needDoctor : undefined };
  if (into === 'known') return { partner_id: partner_id === null ? words.needOrganisation : undefined };
  return { name: name.trim() === '' ? words.needName : undefined };
}

function bodyOf(of: SiteApplication['of'], { into, name, kind, partner_id, doctor_id }: Values): Acceptance {
  if (of === 'doctor') return { doctor_id: doctor_id?.id ?? '' };
  return into === 'known' ? { partner_id: partner_id?.id ?? '' } : { name, kind };
}
