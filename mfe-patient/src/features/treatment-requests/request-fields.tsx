import type { Part } from '@ayana/portal-kit';
import type { Form } from '@ayana/portal-kit/screens';
import { RadioCards } from '@ayana/shared-ui/choice';
import { DateInput, Field, Select, TextArea } from '@ayana/shared-ui/field';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { Notice } from '@ayana/shared-ui/notice';
import { useRevalidator } from 'react-router-dom';
import { messages } from './messages';
import type { TreatmentChoice } from './new-request.api';
import { FormPart, Pair } from './new-request.styles';
import { ATTENDANTS, PRIORITY_LEVELS, type RequestValues } from './request-values';
import { TreatmentSelect } from './treatment-select';
import { useArrived } from './use-arrived';

const { form: words } = messages;

interface FieldsProps {
  form: Pick<Form<RequestValues>, 'values' | 'field' | 'errorOf' | 'set'>;
}

/** Which treatment, why, and how soon. */
export function WhatFields({
  form,
  treatments,
}: FieldsProps & { treatments: Promise<Part<readonly TreatmentChoice[]>> }) {
  const { revalidate } = useRevalidator();
  const read = useArrived(treatments);
  return (
    <FormPart aria-labelledby="what">
      <h2 id="what">{words.what}</h2>
      <Field label={words.treatment} required error={form.errorOf('treatment_id')}>
        <TreatmentSelect control={form.field('treatment_id')} treatments={read} />
      </Field>
      {read === null || read.failure === null ? null : (
        <Notice
          tone="failed"
          action={
            <TextLink as="button" type="button" onClick={() => void revalidate()}>
              {words.retry}
            </TextLink>
          }
        >
          {words.failed(read.failure.message)}
        </Notice>
      )}
      <Field label={words.notes} optional hint={words.notesHint} error={form.errorOf('patient_notes')}>
        <TextArea rows={5} maxLength={1000} {...form.field('patient_notes')} />
      </Field>
      <RadioCards
        legend={words.priority}
        name="priority_level"
        value={form.values.priority_level}
        onChange={(level) => form.set('priority_level', level)}
        options={PRIORITY_LEVELS.map((value) => ({
          value,
          label: messages.priorities[value].name,
          detail: messages.priorities[value].detail,
        }))}
        error={form.errorOf('priority_level')}
      />
      {form.values.priority_level === 'urgent' ? <Notice>{words.urgent}</Notice> : null}
    </FormPart>
  );
}

/** Days, people and city: all of it may stay open. */
export function WhenFields({ form, cities }: FieldsProps & { cities: Promise<Part<readonly string[]>> }) {
  const known = useArrived(cities)?.value ?? [];
  const { preferred_city: chosen } = form.values;
  // What was chosen earlier stays while they are read, and when it is no longer among them.
  const offered = chosen === '' || known.includes(chosen) ? known : [chosen, ...known];
  return (
    <FormPart aria-labelledby="when">
      <h2 id="when">{words.when}</h2>
      <p>{words.days}</p>
      <Pair>
        <Field label={words.from} optional error={form.errorOf('preferred_from')}>
          <DateInput {...form.field('preferred_from')} />
        </Field>
        <Field label={words.to} optional error={form.errorOf('preferred_to')}>
          <DateInput {...form.field('preferred_to')} />
        </Field>
        <Field label={words.attendants} optional error={form.errorOf('attendants')}>
          <Select {...form.field('attendants')}>
            <option value="">{words.attendantsNone}</option>
            {ATTENDANTS.map((count) => (
              <option key={count} value={count}>
                {words.people(Number(count))}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={words.city} optional error={form.errorOf('preferred_city')}>
          <Select {...form.field('preferred_city')}>
            <option value="">{words.cityNone}</option>
            {offered.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Field>
      </Pair>
    </FormPart>
  );
}
