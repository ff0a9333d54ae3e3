import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group';
import { HiddenRadio } from './hidden-radio.styles';

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 230px), 1fr));
  gap: var(--space-3);
`;

const Dot = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 20px;
  block-size: 20px;
  border: 1px solid var(--control-line);
  border-radius: 50%;
  background: var(--white);

  &::after {
    content: '';
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: var(--white);
  }
`;

const Card = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-block-size: 64px;
  padding: 10px var(--space-4);
  border: 1px solid var(--control-line);
  border-radius: var(--radius-control);
  background: var(--white);
  transition:
    background-color var(--duration-state),
    border-color var(--duration-state);

  & > svg {
    flex: none;
    color: var(--stone);
  }
  &:hover {
    border-color: var(--teal-700);
  }
  &:has(:checked) {
    background: var(--teal-100);
    border-color: var(--teal-700);
    box-shadow: inset 0 0 0 1px var(--teal-700);
  }
  &:has(:checked) > svg {
    color: var(--teal-700);
  }
  &:has(:checked) ${Dot} {
    border-color: var(--teal-700);
    background: var(--teal-700);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--teal-700);
    outline-offset: 2px;
  }
  [data-invalid] &:not(:has(:checked)) {
    border-color: var(--coral-600);
  }
`;

const Words = styled.span`
  flex: 1;
  display: grid;
  font-size: var(--size-16);
  line-height: 1.375;

  & > :first-child {
    font-weight: 600;
  }
  & > :nth-child(2) {
    font-size: var(--size-14);
    color: var(--stone);
  }
`;

export type RadioCardOption<Value extends string> = { value: Value; label: string; detail?: string; icon?: ReactNode };

export type RadioCardsProps<Value extends string> = ChoiceGroupProps & {
  name: string;
  options: readonly RadioCardOption<Value>[];
  /** `null`: no choice yet. */
  value: Value | null;
  onChange: (value: Value) => void;
};

/** A choice between cards with icon, label and description. */
export function RadioCards<Value extends string>({ name, options, value, onChange, ...group }: RadioCardsProps<Value>) {
  return (
    <ChoiceGroup {...group}>
      <Cards>
        {options.map((option) => (
          <Card key={option.value}>
            {option.icon}
            <Words>
              <span>{option.label}</span>
              {option.detail === undefined ? null : <span>{option.detail}</span>}
            </Words>
            <Dot aria-hidden="true" />
            <HiddenRadio
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              required={group.required}
            />
          </Card>
        ))}
      </Cards>
    </ChoiceGroup>
  );
}
