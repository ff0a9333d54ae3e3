import { ProviderUsers } from './provider-users.service.js';
import { CallbackController } from './callback.controller.js';
import { CompleteSignUp } from './complete-sign-up.service.js';
import { CompleteSignUpCookie } from './complete-sign-up-cookie.js';
import { ProviderRedirects } from './provider-redirects.service.js';
import { FlowCookies } from './flow-cookies.js';
import { Identities } from './identities.service.js';
import { OauthController } from './oauth.controller.js';
import { AuthorizationCodeFlow } from './authorization-code-flow.js';
import { ProviderDirectory } from './provider-directory.js';

/** Sign-in with outside identity providers, as parts of the identity module. */
export const outsideSignIn = {
  controllers: [OauthController, CallbackController],
  providers: [
    ProviderUsers,
    CompleteSignUp,
    CompleteSignUpCookie,
    ProviderRedirects,
    FlowCookies,
    Identities,
    AuthorizationCodeFlow,
    ProviderDirectory,
  ],
};
