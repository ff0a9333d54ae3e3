/** Pages of the shell whose forms a browser may post before their code has loaded. */
export const IDENTITY_FORMS: readonly string[] = ['/login', '/request-password-reset', '/reset-password'];
