/** A problem that blocks sending a form: its field and its message. */
export interface FieldProblem<Field extends string> {
  field: Field;
  message: string;
}
