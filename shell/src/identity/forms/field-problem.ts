/** A problem that blocks sending a form: its field and its message. */
export interface FieldProblem<Field extends string> {
  field: Field;
  message: string;
}

/** The values of a form's controls by name; an unticked box is empty. */
export type Values<Field extends string> = Readonly<Record<Field, string>>;

/** The current values of a form's controls. */
export function readValues<Field extends string>(
  form: HTMLFormElement | null,
  fields: readonly Field[],
): Values<Field> {
  const data = form === null ? undefined : new FormData(form);
  return Object.fromEntries(
    fields.map((field) => {
      const value = data?.get(field);
      return [field, typeof value === 'string' ? value : ''];
    }),
  ) as Values<Field>;
}
