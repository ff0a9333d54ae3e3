import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { ExtractJwt, Strategy as BearerStrategy } from 'passport-jwt';
import { Strategy as LocalStrategy } from 'passport-local';
import { AppError } from '../../platform/app-error.js';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { prepared } from '../../platform/database/prepared.js';
import type { CurrentUser } from '../../platform/http/access.js';
import { Authenticator } from '../../platform/http/access.guard.js';
import { InputPipe } from '../../platform/http/input.pipe.js';
import { SignInDto } from './identity.dto.js';
import { isPassword } from './passwords.js';
import { SignInAttempts } from './sign-in-attempts.js';
import { type AccessClaims, JWT_ALGORITHM, JWT_ISSUER, Tokens } from './tokens.js';
import type { Account } from './user.entity.js';

/** `Authorization: Bearer <access token>` of every API call. */
@Injectable()
export class AccessTokenStrategy extends PassportStrategy(BearerStrategy, 'access-token') {
  constructor(
    config: Config,
    private readonly tokens: Tokens,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: config.jwtSecret,
      algorithms: [JWT_ALGORITHM],
      issuer: JWT_ISSUER,
    });
  }

  validate(claims: AccessClaims): CurrentUser | false {
    return this.tokens.userOf(claims) ?? false;
  }
}

@Injectable()
export class AccessTokenAuthenticator extends AuthGuard('access-token') implements Authenticator {
  async authenticate(context: ExecutionContext): Promise<CurrentUser> {
    await this.canActivate(context);
    const { user } = context.switchToHttp().getRequest<FastifyRequest>();
    if (!user) throw new AppError('not_signed_in', 'Please sign in.');
    return user;
  }

  override handleRequest<T>(error: unknown, user: T | false): T {
    if (error instanceof Error) throw error;
    if (!user) throw new AppError('not_signed_in', 'Please sign in.');
    return user;
  }
}

const BY_EMAIL = prepared<Account & { password_hash: string }>(
  'select id, email, name, role, email_verified_at, password_hash from users where lower(email) = lower($1)',
);

/** E-mail and password. Known and unknown accounts cannot be told apart by answer or time. */
@Injectable()
export class PasswordStrategy extends PassportStrategy(LocalStrategy, 'password') {
  constructor(
    private readonly database: Database,
    private readonly attempts: SignInAttempts,
  ) {
    super({ usernameField: 'email' });
  }

  async validate(email: string, password: string): Promise<Account | false> {
    await this.attempts.begin(email);
    const [user] = await this.database.ask(BY_EMAIL, [email]);
    if (!(await isPassword(user?.password_hash ?? null, password)) || !user) return false;
    await this.attempts.succeed(email);
    return user;
  }
}

/** Guards run before pipes, so it validates the body itself: a malformed one is 400 or 422 as everywhere. */
@Injectable()
export class PasswordGuard extends AuthGuard('password') {
  private readonly input = new InputPipe();

  override canActivate(
    context: ExecutionContext,
  ): ReturnType<InstanceType<ReturnType<typeof AuthGuard>>['canActivate']> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    request.body = this.input.transform(request.body, { type: 'body', metatype: SignInDto });
    return super.canActivate(context);
  }

  override handleRequest<T>(error: unknown, user: T | false): T {
    if (error instanceof Error) throw error;
    if (!user) throw new AppError('invalid_credentials', 'The e-mail address or the password is not right.');
    return user;
  }
}
