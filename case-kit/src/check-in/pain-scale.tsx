import { ChoiceGroup, type ChoiceGroupProps, HiddenRadio } from '@ayana/shared-ui/choice';
import { styled } from 'styled-components';

const Scale = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(44px, 1fr));
  gap: var(--space-1);
  max-inline-size: 580px;
`;

const Step = styled.label<{ $strong: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  min-block-size: 48px;
  border: 1px solid var(--control-line);
  border-radius: var(--radius-control);
  background: var(--white);
  font-weight: 600;
  font-variant-numeric: tabular-nums;

  &:hover {
    border-color: var(--teal-700);
  }
  &:has(:checked) {
    border-color: ${({ $strong }) => ($strong ? 'var(--coral-600)' : 'var(--teal-700)')};
    background: ${({ $strong }) => ($strong ? 'var(--coral-600)' : 'var(--teal-700)')};
    color: var(--white);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--teal-700);
    outline-offset: 2px;
  }
  [data-invalid] &:not(:has(:checked)) {
    border-color: var(--coral-600);
  }
`;

export type PainScaleProps = ChoiceGroupProps & {
  /** `''`: no choice yet. */
  value: string;
  /** The worst. */
  max: number;
  /** From here on it is marked as strong. */
  strongFrom: number;
  /** What a number is called, for screen readers. */
  nameOf: (pain: number) => string;
  onChange: (value: string) => void;
};

/** How strong pain is, from 0 to the worst, each with a number to press. */
export function PainScale({ value, max, strongFrom, nameOf, onChange, ...group }: PainScaleProps) {
  const steps = Array.from({ length: max + 1 }, (_, pain) => pain);
  return (
    <ChoiceGroup {...group}>
      <Scale>
        {steps.map((pain) => (
          <Step key={pain} $strong={pain >= strongFrom}>
            <span aria-hidden="true">{pain}</span>
            <HiddenRadio
              name="pain"
              value={pain}
              checked={value === String(pain)}
              onChange={() => onChange(String(pain))}
              required={group.required}
              aria-label={nameOf(pain)}
            />
          </Step>
        ))}
      </Scale>
    </ChoiceGroup>
  );
}
