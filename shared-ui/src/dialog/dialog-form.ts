import type { ComponentProps } from 'react';

/** What portal-kit's `useForm` gives to a dialog that only draws the form. */
export interface DialogForm {
  field: (path: string) => {
    name: string;
    value: string;
    onChange: (event: { currentTarget: { value: string } }) => void;
  };
  errorOf: (path: string) => string | undefined;
  busy: boolean;
  failure: string | null;
  formProps: Pick<ComponentProps<'form'>, 'id' | 'onSubmit' | 'noValidate'>;
}
