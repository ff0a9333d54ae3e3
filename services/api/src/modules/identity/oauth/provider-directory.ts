import { Injectable } from '@nestjs/common';
import * as openid from 'openid-client';
import { Clock } from '../../../platform/clock/clock.js';
import { Config } from '../../../platform/config/config.js';
import type { OutsideProvider } from '../../../platform/config/outside-providers.js';

/** Seconds a provider may take for one answer. */
const PATIENCE = 5;
/** Seconds a provider's clock may be off. */
const CLOCK_TOLERANCE = 120;
/** Milliseconds after which a provider's discovery document is read again. */
const READ_AGAIN_AFTER = 60 * 60 * 1000;

interface Known {
  since: number;
  client: Promise<openid.Configuration>;
}

/** The configured providers. Their discovery documents are read when someone first needs them: none keeps the server from starting. */
@Injectable()
export class ProviderDirectory {
  private readonly known = new Map<string, Known>();

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  list(): readonly OutsideProvider[] {
    return this.config.outsideProviders;
  }

  find(name: string): OutsideProvider | undefined {
    return this.list().find((provider) => provider.name === name);
  }

  /**
   * A provider as its discovery document describes it. Asked for by many at once it is read once; a failure is not kept, so that
   * the next one to ask tries again.
   * @throws what openid-client throws when the provider does not answer, or answers as someone else
   */
  async client(provider: OutsideProvider): Promise<openid.Configuration> {
    const now = this.clock.now().getTime();
    const known = this.known.get(provider.name);
    if (known && now - known.since < READ_AGAIN_AFTER) return known.client;
    const fresh: Known = { since: now, client: discover(provider) };
    this.known.set(provider.name, fresh);
    try {
      return await fresh.client;
    } catch (error) {
      // An older description is better than none: the provider may be back by the time the person has answered it.
      if (this.known.get(provider.name) === fresh) {
        if (known) this.known.set(provider.name, known);
        else this.known.delete(provider.name);
      }
      if (known) return known.client;
      throw error;
    }
  }
}

async function discover({ issuer, clientId, clientSecret }: OutsideProvider): Promise<openid.Configuration> {
  // The keys of the ID token are looked at, too: over https the protocol would let it go, but nothing is lost by it.
  const execute = [openid.enableNonRepudiationChecks];
  // The configuration lets through loopback addresses only.
  if (issuer.protocol === 'http:') execute.push(openid.allowInsecureRequests);
  const metadata = { [openid.clockTolerance]: CLOCK_TOLERANCE };
  const authentication = clientSecret === null ? openid.None() : bySecret(clientSecret);
  return openid.discovery(issuer, clientId, metadata, authentication, { execute, timeout: PATIENCE });
}

/** `client_secret_basic`, which every server with secrets must take (RFC 6749, 2.3.1), unless it says that it does not. */
function bySecret(secret: string): openid.ClientAuth {
  const [basic, post] = [openid.ClientSecretBasic(secret), openid.ClientSecretPost(secret)];
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported;
    const authenticate = methods === undefined || methods.includes('client_secret_basic') ? basic : post;
    authenticate(server, client, body, headers);
  };
}
