import { trimmed } from './payload';

/** The two names of a person as a form has them; `oneName` is `yes` for a person who has one name only. */
export interface NameValues {
  firstName: string;
  lastName: string;
  oneName: string;
}

export const NO_NAME: NameValues = { firstName: '', lastName: '', oneName: '' };

/** The names that must be filled in. */
export const requiredNames = ({ oneName }: Pick<NameValues, 'oneName'>): readonly ('firstName' | 'lastName')[] =>
  oneName === '' ? ['firstName', 'lastName'] : ['firstName'];

/** What was typed before the box was ticked does not count. */
export const lastNameOf = ({ lastName, oneName }: NameValues): string => (oneName === '' ? trimmed(lastName) : '');

export const fullNameOf = (values: NameValues): string => `${trimmed(values.firstName)} ${lastNameOf(values)}`.trim();
