export { ACCESS_VERSION } from './access-version.js';
export { OwnApplicationDto } from './account.dto.js';
export { UserSessionDto } from './identity.dto.js';
export { IdentityModule } from './identity.module.js';
export { LiveSessions } from './live-sessions.js';
export { SessionsService } from './sessions.service.js';
