/** A problem that blocks sending a form: its field and its message. */
export interface FieldProblem<Field extends string> {
  field: Field;
  message: string;
}

/** The first message of each field. */
export function messageByField<Field extends string>(
  problems: readonly FieldProblem<Field>[],
): Partial<Record<Field, string>> {
  const messages: Partial<Record<Field, string>> = {};
  for (const { field, message } of problems) messages[field] ??= message;
  return messages;
}
