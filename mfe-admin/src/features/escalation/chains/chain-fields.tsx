import type { Form } from '@ayana/portal-kit/screens';
import { Field, TextArea, TextInput } from '@ayana/shared-ui/field';
import { QuantityInput } from '@ayana/shared-ui/quantity';
import { Part } from '../../../components/form-page.styles';
import type { Rota } from '../types';
import { Fields, Short, Steps } from './chain-form.styles';
import type { ChainValues } from './chain-values';
import { messages } from './messages';
import { StepRows } from './step-rows';

const { form: words } = messages;

export interface ChainFieldsProps {
  form: Pick<Form<ChainValues>, 'values' | 'set' | 'field' | 'errorOf'>;
  rotas: readonly Rota[];
}

/** What a chain is made of. */
export function ChainFields({ form, rotas }: ChainFieldsProps) {
  return (
    <Fields>
      <Field label={words.name} required error={form.errorOf('name')}>
        <TextInput dir="auto" maxLength={120} {...form.field('name')} />
      </Field>
      <Field label={words.description} optional error={form.errorOf('description')}>
        <TextArea dir="auto" rows={2} maxLength={1000} {...form.field('description')} />
      </Field>
      <Short>
        <Field label={words.rounds} hint={words.roundsHint} required error={form.errorOf('rounds')}>
          <QuantityInput kind="count" maxLength={2} {...form.field('rounds')} />
        </Field>
      </Short>
      <Part aria-labelledby="chain-steps">
        <h2 id="chain-steps">{words.steps}</h2>
        <p>{words.stepsHint}</p>
        <Steps>
          <StepRows form={form} rotas={rotas} />
        </Steps>
      </Part>
    </Fields>
  );
}
