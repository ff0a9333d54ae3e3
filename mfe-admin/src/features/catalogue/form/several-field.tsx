import { Button, IconButton } from '@ayana/shared-ui/button';
import { Checkbox, ChoiceGroup } from '@ayana/shared-ui/choice';
import { Select } from '@ayana/shared-ui/field';
import { Plus, Star, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { messages } from '../messages';
import { type CatalogueField, hasFewOptions, optionsOf, type Option } from './fields';
import { Boxes, Chosen, ChosenItem, PickLine } from './fields.styles';
import type { ControlProps } from './control-props';
import { valueAtPath } from './value-at';

const { form: words } = messages;

interface SeveralProps extends ControlProps {
  field: Extract<CatalogueField, { kind: 'several' }>;
}

/** Several values of a set: check boxes for a few, a list to pick from for many. */
export function SeveralField({ form, field, choices, path }: SeveralProps) {
  const options = optionsOf(field.options, choices);
  const chosen = valueAtPath(form.values, path) as readonly string[];
  const set = (next: readonly string[]): void => form.set(path, next);
  return (
    <ChoiceGroup legend={field.label} hint={field.hint} required={field.required ?? false} error={form.errorOf(path)}>
      {!hasFewOptions(field.options) ? (
        <Picked
          field={field}
          path={path}
          invalid={form.errorOf(path) !== undefined}
          options={options}
          chosen={chosen}
          set={set}
        />
      ) : (
        <Boxes>
          {options.map(({ value, label }) => (
            <Checkbox
              key={value}
              name={path}
              checked={chosen.includes(value)}
              onChange={({ currentTarget }) =>
                set(currentTarget.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
              }
            >
              {label}
            </Checkbox>
          ))}
        </Boxes>
      )}
    </ChoiceGroup>
  );
}

interface PickedProps {
  field: SeveralProps['field'];
  path: string;
  invalid: boolean;
  options: readonly Option[];
  chosen: readonly string[];
  set: (next: readonly string[]) => void;
}

function Picked({ field: { label, ordered = false }, path, invalid, options, chosen, set }: PickedProps) {
  const [next, setNext] = useState('');
  const pick = useRef<HTMLSelectElement>(null);
  const nameOf = (value: string): string => options.find((option) => option.value === value)?.label ?? value;
  const remove = (value: string): void => {
    set(chosen.filter((each) => each !== value));
    // The pressed button is gone.
    pick.current?.focus();
  };
  return (
    <>
      {chosen.length === 0 ? null : (
        <Chosen>
          {chosen.map((value, at) => (
            <ChosenItem key={value}>
              <span dir="auto">{nameOf(value)}</span>
              {ordered && at === 0 ? <small>{words.main}</small> : null}
              {ordered && at > 0 ? (
                <IconButton
                  label={words.first(nameOf(value))}
                  icon={<Star size={15} aria-hidden="true" />}
                  onClick={() => set([value, ...chosen.filter((each) => each !== value)])}
                />
              ) : null}
              <IconButton
                label={words.take(nameOf(value))}
                icon={<X size={15} aria-hidden="true" />}
                onClick={() => remove(value)}
              />
            </ChosenItem>
          ))}
        </Chosen>
      )}
      <PickLine>
        <Select
          ref={pick}
          name={path}
          aria-invalid={invalid || undefined}
          aria-label={words.addTo(label)}
          value={next}
          onChange={({ currentTarget }) => setNext(currentTarget.value)}
        >
          <option value="">{words.choose}</option>
          {options
            .filter(({ value }) => !chosen.includes(value))
            .map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
        </Select>
        <Button
          variant="tonal"
          size="small"
          icon={<Plus size={16} aria-hidden="true" />}
          notReady={next === ''}
          onClick={() => {
            if (next === '') return;
            set([...chosen, next]);
            setNext('');
          }}
        >
          {words.add}
        </Button>
      </PickLine>
    </>
  );
}
