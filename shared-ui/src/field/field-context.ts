import { createContext, use } from 'react';

/** What a field passes to its control. */
export type FieldWiring = {
  id: string;
  /** Ids of hint and error, in the order they are read. */
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
};

export const FieldContext = createContext<FieldWiring | null>(null);

/** The attributes a control gets from its `Field`; none outside a field. */
export function useFieldAttributes(): {
  id?: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  'aria-required'?: true | undefined;
} {
  const wiring = use(FieldContext);
  if (wiring === null) return {};
  return {
    id: wiring.id,
    'aria-describedby': wiring.describedBy,
    'aria-invalid': wiring.invalid || undefined,
    'aria-required': wiring.required || undefined,
  };
}
