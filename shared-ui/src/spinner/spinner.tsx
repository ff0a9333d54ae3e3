import { keyframes, styled } from 'styled-components';
import { VisuallyHidden } from '../visually-hidden';

const turn = keyframes`to { transform: rotate(1turn); }`;

const Ring = styled.span<{ $size: number }>`
  display: inline-block;
  flex: none;
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  border: 2px solid currentcolor;
  border-block-start-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
    border-style: dotted;
  }
`;

export type SpinnerProps = {
  /** Label for screen readers. Leave it out where text beside the spinner says the same. */
  label?: string | undefined;
  /** Diameter in px. */
  size?: number;
};

/** The only looping animation. Never alone: there is text beside it or in `label`. */
export function Spinner({ label, size = 18 }: SpinnerProps) {
  return (
    <>
      <Ring $size={size} aria-hidden="true" />
      {label === undefined ? null : <VisuallyHidden role="status">{label}</VisuallyHidden>}
    </>
  );
}
