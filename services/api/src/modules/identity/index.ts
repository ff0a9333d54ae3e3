/** Accounts: sign-up, sign-in, passwords, sessions, identity providers, deletion. */
export { ACCESS_VERSION } from './accounts/access-version.js';
export { type ConfirmedAddress, ConfirmedAddresses } from './accounts/confirmed-addresses.js';
export { type DeletedAccount, DeletedAccounts } from './accounts/deleted-accounts.js';
export { AccountChangesDto } from './accounts/account.dto.js';
export { AccountDeletion } from './accounts/account-deletion.service.js';
export { AccountsService } from './accounts/accounts.service.js';
export { ConfirmDto } from './passwords/password.dto.js';
export { Reauthentication } from './passwords/reauthentication.js';
export { IdentityModule } from './identity.module.js';
export { LiveSessions } from './sessions/live-sessions.js';
export { EmailConfirmation } from './sign-up/email-confirmation.service.js';
export { SignUps } from './sign-up/sign-ups.service.js';
export { SessionsService } from './sessions/sessions.service.js';
