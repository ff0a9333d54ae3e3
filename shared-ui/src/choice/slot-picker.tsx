import { styled } from 'styled-components';
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group';
import { HiddenRadio } from './hidden-radio.styles';

const Room = styled.div`
  container-type: inline-size;
`;

/** Rows of 2, 4 or 8, so that the day's eight slots fill whole rows. */
const Slots = styled.div`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: var(--space-2);

  @container (min-width: 380px) {
    grid-template-columns: repeat(4, 1fr);
  }
  @container (min-width: 640px) {
    grid-template-columns: repeat(8, 1fr);
    gap: 6px;
  }
`;

const Slot = styled.label`
  position: relative;
  display: grid;
  align-content: center;
  min-block-size: 56px;
  padding: 6px var(--space-1);
  border: 1px solid var(--control-line);
  border-radius: var(--radius-control);
  background: var(--white);
  text-align: center;
  font-size: var(--size-14);
  line-height: 1.43;
  font-variant-numeric: tabular-nums;
  transition: background-color var(--duration-state);

  & > :first-child {
    font-weight: 600;
  }
  & > :nth-child(2) {
    color: var(--stone);
  }
  &:hover {
    border-color: var(--teal-700);
    background: color-mix(in srgb, var(--teal-100) 40%, var(--white));
  }
  &:has(:checked) {
    background: var(--teal-700);
    border-color: var(--teal-700);
    color: var(--white);
  }
  &:has(:checked) > :nth-child(2) {
    color: var(--teal-100);
  }
  &:has(:disabled) {
    background: var(--mist);
    border-color: var(--line);
    color: var(--stone);
    text-decoration: line-through;
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--teal-700);
    outline-offset: 2px;
  }
  [data-invalid] &:not(:has(:checked)) {
    border-color: var(--coral-600);
  }
`;

export type SlotOption<Value extends string> = {
  value: Value;
  /** The visitor's local time. */
  primary: string;
  /** The same time in India, e.g. "12:30 PM" or "12:30 AM, next day". */
  secondary?: string | undefined;
  /** Label for screen readers, e.g. "10:00 AM your time, 12:30 PM in Chennai"; else the two lines. */
  spoken?: string | undefined;
  disabled?: boolean;
};

export type SlotPickerProps<Value extends string> = ChoiceGroupProps & {
  name: string;
  slots: readonly SlotOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
};

/** A radio group of times, each shown in both zones. */
export function SlotPicker<Value extends string>({ name, slots, value, onChange, ...group }: SlotPickerProps<Value>) {
  return (
    <ChoiceGroup {...group}>
      <Room>
        <Slots>
          {slots.map((slot) => (
            <Slot key={slot.value}>
              <span>{slot.primary}</span>
              {slot.secondary === undefined ? null : <span>{slot.secondary}</span>}
              <HiddenRadio
                name={name}
                value={slot.value}
                checked={value === slot.value}
                disabled={slot.disabled}
                onChange={() => onChange(slot.value)}
                required={group.required}
                aria-label={slot.spoken}
              />
            </Slot>
          ))}
        </Slots>
      </Room>
    </ChoiceGroup>
  );
}
