import { Star } from 'lucide-react';
import { styled } from 'styled-components';
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group';
import { HiddenRadio } from './hidden-radio.styles';

export const RATINGS = [1, 2, 3, 4, 5] as const;
export type RatingValue = (typeof RATINGS)[number];

const Stars = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;

  & > span {
    padding-inline-start: var(--space-2);
    color: var(--stone);
  }
`;

const StarLabel = styled.label<{ $full: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: var(--radius-control);
  color: ${({ $full }) => ($full ? 'var(--marigold-700)' : 'var(--control-line)')};
  transition: color var(--duration-state);

  & > svg {
    fill: ${({ $full }) => ($full ? 'currentcolor' : 'none')};
  }
  &:hover {
    color: var(--marigold-700);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--teal-700);
    outline-offset: -2px;
  }
  [data-invalid] & {
    color: var(--coral-600);
  }
`;

export type RatingProps = ChoiceGroupProps & {
  name: string;
  /** What each number of stars means. */
  words: Readonly<Record<RatingValue, string>>;
  /** `null`: no choice yet. */
  value: RatingValue | null;
  onChange: (value: RatingValue) => void;
};

/** One to five stars, with the meaning of the chosen number beside them. */
export function Rating({ name, words, value, onChange, ...group }: RatingProps) {
  return (
    <ChoiceGroup {...group}>
      <Stars>
        {RATINGS.map((rating) => (
          <StarLabel key={rating} $full={value !== null && rating <= value}>
            <Star size={28} aria-hidden="true" />
            <HiddenRadio
              name={name}
              value={rating}
              checked={value === rating}
              onChange={() => onChange(rating)}
              required={group.required}
              aria-label={words[rating]}
            />
          </StarLabel>
        ))}
        <span>{value === null ? null : words[value]}</span>
      </Stars>
    </ChoiceGroup>
  );
}
