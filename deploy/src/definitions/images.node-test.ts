import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { DockerfileParser } from 'dockerfile-ast';
import { packageFolders } from '@ayana/tooling/bootstrap/package-folders.mjs';
import { repositoryRoot } from '@ayana/tooling/database/paths.ts';
import { checkBase } from '@ayana/tooling/images/build.ts';
import { LIMITS } from '@ayana/tooling/images/limits.ts';
import { REMOTES, RUNNING_IMAGES, TARGETS } from '@ayana/tooling/images/targets.ts';
import { buildDetail } from '@ayana/tooling/images/build.ts';
import { readCompose } from './compose.ts';

const text = readFileSync(join(repositoryRoot, 'deploy', 'images', 'Containerfile'), 'utf8');
const parsed = DockerfileParser.parse(text);
/** Instructions by stage; a stage continues another one of this file, or a base. */
const stages = new Map<string, { from: string; instructions: { keyword: string; content: string }[] }>();
let stage = '';
for (const instruction of parsed.getInstructions()) {
  const content = instruction.getArgumentsContent() ?? '';
  if (instruction.getKeyword() === 'FROM') {
    const [from = '', , name = ''] = content.split(/\s+/);
    stage = name;
    stages.set(stage, { from, instructions: [] });
  } else stages.get(stage)?.instructions.push({ keyword: instruction.getKeyword(), content });
}
const all = (name: string): { keyword: string; content: string }[] => {
  const one = stages.get(name);
  return one === undefined ? [] : [...all(one.from), ...one.instructions];
};
const last = (name: string, keyword: string): string | undefined =>
  all(name).findLast((one) => one.keyword === keyword)?.content;

/** What the build of the shell bundles is added, once, and the bill stays one that CycloneDX takes. */
async function hasBundled(validator: Validation.JsonStrictValidator, bill: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ayana-bill-'));
  const [file, list] = [join(folder, 'sbom.cdx.json'), join(folder, 'packages.json')];
  writeFileSync(file, bill);
  const { version = '' } = componentsOf(bill).find((one) => one.name === 'fastify') ?? {};
  const bundled = [
    { name: 'react-dom', version: '19.0.0', license: 'MIT' },
    { name: '@base-ui/react', version: '1.0.0', license: 'MIT OR Apache-2.0' },
    { name: 'fastify', version },
  ];
  writeFileSync(list, JSON.stringify(bundled));
  const script = join(repositoryRoot, 'deploy', 'images', 'bundled-sbom.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, file, list], { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  const merged = readFileSync(file, 'utf8');
  rmSync(folder, { recursive: true, force: true });
  assert.equal(await validator.validate(merged), null);
  const before = new Set(componentsOf(bill).map(({ purl }) => purl));
  assert.deepEqual(
    componentsOf(merged).flatMap(({ purl }) => (before.has(purl) ? [] : [purl])),
    ['pkg:npm/react-dom@19.0.0', 'pkg:npm/%40base-ui/react@1.0.0'],
  );
  assert.equal(componentsOf(merged).filter((one) => one.name === 'fastify').length, 1);
}

const componentsOf = (bill: string): { name: string; version: string; purl: string }[] =>
  (JSON.parse(bill) as { components: { name: string; version: string; purl: string }[] }).components;

void describe('deploy/images', () => {
  void it('adds what the shell bundles to the bill of the render image', () => {
    const adds = all('render').some(
      ({ keyword, content }) =>
        keyword === 'RUN' && content.endsWith('bundled-sbom.mjs /app/sbom.cdx.json /app/shell/dist/packages.json'),
    );
    assert.ok(adds);
  });

  void it('has a stage for each image, all of one base that is pinned from outside', () => {
    for (const target of TARGETS) assert.ok(stages.has(target), target);
    for (const [name, { from }] of stages) assert.ok(from === '${BASE}' || stages.has(from), `${name}: ${from}`);
    const digest = 'a'.repeat(64);
    assert.equal(checkBase(`example.com/node@sha256:${digest}`), `example.com/node@sha256:${digest}`);
    assert.throws(() => checkBase('docker.io/library/node:24'), /pinned by its digest/);
  });

  void it('tries the images within the bounds of compose.yaml', () => {
    const { services } = readCompose();
    for (const [name, { memory, pids, temporary }] of Object.entries(LIMITS)) {
      const service = services[name];
      assert.equal(service?.['mem_limit'], memory >= 2 ** 30 ? `${memory / 2 ** 30}g` : `${memory / 2 ** 20}m`, name);
      assert.equal(service['pids_limit'], pids, name);
      assert.deepEqual(service['tmpfs'], [`/tmp:size=${temporary},mode=1777`], name);
    }
  });

  void it('has an image for the release of each front end', () => {
    const releases = readdirSync(join(repositoryRoot, 'deploy', 'kubernetes', 'releases')).filter(
      (name) => name !== 'base',
    );
    assert.deepEqual([...REMOTES].toSorted(), releases.toSorted());
  });

  void it('says which step is at work, and what it says', () => {
    const said: string[] = [];
    const take = buildDetail((detail) => said.push(detail));
    take('[6/8] STEP 2/4: RUN --mount=type=cache,id=ayana-pnpm,target=/root/store     pnpm install');
    take('Progress: added 322');
    take('Successfully tagged localhost/ayana-api:1');
    assert.deepEqual(said, [
      '6/8 RUN pnpm install',
      '6/8 RUN pnpm install · Progress: added 322',
      'removing what only the build needed',
    ]);
  });

  void it('copies the manifest of every package of the workspace', () => {
    for (const folder of packageFolders(repositoryRoot))
      assert.ok(text.includes(`COPY ${folder}/package.json ${folder}/`), folder);
  });

  void it('copies only what there is', () => {
    for (const [name, { instructions }] of stages)
      for (const { keyword, content } of instructions) {
        if (keyword !== 'COPY') continue;
        for (const source of content.split(/\s+/).slice(0, -1))
          // Absolute: of another stage.
          assert.ok(source.startsWith('/') || existsSync(join(repositoryRoot, source)), `${name}: ${source}`);
      }
  });

  for (const target of RUNNING_IMAGES)
    void it(`${target} runs as an ordinary user, with a health check and its version`, () => {
      assert.equal(last(target, 'USER'), '10001:10001');
      assert.match(last(target, 'HEALTHCHECK') ?? '', /healthcheck\.mjs/);
      assert.match(last(target, 'LABEL') ?? '', /image\.version="\$\{AYANA_VERSION\}"/);
      assert.ok(last(target, 'ENTRYPOINT')?.startsWith('['), 'a shell would not hand SIGTERM on');
    });

  for (const name of ['api', 'shell'])
    void it(`has a bill of materials of ${name} that CycloneDX takes`, async () => {
      const args = [
        '--filter',
        `@ayana/${name}`,
        'sbom',
        '--prod',
        '--sbom-format',
        'cyclonedx',
        '--sbom-type',
        'application',
      ];
      const pnpm = join(repositoryRoot, '.toolchain', 'bin', 'pnpm');
      const { stdout, status, stderr } = spawnSync(pnpm, args, {
        cwd: repositoryRoot,
        encoding: 'utf8',
        maxBuffer: 1e8,
      });
      assert.equal(status, 0, stderr);
      const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot7);
      assert.equal(await validator.validate(stdout), null);
      const { components } = JSON.parse(stdout) as { components: { name: string }[] };
      const names = new Set(components.map((one) => one.name));
      assert.ok(names.has('fastify') && !names.has('jest') && !names.has('webpack'));
      if (name === 'shell') await hasBundled(validator, stdout);
      assert.notEqual(await validator.validate(stdout.replace('"bomFormat"', '"bomformat"')), null);
    });
});
