import { useId } from 'react';
import { styled } from 'styled-components';
import { ErrorText } from '../field';
import { Checkbox } from './checkbox';

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  min-inline-size: 0;

  & > legend {
    margin-block-end: var(--space-1);
    color: var(--stone);
    font-size: var(--size-14);
  }
`;

interface Choice {
  code: string;
  name: string;
  /** The heading it is below. */
  group: string;
}

export interface CheckboxGroupsProps {
  /** What is chosen, for a screen reader. */
  label: string;
  name: string;
  choices: readonly Choice[];
  /** Codes. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  error?: string | undefined;
}

/** Any number of many choices, below their headings. */
export function CheckboxGroups({ label, name, choices, chosen, onChange, error }: CheckboxGroupsProps) {
  const id = useId();
  const titles = [...new Set(choices.map(({ group }) => group))];
  const toggle = (code: string): void =>
    onChange(chosen.includes(code) ? chosen.filter((each) => each !== code) : [...chosen, code]);
  return (
    <div
      role="group"
      aria-label={label}
      {...(error === undefined ? {} : { 'data-invalid': true, 'aria-describedby': id })}
    >
      {titles.map((title) => (
        <Group key={title}>
          <legend>{title}</legend>
          {choices
            .filter(({ group }) => group === title)
            .map(({ code, name: text }) => (
              <Checkbox key={code} name={name} checked={chosen.includes(code)} onChange={() => toggle(code)}>
                {text}
              </Checkbox>
            ))}
        </Group>
      ))}
      {error === undefined ? null : <ErrorText id={id}>{error}</ErrorText>}
    </div>
  );
}
