import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { Config } from '../../platform/config/config.js';
import { Authenticator } from '../../platform/http/access.guard.js';
import { SocketAuthenticator } from '../../platform/realtime/realtime.js';
import { SecurityEventsModule } from '../security-events/index.js';
import { AuthController } from './auth.controller.js';
import { SameOriginGuard, SessionCookies } from './cookies.js';
import { LiveSessions } from './live-sessions.js';
import { AccessTokenAuthenticator, AccessTokenStrategy, PasswordGuard, PasswordStrategy } from './passport.js';
import { RoleController } from './role.controller.js';
import { SessionsService } from './sessions.service.js';
import { SignInAttempts } from './sign-in-attempts.js';
import { ACCESS_TOKEN_SECONDS } from './token-limits.js';
import { JWT_ALGORITHM, JWT_ISSUER, Tokens } from './tokens.js';

@Global()
@Module({
  imports: [
    PassportModule,
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
  controllers: [AuthController, RoleController],
  providers: [
    AccessTokenStrategy,
    LiveSessions,
    PasswordGuard,
    PasswordStrategy,
    SameOriginGuard,
    SessionCookies,
    SessionsService,
    SignInAttempts,
    Tokens,
    { provide: Authenticator, useClass: AccessTokenAuthenticator },
    { provide: SocketAuthenticator, useExisting: Tokens },
  ],
  exports: [Authenticator, SocketAuthenticator],
})
export class IdentityModule {}
