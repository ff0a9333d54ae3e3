import { ConfigError, readConfig } from './config.js';

const SECRETS = { JWT_SECRET: 'j'.repeat(40), COOKIE_SECRET: 'c'.repeat(40) };
const DEMO = { OIDC_PROVIDERS: 'demo', OIDC_DEMO_ISSUER: 'https://id.example/realm', OIDC_DEMO_CLIENT_ID: 'ayana' };

function refusal(env: Record<string, string>): string {
  try {
    readConfig(env);
    return '';
  } catch (error) {
    return error instanceof ConfigError ? error.message : `another error: ${String(error)}`;
  }
}

test('without OIDC_PROVIDERS there are none', () => {
  expect(readConfig({}).outsideProviders).toEqual([]);
  expect(readConfig({ OIDC_PROVIDERS: ' , ' }).outsideProviders).toEqual([]);
});

test('a provider takes its variables, with reasonable defaults, in the order of the list', () => {
  const { outsideProviders } = readConfig({
    ...DEMO,
    OIDC_PROVIDERS: 'city-clinic, demo',
    OIDC_CITY_CLINIC_ISSUER: 'http://localhost:4000',
    OIDC_CITY_CLINIC_CLIENT_ID: 'site',
    OIDC_CITY_CLINIC_CLIENT_SECRET: 'hidden',
    OIDC_CITY_CLINIC_LABEL: 'City Clinic',
    OIDC_CITY_CLINIC_SCOPES: 'openid  email',
  });
  expect(outsideProviders).toEqual([
    {
      name: 'city-clinic',
      label: 'City Clinic',
      issuer: new URL('http://localhost:4000'),
      clientId: 'site',
      clientSecret: 'hidden',
      scopes: 'openid email',
    },
    {
      name: 'demo',
      label: 'Demo',
      issuer: new URL('https://id.example/realm'),
      clientId: 'ayana',
      clientSecret: null,
      scopes: 'openid email profile',
    },
  ]);
});

test('every invalid variable is named in one message, with the rest of the configuration', () => {
  const message = refusal({
    OIDC_PROVIDERS: 'demo,Big One,clinic,demo',
    OIDC_DEMO_ISSUER: 'not an address',
    OIDC_DEMO_LABEL: 'x'.repeat(41),
    OIDC_CLINIC_ISSUER: 'http://id.example',
    OIDC_CLINIC_CLIENT_ID: 'site',
    OIDC_CLINIC_SCOPES: 'email',
    TRUSTED_PROXIES: 'many',
  });
  for (const name of [
    'OIDC_DEMO_ISSUER',
    'OIDC_DEMO_CLIENT_ID',
    'OIDC_DEMO_LABEL',
    '"Big One"',
    '"demo" twice',
    'OIDC_CLINIC_ISSUER',
    'OIDC_CLINIC_SCOPES',
    'TRUSTED_PROXIES',
  ])
    expect(message).toContain(name);
});

test.each([
  ['http://localhost:4000', false, true],
  ['http://127.0.0.1:4000', false, true],
  ['http://localhost:4000', true, false],
  ['http://localhost.evil.example', false, false],
  ['https://id.example', true, true],
  ['https://id.example?tenant=1', false, false],
  ['https://id.example/.well-known/openid-configuration', false, false],
  ['https://user:secret@id.example', false, false],
  ['ftp://id.example', false, false],
])('the issuer %s with production=%s is taken: %s', (issuer, production, taken) => {
  const env = { ...DEMO, ...SECRETS, OIDC_DEMO_ISSUER: issuer, ...(production ? { NODE_ENV: 'production' } : {}) };
  expect(refusal(env).includes('OIDC_DEMO_ISSUER')).toBe(!taken);
});
