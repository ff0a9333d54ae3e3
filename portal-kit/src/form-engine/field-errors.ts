/** What is wrong, by field; the first one is said first. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;
