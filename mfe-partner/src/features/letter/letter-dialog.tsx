import { LETTER_ATTENDANTS_MAX, type Quote, type VisaLetter } from '@ayana/contracts/journey';
import { useForm } from '@ayana/portal-kit/screens';
import { Button, IconButton } from '@ayana/shared-ui/button';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { DateInput, Field, TextInput } from '@ayana/shared-ui/field';
import { Plus, Trash2 } from 'lucide-react';
import { issueLetter } from './letter.api';
import { Attendant, Pair } from './letter.styles';
import { messages } from './messages';

const { form: words } = messages;

interface LetterValues {
  admission_on: string;
  stay_until: string;
  attendants: { name: string; passport_number: string }[];
}

const INITIAL: LetterValues = { admission_on: '', stay_until: '', attendants: [] };

function problemsOf({ admission_on, stay_until, attendants }: LetterValues): Record<string, string | undefined> {
  return {
    admission_on: admission_on === '' ? words.needed.admission : undefined,
    stay_until: stay_until === '' || stay_until < admission_on ? words.needed.until : undefined,
    ...Object.fromEntries(
      attendants.flatMap(({ name, passport_number }, at) => [
        [`attendants.${at}.name`, name.trim() === '' ? words.needed.name : undefined],
        [`attendants.${at}.passport_number`, passport_number.trim() === '' ? words.needed.passport : undefined],
      ]),
    ),
  };
}

export interface LetterDialogProps {
  quote: Quote;
  onDone: (letter: VisaLetter) => void;
  onClose: () => void;
}

/** Issues the letter for the visa: the days, and who comes along. */
export default function LetterDialog({ quote, onDone, onClose }: LetterDialogProps) {
  const form = useForm<LetterValues, VisaLetter>({
    name: `partner-letter-${quote.id}`,
    initial: INITIAL,
    rules: problemsOf,
    send: (values, key) => issueLetter(quote.id, values, key),
    onAccepted: onDone,
  });
  const { attendants } = form.values;
  return (
    <FormDialog
      title={words.title}
      description={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      busy={form.busy}
      failure={form.failure}
      formProps={form.formProps}
    >
      <Pair>
        <Field label={words.admission} required error={form.errorOf('admission_on')}>
          <DateInput {...form.field('admission_on')} />
        </Field>
        <Field label={words.until} required hint={words.untilHint} error={form.errorOf('stay_until')}>
          <DateInput {...form.field('stay_until')} />
        </Field>
      </Pair>
      {attendants.map((_attendant, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- an attendant is its place on the letter
        <Attendant key={at} role="group" aria-label={words.attendants}>
          <Field label={words.name(at + 1)} required error={form.errorOf(`attendants.${at}.name`)}>
            <TextInput maxLength={120} dir="auto" {...form.field(`attendants.${at}.name`)} />
          </Field>
          <Field label={words.passport(at + 1)} required error={form.errorOf(`attendants.${at}.passport_number`)}>
            <TextInput maxLength={20} {...form.field(`attendants.${at}.passport_number`)} />
          </Field>
          <IconButton
            label={words.remove(at + 1)}
            icon={<Trash2 size={18} aria-hidden="true" />}
            onClick={() => form.set('attendants', attendants.toSpliced(at, 1))}
          />
        </Attendant>
      ))}
      {attendants.length >= LETTER_ATTENDANTS_MAX ? null : (
        <div>
          <Button
            variant="tonal"
            size="small"
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => form.set('attendants', [...attendants, { name: '', passport_number: '' }])}
          >
            {words.add}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}
