import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { Config } from '../../platform/config/config.js';
import { Authenticator, TokenReader } from '../../platform/http/access.guard.js';
import { ActivityModule } from '../activity/index.js';
import { MessagingModule } from '../messaging/index.js';
import { SecurityEventsModule } from '../security-events/index.js';
import { AccountController } from './account.controller.js';
import { AccountDeletion } from './account-deletion.service.js';
import { AccountMails } from './account-mails.js';
import { AccountOpening } from './account-opening.js';
import { AccountsService } from './accounts.service.js';
import { AuthController } from './auth.controller.js';
import { SameOriginGuard, SessionCookies } from './cookies.js';
import { Consents } from './consents.service.js';
import { EmailChange } from './email-change.service.js';
import { EmailConfirmation } from './email-confirmation.service.js';
import { KnownDevices } from './known-devices.js';
import { LiveSessions } from './live-sessions.js';
import { outsideSignIn } from './oauth/index.js';
import { OneTimeTokens } from './one-time-tokens.js';
import { OwnerCheck } from './owner-check.js';
import { AccessTokenAuthenticator, AccessTokenStrategy, PasswordGuard, PasswordStrategy } from './passport.js';
import { PasswordController } from './password.controller.js';
import { PasswordTags } from './password-tags.js';
import { PasswordsService } from './passwords.service.js';
import { RoleController } from './role.controller.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsService } from './sessions.service.js';
import { SignInAttempts } from './sign-in-attempts.js';
import { SignUpController } from './sign-up.controller.js';
import { SignUps } from './sign-ups.service.js';
import { ACCESS_TOKEN_SECONDS } from './token-limits.js';
import { JWT_ALGORITHM, JWT_ISSUER, Tokens } from './tokens.js';
import { WaitingSignUps } from './waiting-sign-ups.js';

@Global()
@Module({
  imports: [
    PassportModule,
    ActivityModule,
    MessagingModule,
    SecurityEventsModule,
    JwtModule.registerAsync({
      inject: [Config],
      useFactory: (config: Config) => ({
        secret: config.jwtSecret,
        signOptions: { algorithm: JWT_ALGORITHM, issuer: JWT_ISSUER, expiresIn: ACCESS_TOKEN_SECONDS },
        verifyOptions: { algorithms: [JWT_ALGORITHM], issuer: JWT_ISSUER },
      }),
    }),
  ],
  controllers: [
    AuthController,
    SessionsController,
    SignUpController,
    PasswordController,
    AccountController,
    RoleController,
    ...outsideSignIn.controllers,
  ],
  providers: [
    AccessTokenStrategy,
    AccountDeletion,
    AccountMails,
    AccountOpening,
    AccountsService,
    Consents,
    EmailChange,
    EmailConfirmation,
    KnownDevices,
    LiveSessions,
    OneTimeTokens,
    OwnerCheck,
    PasswordGuard,
    PasswordsService,
    PasswordStrategy,
    PasswordTags,
    SameOriginGuard,
    SessionCookies,
    SessionsService,
    SignInAttempts,
    SignUps,
    Tokens,
    WaitingSignUps,
    ...outsideSignIn.providers,
    { provide: Authenticator, useClass: AccessTokenAuthenticator },
    { provide: TokenReader, useExisting: Tokens },
  ],
  exports: [Authenticator, LiveSessions, SessionsService, TokenReader],
})
export class IdentityModule {}
