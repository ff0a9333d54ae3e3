/** Something that keeps a form from being sent: where it is, and what to say about it. */
export interface MissingField<Field extends string> {
  field: Field;
  message: string;
}

/** The values of a form's controls, by name; a box that is not ticked is empty. */
export type Values<Field extends string> = Readonly<Record<Field, string>>;

/** What stands in the controls of a form right now. */
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
