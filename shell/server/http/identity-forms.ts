/** Pages of the shell whose forms a browser may send before their code has come. */
export const IDENTITY_FORMS: readonly string[] = ['/login', '/request-password-reset', '/reset-password'];
