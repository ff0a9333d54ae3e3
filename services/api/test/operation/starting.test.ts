import { Controller, Get, Module } from '@nestjs/common';
import { AppModule } from '../../src/app.module.js';
import { ConfigError, readConfig } from '../../src/platform/config/config.js';
import { createHttpApp, listen } from '../../src/platform/http/http-app.js';
import { startApi, type TestApi } from '../support/api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

describe('starting', () => {
  test('names every invalid variable at once', () => {
    const env = {
      PORT: 'x',
      DATABASE_URL: 'mysql://x',
      PUBLIC_ORIGIN: 'http://a/b',
      DEMO_DATA: 'yes',
      TEAM_EMAIL: 'team',
      LOG_LEVEL: 'loud',
      NODE_ENV: 'production',
    };
    const message = (() => {
      try {
        readConfig(env);
        return '';
      } catch (error) {
        return error instanceof ConfigError ? error.message : 'another error';
      }
    })();
    for (const name of [
      'PORT',
      'DATABASE_URL',
      'PUBLIC_ORIGIN',
      'DEMO_DATA',
      'TEAM_EMAIL',
      'LOG_LEVEL',
      'JWT_SECRET',
      'COOKIE_SECRET',
    ])
      expect(message).toContain(name);
  });

  test('refuses development secrets and demo data in production', () => {
    const { jwtSecret, cookieSecret } = readConfig({});
    const env = { NODE_ENV: 'production', JWT_SECRET: jwtSecret, COOKIE_SECRET: cookieSecret, DEMO_DATA: '1' };
    expect(() => readConfig(env)).toThrow(
      /JWT_SECRET is the development secret[\s\S]*COOKIE_SECRET is the development secret|DEMO_DATA=1 is refused/,
    );
    const secrets = { JWT_SECRET: 'j'.repeat(40), COOKIE_SECRET: 'c'.repeat(40) };
    expect(() => readConfig({ NODE_ENV: 'production', ...secrets })).not.toThrow();
    expect(() => readConfig({ NODE_ENV: 'production', ...secrets, DEMO_DATA: '1' })).toThrow('DEMO_DATA');
  });

  test('a route without an access rule does not start the server', async () => {
    @Controller('unguarded')
    class UnguardedController {
      @Get()
      read(): string {
        return 'open to everybody';
      }
    }
    @Module({ imports: [AppModule.of(api.config)], controllers: [UnguardedController] })
    class UnguardedModule {}
    const app = await createHttpApp({ module: UnguardedModule }, api.config);
    await expect(listen(app, api.config)).rejects.toThrow('UnguardedController.read');
    await app.close();
  });

  test('is ready once migrated and seeded and the mail server answers', async () => {
    const { status, body } = await api.call<{ checks: object }>('GET', '/health/ready');
    expect([status, body.checks]).toEqual([503, { migrations: 'up', seeds: 'up', storage: 'up', mail: 'down' }]);
    expect((await api.call('GET', '/health/live')).status).toBe(200);
  });
});
