import { PAGE_CHANNEL_NAMES, PAGE_CHANNELS, type PageChannel } from '@ayana/contracts/operations';
import type { Form } from '@ayana/portal-kit/screens';
import { Button, IconButton } from '@ayana/shared-ui/button';
import { Checkbox, ChoiceGroup } from '@ayana/shared-ui/choice';
import { ErrorText, Field, Select } from '@ayana/shared-ui/field';
import { QuantityInput } from '@ayana/shared-ui/quantity';
import { ArrowUp, CalendarClock, Plus, Trash2, UserRound, X } from 'lucide-react';
import { PersonPicker } from '../../../components/person-picker/person-picker';
import { messages as shared } from '../parts/messages';
import type { Rota, Step } from '../types';
import type { ChainValues } from './chain-values';
import { NEW_STEP } from './chain-values';
import { Adding, Box, Boxes, Head, Short, Targets } from './chain-form.styles';
import { messages } from './messages';

const { form: words } = messages;

export interface StepRowsProps {
  form: Pick<Form<ChainValues>, 'values' | 'set' | 'field' | 'errorOf'>;
  rotas: readonly Rota[];
}

/** The steps of a chain, in the order in which they page. */
export function StepRows({ form, rotas }: StepRowsProps) {
  const { steps } = form.values;
  const set = (next: ChainValues['steps']): void => form.set('steps', next);
  return (
    <>
      <ol>
        {steps.map((_step, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a step is its place
          <li key={at}>
            <Box role="group" aria-label={shared.step(at + 1)}>
              <Head>
                <b>{shared.step(at + 1)}</b>
                {at === 0 ? null : (
                  <IconButton
                    label={words.up(at + 1)}
                    icon={<ArrowUp size={18} aria-hidden="true" />}
                    onClick={() => set(swapped(steps, at))}
                  />
                )}
                {steps.length === 1 ? null : (
                  <IconButton
                    label={words.removeStep(at + 1)}
                    icon={<Trash2 size={18} aria-hidden="true" />}
                    onClick={() => set(steps.toSpliced(at, 1))}
                  />
                )}
              </Head>
              <StepTargets at={at} form={form} rotas={rotas} />
              <Channels at={at} form={form} />
              <Short>
                <Field
                  label={at === steps.length - 1 ? words.waitLast : words.wait}
                  hint={words.waitHint}
                  required
                  error={form.errorOf(`steps.${at}.wait_minutes`)}
                >
                  <QuantityInput kind="count" maxLength={4} {...form.field(`steps.${at}.wait_minutes`)} />
                </Field>
              </Short>
            </Box>
          </li>
        ))}
      </ol>
      <ErrorText>{form.errorOf('steps') ?? null}</ErrorText>
      <div>
        <Button
          variant="tonal"
          size="small"
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => set([...steps, NEW_STEP])}
        >
          {words.addStep}
        </Button>
      </div>
    </>
  );
}

const swapped = (steps: ChainValues['steps'], at: number): ChainValues['steps'] => {
  const [step] = steps.slice(at, at + 1);
  return step === undefined ? steps : steps.toSpliced(at, 1).toSpliced(at - 1, 0, step);
};

function StepTargets({ at, form, rotas }: StepRowsProps & { at: number }) {
  const path = `steps.${at}.targets`;
  const targets = form.values.steps[at]?.targets ?? [];
  const add = (target: Step['targets'][number]): void => form.set(path, [...targets, target]);
  const left = rotas.filter(({ id }) => !targets.some((each) => each.id === id));
  const error = form.errorOf(path);
  return (
    <ChoiceGroup legend={words.targets} required error={error}>
      {targets.length === 0 ? <p>{words.noTargets}</p> : null}
      <Targets>
        {targets.map(({ kind, id, name }, place) => (
          <li key={`${kind} ${id}`}>
            {kind === 'rota' ? (
              <CalendarClock size={18} aria-hidden="true" />
            ) : (
              <UserRound size={18} aria-hidden="true" />
            )}
            <span dir="auto">{kind === 'rota' ? shared.onCallOf(name) : name || shared.gone}</span>
            <IconButton
              label={words.removeTarget(name)}
              icon={<X size={18} aria-hidden="true" />}
              onClick={() => form.set(path, targets.toSpliced(place, 1))}
            />
          </li>
        ))}
      </Targets>
      <Adding>
        {left.length === 0 ? null : (
          <Field label={words.rota}>
            <Select
              value=""
              onChange={({ currentTarget }) => {
                const rota = rotas.find(({ id }) => id === currentTarget.value);
                if (rota !== undefined) add({ kind: 'rota', id: rota.id, name: rota.name });
              }}
            >
              <option value="">{words.chooseRota}</option>
              {left.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <PersonPicker
          key={targets.length}
          label={words.person}
          of="staff"
          withMe
          value={null}
          onChange={(person) => {
            if (person !== null && !targets.some(({ id }) => id === person.id)) add({ kind: 'person', ...person });
          }}
        />
      </Adding>
    </ChoiceGroup>
  );
}

function Channels({ at, form }: Pick<StepRowsProps, 'form'> & { at: number }) {
  const path = `steps.${at}.channels`;
  const chosen = form.values.steps[at]?.channels ?? [];
  const toggle = (channel: PageChannel, on: boolean): void =>
    form.set(
      path,
      PAGE_CHANNELS.filter((each) => (each === channel ? on : chosen.includes(each))),
    );
  return (
    <ChoiceGroup legend={words.channels} required error={form.errorOf(path)}>
      <Boxes>
        {PAGE_CHANNELS.map((channel) => (
          <Checkbox
            key={channel}
            checked={chosen.includes(channel)}
            onChange={({ currentTarget }) => toggle(channel, currentTarget.checked)}
          >
            {PAGE_CHANNEL_NAMES[channel]}
          </Checkbox>
        ))}
      </Boxes>
    </ChoiceGroup>
  );
}
