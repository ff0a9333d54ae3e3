export { ACCESS_VERSION } from './accounts/access-version.js';
export { type ConfirmedAddress, ConfirmedAddresses } from './accounts/confirmed-addresses.js';
export { type DeletedAccount, DeletedAccounts } from './accounts/deleted-accounts.js';
export { OwnApplicationDto } from './accounts/account.dto.js';
export { UserSessionDto } from './sessions/sessions.dto.js';
export { IdentityModule } from './identity.module.js';
export { LiveSessions } from './sessions/live-sessions.js';
export { SessionsService } from './sessions/sessions.service.js';
