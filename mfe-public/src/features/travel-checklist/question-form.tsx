import { treatmentLabel } from '@ayana/contracts/treatment-names';
import { COUNTRIES } from '@ayana/contracts/places';
import { Button, DateInput, Field, Select } from '@ayana/shared-ui';
import { Form } from 'react-router-dom';
import { styled } from 'styled-components';

import type { QuestionField, QuestionProblem, TravelProcedure, TravelQuestion } from './choice';
import { OTHER_NATIONALITY } from './choice';
import { CHECKLIST_MESSAGES as TEXTS } from './messages';

const Fields = styled(Form)`
  display: grid;
  gap: var(--space-4);
  max-inline-size: 480px;

  & > :last-child {
    justify-self: start;
  }
`;

const nationalities = COUNTRIES.filter(({ code }) => code !== undefined).toSorted((a, b) =>
  a.name.localeCompare(b.name, 'en'),
);

/** Procedures by the departments of the price list. */
function groupsOf(procedures: readonly TravelProcedure[]): Map<string, TravelProcedure[]> {
  const groups = new Map<string, TravelProcedure[]>();
  for (const procedure of procedures)
    groups.set(procedure.category, [...(groups.get(procedure.category) ?? []), procedure]);
  return groups;
}

interface QuestionFormProps {
  question: TravelQuestion;
  problems: Partial<Record<QuestionField, QuestionProblem>>;
  /** Null when they failed to load. */
  procedures: readonly TravelProcedure[] | null;
  /** The first day that may be chosen. */
  from: string;
  action: string;
}

/** The three questions as a GET form: the URL can be shared, and it works without scripts. */
export function QuestionForm({ question, problems, procedures, from, action }: QuestionFormProps) {
  const problem = (field: QuestionField): string | undefined => {
    const known = problems[field];
    return known && TEXTS.problems[known];
  };
  return (
    <Fields method="get" action="/travel-checklist" noValidate>
      <Field id="nationality" label={TEXTS.nationality} required error={problem('nationality')}>
        <Select name="nationality" defaultValue={question.nationality} autoComplete="country">
          <option value="">{TEXTS.choose}</option>
          {nationalities.map(({ name, code }) => (
            <option key={name} value={code}>
              {name}
            </option>
          ))}
          <option value={OTHER_NATIONALITY}>{TEXTS.other}</option>
        </Select>
      </Field>
      <Field
        id="procedure"
        label={TEXTS.procedure}
        error={problem('procedure')}
        hint={
          procedures === null ? TEXTS.procedures_failed : procedures.length === 0 ? TEXTS.procedures_none : undefined
        }
      >
        <Select name="procedure" defaultValue={problems.procedure === undefined ? question.procedure : ''}>
          <option value="">{TEXTS.undecided}</option>
          {[...groupsOf(procedures ?? [])].map(([category, all]) => (
            <optgroup key={category} label={category}>
              {all.map(({ name, plain_name, slug }) => (
                <option key={slug} value={slug}>
                  {treatmentLabel({ name, plain_name })}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      <Field id="date" label={TEXTS.date} required error={problem('date')}>
        <DateInput name="date" defaultValue={question.date} min={from} />
      </Field>
      <Button type="submit">{action}</Button>
    </Fields>
  );
}
