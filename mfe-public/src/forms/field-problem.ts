/** Something that keeps a form from being sent: where it is, and what to say about it. */
export interface FieldProblem<Field extends string> {
  field: Field;
  message: string;
}

/** One message a field, the first one said about it. */
export function messageByField<Field extends string>(
  problems: readonly FieldProblem<Field>[],
): Partial<Record<Field, string>> {
  const messages: Partial<Record<Field, string>> = {};
  for (const { field, message } of problems) messages[field] ??= message;
  return messages;
}
