import { LETTER_ATTENDANTS_MAX } from '@ayana/contracts/journey';
import { latinNameProblem, printProblem } from '@ayana/contracts/papers';
import type { Form } from '@ayana/portal-kit/screens';
import { Button, IconButton } from '@ayana/shared-ui/button';
import { DateInput, Field, TextInput } from '@ayana/shared-ui/field';
import { Plus, Trash2 } from 'lucide-react';
import { Attendant, Pair } from './letter.styles';
import { messages } from './messages';

export interface LetterValues {
  admission_on: string;
  stay_until: string;
  /** Absent for who does not see passports: the letter names those the patient has named. */
  attendants?: { name: string; passport_number: string }[];
}

/** What is wrong before a letter is issued, by field. */
export function letterProblems({
  admission_on,
  stay_until,
  attendants = [],
}: LetterValues): Record<string, string | undefined> {
  const { needed } = messages;
  return {
    admission_on: admission_on === '' ? needed.admission : undefined,
    stay_until: stay_until === '' || stay_until < admission_on ? needed.until : undefined,
    ...Object.fromEntries(
      attendants.flatMap(({ name, passport_number }, at) => [
        [`attendants.${at}.name`, name.trim() === '' ? needed.name : latinNameProblem(name)],
        [
          `attendants.${at}.passport_number`,
          passport_number.trim() === '' ? needed.passport : printProblem(passport_number),
        ],
      ]),
    ),
  };
}

/** The days of a letter for a visa, and who comes along. */
export function LetterFields({ form }: { form: Form<LetterValues> }) {
  const { attendants } = form.values;
  return (
    <>
      <Pair>
        <Field label={messages.admission} required error={form.errorOf('admission_on')}>
          <DateInput {...form.field('admission_on')} />
        </Field>
        <Field label={messages.until} required hint={messages.untilHint} error={form.errorOf('stay_until')}>
          <DateInput {...form.field('stay_until')} />
        </Field>
      </Pair>
      {attendants?.map((attendant, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- an attendant is its place on the letter
        <Attendant key={at} role="group" aria-label={messages.attendants}>
          <Field
            label={messages.name(at + 1)}
            required
            hint={messages.nameHint}
            error={
              form.errorOf(`attendants.${at}.name`) ??
              (attendant.name.trim() === '' ? undefined : latinNameProblem(attendant.name))
            }
          >
            <TextInput maxLength={120} dir="auto" {...form.field(`attendants.${at}.name`)} />
          </Field>
          <Field
            label={messages.passport(at + 1)}
            required
            error={form.errorOf(`attendants.${at}.passport_number`) ?? printProblem(attendant.passport_number)}
          >
            <TextInput maxLength={20} {...form.field(`attendants.${at}.passport_number`)} />
          </Field>
          <IconButton
            label={messages.remove(at + 1)}
            icon={<Trash2 size={18} aria-hidden="true" />}
            onClick={() => form.set('attendants', attendants.toSpliced(at, 1))}
          />
        </Attendant>
      ))}
      {attendants === undefined || attendants.length >= LETTER_ATTENDANTS_MAX ? null : (
        <div>
          <Button
            variant="tonal"
            size="small"
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => form.set('attendants', [...attendants, { name: '', passport_number: '' }])}
          >
            {messages.add}
          </Button>
        </div>
      )}
    </>
  );
}
