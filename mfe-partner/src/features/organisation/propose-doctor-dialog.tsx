import { DEPARTMENTS, type Language } from '@ayana/contracts/catalogue';
import { wholeOf } from '@ayana/contracts/numbers';
import type { OrganisationDetail, OrganisationDoctor, ProposedDoctor } from '@ayana/contracts/organisations';
import { toast } from '@ayana/portal-kit';
import { type Form, useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, Select, TextArea, TextInput } from '@ayana/shared-ui/field';
import { QuantityInput } from '@ayana/shared-ui/quantity';
import { LanguageChoices } from './profile-dialog';
import { proposeDoctor } from './proposed.api';
import { messages } from './proposed-messages';

const { form: words } = messages;

interface Values {
  hospital_id: string;
  full_name: string;
  email: string;
  note: string;
  /** As typed. */
  entry: {
    title: string;
    specialization: string;
    registration_number: string;
    council: string;
    languages: Language[];
    practising_since: string;
    video_fee_usd: string;
  };
}

export interface ProposeDoctorDialogProps {
  organisation: OrganisationDetail;
  /** One of the list without an account; null for a new one. */
  doctor: OrganisationDoctor | null;
  onClose: () => void;
  onDone: () => void;
}

/** Asks the staff to invite a doctor: one of the list, or a new one with what the entry needs. */
export default function ProposeDoctorDialog({ organisation, doctor, onClose, onDone }: ProposeDoctorDialogProps) {
  const form = useForm<Values, ProposedDoctor>({
    name: `propose-doctor-${doctor?.id ?? organisation.id}`,
    initial: {
      hospital_id: organisation.hospitals[0]?.id ?? '',
      full_name: '',
      email: '',
      note: '',
      entry: {
        title: '',
        specialization: '',
        registration_number: '',
        council: '',
        languages: [],
        practising_since: '',
        video_fee_usd: '',
      },
    },
    rules: (values) => ({
      ...(doctor === null ? rulesOfNew(values) : {}),
      email: values.email.trim() === '' ? words.needEmail : undefined,
    }),
    send: (values, key) => proposeDoctor(organisation.id, bodyOf(values, doctor), key),
    onAccepted: ({ full_name }) => {
      toast.success(words.done, full_name);
      onDone();
    },
  });
  return (
    <FormDialog
      title={doctor === null ? words.title : words.titleOf(doctor.full_name)}
      description={doctor === null ? words.text : words.textOf}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      form={form}
    >
      {doctor === null ? <NewFields form={form} hospitals={organisation.hospitals} /> : null}
      <Field label={words.email} hint={words.emailHint} required error={form.errorOf('email')}>
        <TextInput type="email" autoComplete="off" {...form.field('email')} />
      </Field>
      <Field label={words.note} error={form.errorOf('note')}>
        <TextArea rows={2} maxLength={1000} {...form.field('note')} />
      </Field>
    </FormDialog>
  );
}

/** What the entry of a new doctor is made of. */
function NewFields({ form, hospitals }: { form: Form<Values>; hospitals: OrganisationDetail['hospitals'] }) {
  return (
    <>
      {hospitals.length > 1 ? (
        <Field label={words.hospital} required error={form.errorOf('hospital_id')}>
          <Select {...form.field('hospital_id')}>
            {hospitals.map(({ id, hospital_name }) => (
              <option key={id} value={id}>
                {hospital_name}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      <Field label={words.name} hint={words.nameHint} required error={form.errorOf('full_name')}>
        <TextInput autoComplete="off" maxLength={120} {...form.field('full_name')} />
      </Field>
      <Field label={words.jobTitle} hint={words.jobTitleHint} required error={form.errorOf('entry.title')}>
        <TextInput maxLength={200} {...form.field('entry.title')} />
      </Field>
      <Field label={words.specialization} required error={form.errorOf('entry.specialization')}>
        <Select {...form.field('entry.specialization')}>
          <option value="">{words.choose}</option>
          {DEPARTMENTS.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.number} required error={form.errorOf('entry.registration_number')}>
        <TextInput autoComplete="off" maxLength={60} {...form.field('entry.registration_number')} />
      </Field>
      <Field label={words.council} hint={words.councilHint} required error={form.errorOf('entry.council')}>
        <TextInput maxLength={160} {...form.field('entry.council')} />
      </Field>
      <LanguageChoices
        value={form.values.entry.languages}
        onChange={(languages) => form.set('entry.languages', languages)}
        error={form.errorOf('entry.languages')}
      />
      <Field label={words.since} hint={words.sinceHint} required error={form.errorOf('entry.practising_since')}>
        <QuantityInput kind="count" {...form.field('entry.practising_since')} />
      </Field>
      <Field label={words.fee} required error={form.errorOf('entry.video_fee_usd')}>
        <QuantityInput kind="money" {...form.field('entry.video_fee_usd')} />
      </Field>
    </>
  );
}

const isBlank = (text: string): boolean => text.trim() === '';

const rulesOfNew = ({ full_name, entry }: Values) => ({
  full_name: isBlank(full_name) ? words.needName : undefined,
  'entry.title': isBlank(entry.title) ? words.needTitle : undefined,
  'entry.specialization': entry.specialization === '' ? words.needSpecialization : undefined,
  'entry.registration_number': isBlank(entry.registration_number) ? words.needNumber : undefined,
  'entry.council': isBlank(entry.council) ? words.needCouncil : undefined,
  'entry.languages': entry.languages.length === 0 ? words.needLanguages : undefined,
  'entry.practising_since': wholeOf(entry.practising_since) === undefined ? words.needYear : undefined,
  'entry.video_fee_usd': wholeOf(entry.video_fee_usd) === undefined ? words.needFee : undefined,
});

function bodyOf({ hospital_id, full_name, entry, email, note }: Values, doctor: OrganisationDoctor | null) {
  const about = isBlank(note) ? { email } : { email, note };
  if (doctor !== null) return { doctor_id: doctor.id, ...about };
  const numbers = {
    practising_since: wholeOf(entry.practising_since),
    video_fee_usd: wholeOf(entry.video_fee_usd),
  };
  return { hospital_id, full_name, entry: { ...entry, ...numbers }, ...about };
}
