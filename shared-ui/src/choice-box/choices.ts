import type { RefObject } from 'react';

export interface BoxChoice {
  /** What the form gets. */
  value: string;
  /** What is read in the list. */
  label: string;
  /** What the box shows once it is chosen; the label without one. */
  text?: string;
  group?: string;
  /** Other names by which it is found. */
  names?: readonly string[];
}

export interface ChoiceBoxProps {
  name: string;
  /** Of a choice, else words of the user's own. */
  value: string;
  onChange: (value: string) => void;
  choices: readonly BoxChoice[];
  /** Can be chosen whatever is typed. */
  always: BoxChoice;
  placeholder: string;
  maxLength: number;
  /** Why there are no choices. */
  note: string | null;
  /** Said where no choice has what is typed. */
  unlisted: string;
  ref?: RefObject<HTMLInputElement | null>;
}

export interface ChoiceListProps extends Pick<
  ChoiceBoxProps,
  'name' | 'choices' | 'always' | 'placeholder' | 'maxLength' | 'note' | 'unlisted'
> {
  input: RefObject<HTMLInputElement | null>;
  text: string;
  /** What is looked for; empty shows all. */
  sought: string;
  onText: (text: string) => void;
}
