import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';

import { repositoryRoot } from '../database/paths.ts';
import { browserTestsOf, changesAPage, changesSince } from './changed.ts';
import { DRIVES, driven, REMOTES } from './drives.ts';

const folder = mkdtempSync(join(tmpdir(), 'ayana-changed-'));
after(() => rmSync(folder, { recursive: true }));
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@ayana.test', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });

/** The workspace with one source file in each package: enough for the graph. */
const manifests = globSync(['package.json', '*/package.json', 'services/*/package.json'], { cwd: repositoryRoot });
for (const file of ['pnpm-workspace.yaml', ...manifests]) {
  mkdirSync(join(folder, dirname(file)), { recursive: true });
  copyFileSync(join(repositoryRoot, file), join(folder, file));
  if (file.includes('/')) writeFileSync(join(folder, dirname(file), 'source.ts'), '');
}
git('init', '--quiet', '--initial-branch=main');
git('add', '.');
git('commit', '--quiet', '--message=Begin');

const all = Object.keys(DRIVES);
const driving = (remote: (typeof REMOTES)[number]): string[] => all.filter((each) => DRIVES[each]?.includes(remote));
const changed = (file: string): ReturnType<typeof changesSince> => {
  appendFileSync(join(folder, file), '\n');
  const changes = changesSince(folder, 'main');
  git('checkout', '--quiet', '.');
  git('clean', '--quiet', '--force');
  return changes;
};

for (const remote of REMOTES)
  test(`a change of ${remote} chooses the browser tests that open it, and no other remote’s`, () => {
    const changes = changed(`${remote}/source.ts`);
    assert.deepEqual([...changes.affected], [remote]);
    assert.deepEqual(browserTestsOf(changes), driving(remote));
    assert.ok(driving(remote).length > 0 && driving(remote).length < all.length);
    assert.ok(changesAPage(changes));
  });

for (const shared of ['contracts', 'portal-kit', 'shared-ui', 'case-kit', 'shell', 'services/api', 'tooling'])
  test(`a change of ${shared} chooses every browser test`, () => {
    assert.deepEqual(browserTestsOf(changed(`${shared}/source.ts`)), all);
  });

test('a change of deploy or of the browser tests chooses none that drive something else', () => {
  for (const own of ['deploy', 'e2e']) assert.deepEqual(browserTestsOf(changed(`${own}/source.ts`)), []);
});

test('a change that belongs to no package chooses everything, documentation nothing, a new file its package', () => {
  assert.equal(changed('pnpm-workspace.yaml').everything, true);
  const documentation = changed('mfe-admin/README.md');
  assert.deepEqual([documentation.everything, [...documentation.affected]], [false, []]);
  assert.ok(changed('services/api/new.ts').affected.has('services/api'));
});

test('the commit that main is at now does not count: only what the branch changed', () => {
  git('checkout', '--quiet', '-b', 'feature');
  git('checkout', '--quiet', 'main');
  appendFileSync(join(folder, 'mfe-admin/source.ts'), '\n');
  git('commit', '--quiet', '--all', '--message=Elsewhere');
  git('checkout', '--quiet', 'feature');
  assert.deepEqual([...changed('mfe-public/source.ts').affected], ['mfe-public']);
});

test('a base that is no commit is one sentence', () => {
  assert.throws(() => changesSince(folder, 'nowhere'), /There is no commit "nowhere" to compare with/);
});

test('each folder of browser tests and each story says what it opens', () => {
  const there = ['specs', 'stories'].flatMap((name) =>
    readdirSync(join(repositoryRoot, 'e2e', name))
      .filter((each) => name === 'specs' || each.endsWith('.story.ts'))
      .map((each) => `${name}/${each}`),
  );
  assert.deepEqual(all.toSorted(), there.toSorted());
  assert.throws(() => driven('specs/elsewhere/a.spec.ts'), /does not say which remotes specs\/elsewhere opens/);
});
