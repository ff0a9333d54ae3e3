import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { COMPOSE, composeFaults, readCompose } from './compose.ts';

const file = readCompose();
const services = Object.entries(file.services);

void describe('deploy/compose', () => {
  void it('is valid by the schema of the Compose specification', () => {
    assert.deepEqual(composeFaults(file), []);
  });

  void it('has everything a site needs', () => {
    const names = ['database', 'pgbouncer', 'redis', 's3', 'migrate', 'api', 'worker', 'render', 'store', 'front'];
    assert.deepEqual(
      names.filter((name) => file.services[name] === undefined),
      [],
    );
  });

  void it('finds a misspelt field, a wrong value and a missing variable', () => {
    const api = file.services['api'] ?? {};
    const faults = (service: object): string => composeFaults({ ...file, services: { api: service } }).join('\n');
    assert.match(faults({ ...api, mem_limits: '1g' }), /mem_limits/);
    assert.match(faults({ ...api, read_only: 'perhaps' }), /read_only must be boolean/);
    assert.throws(() => readCompose({}), /PUBLIC_ORIGIN has no value/);
  });

  for (const [name, service] of services) {
    void it(`${name} is locked down, and bounded`, () => {
      assert.equal(service['read_only'], true);
      assert.deepEqual(service['security_opt'], ['no-new-privileges:true']);
      assert.deepEqual(service['cap_drop'], ['ALL']);
      assert.ok(service['mem_limit'] !== undefined && service['pids_limit'] !== undefined);
      assert.ok(service['restart'] === 'unless-stopped' || service['restart'] === 'no');
    });

    void it(`${name} names only what there is`, () => {
      for (const other of Object.keys(service.depends_on ?? {})) assert.ok(file.services[other], other);
      for (const network of service.networks ?? []) assert.ok(network in file.networks, network);
      for (const secret of service.secrets ?? [])
        assert.ok((typeof secret === 'string' ? secret : secret.source) in file.secrets);
      for (const volume of service.volumes ?? []) {
        const [from = ''] = volume.split(':');
        if (from.startsWith('.')) assert.ok(existsSync(join(COMPOSE, from)), from);
        else if (!from.startsWith('/')) assert.ok(from in file.volumes, from);
      }
    });
  }

  void it('starts what needs the schema after the migrations, and gives the owner to them alone', () => {
    for (const name of ['api', 'worker'])
      assert.equal(file.services[name]?.depends_on?.['migrate']?.condition, 'service_completed_successfully');
    const withOwner = services.filter(([, { env_file }]) => env_file?.includes('secrets/migrate.env') === true);
    assert.deepEqual(
      withOwner.map(([name]) => name),
      ['migrate'],
    );
  });

  void it('makes the secrets it reads, once, for their owner alone', () => {
    const folder = mkdtempSync(join(tmpdir(), 'ayana-compose-'));
    try {
      cpSync(join(COMPOSE, 'make-secrets.sh'), join(folder, 'make-secrets.sh'));
      const make = (): void => {
        const { status, stderr } = spawnSync('sh', [join(folder, 'make-secrets.sh')], { encoding: 'utf8' });
        assert.equal(status, 0, stderr);
      };
      make();
      const wanted = [
        ...services.flatMap(([, { env_file }]) => env_file ?? []),
        ...Object.values(file.secrets).map((secret) => secret.file),
      ];
      for (const path of wanted) assert.ok(existsSync(join(folder, path)), path);
      const server = join(folder, 'secrets/server.env');
      assert.equal(statSync(server).mode & 0o777, 0o600);
      const before = readFileSync(server, 'utf8');
      assert.match(before, /^JWT_SECRET=[0-9a-f]{64}$/m);
      make();
      assert.equal(readFileSync(server, 'utf8'), before);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
