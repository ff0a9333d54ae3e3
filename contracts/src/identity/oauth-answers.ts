export interface Provider {
  /** In addresses: `/api/auth/oauth/<name>`. */
  name: string;
  /** For people: "Continue with <label>". */
  label: string;
}

export interface ProviderRedirect {
  /**
   * Where the browser goes now: the provider's own page.
   * @format uri
   */
  url: string;
}

export interface ProviderProfile {
  /** @format email */
  email: string;
  /** Whether the provider vouches for the address; if not, it is confirmed by a mail. */
  email_verified: boolean;
  first_name: string | null;
  last_name: string | null;
  provider: string;
  /** The provider, for people. */
  label: string;
}
