import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { ConsentSchema } from './accounts/consent.entity.js';
import { OneTimeTokenSchema } from './links/one-time-token.entity.js';
import { RefreshTokenSchema, SessionSchema } from './sessions/session.entity.js';
import { RoleApplicationSchema } from './accounts/role-application.entity.js';
import { SignUpSchema } from './sign-up/sign-up.entity.js';
import { UserIdentitySchema } from './accounts/user-identity.entity.js';
import { UserSchema } from './accounts/user.entity.js';
import { Config } from '../../platform/config/config.js';
import { Authenticator, TokenReader } from '../../platform/http/access/access.guard.js';
import { ActivityModule } from '../activity/index.js';
import { ConsentHistoryModule } from '../consent-history/index.js';
import { MessagingModule } from '../messaging/index.js';
import { SecurityEventsModule } from '../security-events/index.js';
import { AccountController } from './accounts/account.controller.js';
import { AccountDeletion } from './accounts/account-deletion.service.js';
import { AccountMails } from './accounts/account-mails.js';
import { AccountCreation } from './accounts/account-creation.js';
import { ConfirmedAddresses } from './accounts/confirmed-addresses.js';
import { DeletedAccounts } from './accounts/deleted-accounts.js';
import { AccountsService } from './accounts/accounts.service.js';
import { AuthController } from './sessions/auth.controller.js';
import { SameOriginGuard, SessionCookies } from './sessions/session-cookies.js';
import { Consents } from './accounts/consents.service.js';
import { EmailChange } from './accounts/email-change.service.js';
import { EmailConfirmation } from './sign-up/email-confirmation.service.js';
import { KnownDevices } from './sessions/known-devices.js';
import { LiveSessions } from './sessions/live-sessions.js';
import { outsideSignIn } from './oauth/outside-sign-in.js';
import { OneTimeTokens } from './links/one-time-tokens.js';
import { Reauthentication } from './passwords/reauthentication.js';
import {
  AccessTokenAuthenticator,
  AccessTokenStrategy,
  PasswordGuard,
  PasswordStrategy,
} from './sessions/passport-strategies.js';
import { PasswordController } from './passwords/password.controller.js';
import { PasswordTags } from './passwords/password-tags.js';
import { PasswordsService } from './passwords/passwords.service.js';
import { RoleController } from './accounts/role.controller.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SessionsService } from './sessions/sessions.service.js';
import { SignInAttempts } from './sessions/sign-in-attempts.js';
import { SignUpController } from './sign-up/sign-up.controller.js';
import { SignUpBrowser } from './sign-up/sign-up-browser.js';
import { SignUps } from './sign-up/sign-ups.service.js';
import { ACCESS_TOKEN_SECONDS } from './sessions/token-limits.js';
import { JWT_ALGORITHM, JWT_ISSUER, Tokens } from './sessions/tokens.js';
import { PendingSignUps } from './sign-up/pending-sign-ups.js';

@Global()
@Module({
  imports: [
    DatabaseModule.forFeature(
      ConsentSchema,
      OneTimeTokenSchema,
      RefreshTokenSchema,
      RoleApplicationSchema,
      SessionSchema,
      SignUpSchema,
      UserIdentitySchema,
      UserSchema,
    ),
    PassportModule,
    ActivityModule,
    ConsentHistoryModule,
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
    AccountCreation,
    ConfirmedAddresses,
    DeletedAccounts,
    AccountsService,
    Consents,
    EmailChange,
    EmailConfirmation,
    KnownDevices,
    LiveSessions,
    OneTimeTokens,
    Reauthentication,
    PasswordGuard,
    PasswordsService,
    PasswordStrategy,
    PasswordTags,
    SameOriginGuard,
    SessionCookies,
    SessionsService,
    SignInAttempts,
    SignUpBrowser,
    SignUps,
    Tokens,
    PendingSignUps,
    ...outsideSignIn.providers,
    { provide: Authenticator, useClass: AccessTokenAuthenticator },
    { provide: TokenReader, useExisting: Tokens },
  ],
  exports: [
    AccountDeletion,
    AccountsService,
    Authenticator,
    ConfirmedAddresses,
    DeletedAccounts,
    EmailConfirmation,
    LiveSessions,
    Reauthentication,
    SessionsService,
    SignUps,
    TokenReader,
  ],
})
export class IdentityModule {}
