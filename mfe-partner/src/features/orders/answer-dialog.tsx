import {
  needsSubstitute,
  type Prescription,
  QUERY_ANSWER_NAMES,
  QUERY_ANSWERS,
  type QueryAnswer,
} from '@ayana/contracts/journey';
import { useForm } from '@ayana/portal-kit/screens';
import { Checkbox, RadioCards } from '@ayana/shared-ui/choice';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextArea } from '@ayana/shared-ui/field';
import { allergiesBody, AllergiesReason, type AllergiesValues } from './allergies-reason';
import { MedicineFieldset } from './medicine-fields';
import { messages } from './messages';
import { proposedText } from './order-texts';
import { answerPharmacy } from './orders.api';
import { MedicineFields } from './orders.styles';
import { PatientHealth } from './patient-health';
import { medicineBody, medicineProblems, type MedicineValues, NEW_MEDICINE } from './prescription-values';
import { SigningFields, signingBody, type SigningValues, usePassword } from './signing-fields';
import { useMedicineChecks } from './use-medicine-checks';

const { doctor: words } = messages;

export interface AnswerDialogProps {
  prescription: Prescription;
  queryId: string;
  onDone: () => void;
  onClose: () => void;
}

interface Values extends AllergiesValues, SigningValues {
  answer: QueryAnswer;
  /** Of an answer that need not give something else: whether it does. */
  isOther: boolean;
  substitute: MedicineValues;
  answer_note: string;
}

/** The answer to a question of the pharmacy. What is given instead is written in full: its dose is not that of what it replaces. */
export default function AnswerDialog({ prescription, queryId, onDone, onClose }: AnswerDialogProps) {
  const query = prescription.queries?.find(({ id }) => id === queryId);
  const replaced = prescription.items.find(({ id }) => id === query?.item_id);
  const gives = ({ answer, isOther }: Values): boolean =>
    needsSubstitute(answer, query?.proposed_medicine) || (answer === 'allowed' && isOther);
  const { password, setPassword } = usePassword();
  const form = useForm<Values, Prescription>({
    name: `pharmacy-answer-${queryId}`,
    version: 2,
    initial: {
      answer: 'allowed',
      isOther: false,
      substitute: {
        ...NEW_MEDICINE,
        medicine: query?.proposed_medicine ?? '',
        strength: query?.proposed_strength ?? '',
      },
      answer_note: '',
      allergies_reason: '',
      registration_number: '',
    },
    rules: (values) => (gives(values) ? medicineProblems('substitute', values.substitute) : {}),
    send: (values) =>
      answerPharmacy(prescription.id, queryId, {
        answer: values.answer,
        ...(gives(values)
          ? {
              substitute: medicineBody(values.substitute),
              ...allergiesBody(values),
              ...signingBody(values, password),
            }
          : {}),
        ...(values.answer_note.trim() === '' ? {} : { answer_note: values.answer_note }),
      }),
    onAccepted: onDone,
  });
  const { values } = form;
  const checks = useMedicineChecks(
    prescription.journey_id,
    [values.substitute.medicine],
    replaced === undefined ? {} : { replaces: replaced.id },
  );
  return (
    <FormDialog
      title={words.answerTitle}
      description={query === undefined ? '' : `${query.question} ${proposedText(query)}`.trim()}
      onClose={onClose}
      submitLabel={words.send}
      busyLabel={messages.saving}
      form={form}
      size="wide"
    >
      <RadioCards
        name="answer"
        legend={words.yourAnswer}
        value={values.answer}
        onChange={(answer: QueryAnswer) => form.set('answer', answer)}
        options={QUERY_ANSWERS.map((value) => ({ value, label: QUERY_ANSWER_NAMES[value] }))}
      />
      {values.answer === 'allowed' && !needsSubstitute('allowed', query?.proposed_medicine) ? (
        <Checkbox
          name="isOther"
          checked={values.isOther}
          onChange={({ target }) => form.set('isOther', target.checked)}
        >
          {words.givesOther}
        </Checkbox>
      ) : null}
      {gives(values) ? (
        <>
          {replaced === undefined ? null : <p>{words.instead(`${replaced.medicine} ${replaced.strength}`)}</p>}
          <PatientHealth journeyId={prescription.journey_id}>
            {(health) => <AllergiesReason form={form} health={health} />}
          </PatientHealth>
          <MedicineFields>
            <legend>{words.otherMedicine}</legend>
            <MedicineFieldset form={form} path="substitute" item={values.substitute} checks={checks} />
          </MedicineFields>
        </>
      ) : null}
      <Field label={words.remark} optional error={form.errorOf('answer_note')}>
        <TextArea rows={2} maxLength={500} dir="auto" {...form.field('answer_note')} />
      </Field>
      {gives(values) ? <SigningFields form={form} password={password} setPassword={setPassword} /> : null}
    </FormDialog>
  );
}
