import { useId, useMemo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { messages } from '../messages';
import { ErrorText } from './error-text';
import { FieldContext } from './field-context';

const Box = styled.div`
  display: grid;
  gap: 6px;
  align-content: start;
  min-inline-size: 0;
`;

const Label = styled.label`
  font-size: var(--size-16);
  font-weight: 600;
  line-height: 1.375;
`;

export const FieldMark = styled.span`
  font-weight: 400;
  color: var(--stone);
`;

const Hint = styled.p`
  font-size: var(--size-14);
  line-height: 1.43;
  color: var(--stone);
`;

export type FieldProps = {
  label: ReactNode;
  /** A hint before any error. */
  hint?: ReactNode;
  /** What is wrong and how to correct it. Announced when it appears. */
  error?: string | undefined;
  /** Marks the label with a star that is announced as "required". */
  required?: boolean;
  /** Marks the label with "(optional)". */
  optional?: boolean;
  /** One control: `TextInput`, `TextArea`, `Select`, `DateInput`. It is connected to the texts automatically. */
  children: ReactNode;
  /** Id of the control, for links that lead to it. */
  id?: string | undefined;
  className?: string;
};

/** A label, its control, the hint and the error, connected for screen readers. */
export function Field({ label, hint, error, required = false, optional = false, children, id, className }: FieldProps) {
  const own = useId();
  const controlId = id ?? own;
  const hintId = hint === undefined ? undefined : `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const invalid = error !== undefined && error !== '';
  const describedBy = [invalid ? errorId : undefined, hintId].filter(Boolean).join(' ') || undefined;
  const wiring = useMemo(
    () => ({ id: controlId, describedBy, invalid, required }),
    [controlId, describedBy, invalid, required],
  );

  return (
    <Box className={className}>
      <Label htmlFor={controlId}>
        {label}
        {required ? <FieldMark aria-hidden="true"> *</FieldMark> : null}
        {optional ? <FieldMark> {messages.optional}</FieldMark> : null}
      </Label>
      <FieldContext value={wiring}>{children}</FieldContext>
      {hint === undefined ? null : <Hint id={hintId}>{hint}</Hint>}
      <ErrorText id={errorId}>{invalid ? error : null}</ErrorText>
    </Box>
  );
}
