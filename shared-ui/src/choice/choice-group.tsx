import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ErrorText } from '../field';
import { FieldMark } from '../field/field';
import { messages } from '../messages';

const Set = styled.fieldset`
  display: grid;
  gap: 6px;
`;

const Legend = styled.legend<{ $heading: boolean }>`
  margin-block-end: 6px;
  font-family: ${({ $heading }) => ($heading ? 'var(--font-heading)' : 'inherit')};
  font-size: ${({ $heading }) => ($heading ? 'var(--size-21)' : 'var(--size-16)')};
  font-weight: ${({ $heading }) => ($heading ? 500 : 600)};
  line-height: 1.375;
`;

const Hint = styled.span`
  font-family: var(--font-text);
  font-size: var(--size-14);
  font-weight: 400;
  color: var(--stone);
`;

export type ChoiceGroupProps = {
  legend: ReactNode;
  /** Set the legend as a heading of the form's section. */
  legendAsHeading?: boolean;
  /** Beside the legend, e.g. "Yours above, Chennai's below". */
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  optional?: boolean;
  id?: string | undefined;
  className?: string;
};

/** A question with choices: fieldset, legend, and an error linked to all of them. */
export function ChoiceGroup({
  legend,
  legendAsHeading = false,
  hint,
  error,
  required = false,
  optional = false,
  id,
  className,
  children,
}: ChoiceGroupProps & { children: ReactNode }) {
  const own = useId();
  const errorId = `${id ?? own}-error`;
  const invalid = error !== undefined && error !== '';
  return (
    <Set
      id={id}
      className={className}
      aria-describedby={invalid ? errorId : undefined}
      data-invalid={invalid || undefined}
    >
      <Legend $heading={legendAsHeading}>
        {legend}
        {required ? <FieldMark aria-hidden="true"> *</FieldMark> : null}
        {optional ? <FieldMark> {messages.optional}</FieldMark> : null}
        {hint === undefined ? null : <Hint>&ensp;{hint}</Hint>}
      </Legend>
      {children}
      <ErrorText id={errorId}>{invalid ? error : null}</ErrorText>
    </Set>
  );
}
