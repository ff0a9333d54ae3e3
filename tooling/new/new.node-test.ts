import assert from 'node:assert/strict';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { runNode } from '../build/run-script.ts';
import { makeScratch, type Scratch } from '../scratch/scratch.ts';
import { audienceOf } from './audience.ts';
import { borrowBuilds } from './borrow-builds.ts';
import { named, newFeature } from './feature.ts';
import { nameOf, singular } from './names.ts';
import { carryOut } from './plan.ts';

let scratch: Scratch;
before(() => {
  scratch = makeScratch();
});
after(() => scratch.remove());

const make = (...args: string[]) => runNode(['tooling/new/main.ts', ...args], scratch.root);
/** The files that a command says it has written or changed. */
const filesOf = (output: string): string[] => [...output.matchAll(/^ {2}[+~] (\S+)$/gm)].map(([, file = '']) => file);
const text = (file: string): string => readFileSync(join(scratch.root, file), 'utf8');

/** Files that may have a line for each access entry, event or action, which a feature adds to. */
function filesWithTables(): string[] {
  const files = globSync(
    '{contracts,portal-kit,case-kit,shell,mfe-*,services/api,e2e}/{src,server,test,harness,specs}/**/*.{ts,tsx}',
    {
      cwd: scratch.root,
    },
  );
  return files.filter((file) => /(Record|in)\b.*\b(AccessEntry|RealtimeEventType|ActivityAction)\b/.test(text(file)));
}

test('a page in each remote, a feature and a module: whole files that compile', { timeout: 300_000 }, async () => {
  const written = new Set<string>();
  for (const args of [
    ['page', 'travel-plans'],
    ['page', 'visa-letters', '--remote', 'mfe-patient'],
    ['page', 'price-sheet', '--remote', 'mfe-partner'],
    ['page', 'audit-log', '--remote', 'mfe-admin'],
  ]) {
    const { code, output } = await make(...args);
    assert.equal(code, 0, output);
    for (const file of filesOf(output)) written.add(file);
  }
  // As the command does it, but what is generated is generated once, with the last one.
  for (const plan of [
    newFeature(nameOf('packing-lists', 'feature'), 'mfe-patient', scratch.root),
    newFeature(nameOf('currencies', 'module'), 'mfe-admin', scratch.root, 'api'),
  ]) {
    const { files } = await carryOut(scratch.root, { create: plan.create, change: plan.change, next: [] });
    for (const file of files) written.add(file);
  }
  const { code, output } = await make('feature', 'room-checks', '--remote', 'mfe-admin');
  assert.equal(code, 0, output);
  for (const file of filesOf(output)) written.add(file);
  const [, files, made, added] = /(\d+) files with (\d+) lines, and (\d+) lines/.exec(output) ?? [];
  assert.ok(Number(files) <= 16 && Number(made) + Number(added) <= 510, output);
  const shared = filesOf(output).filter((file) => /(\.test\.tsx?|^tooling\/|\/testing\/|\/test\/)/.test(file));
  assert.ok(
    shared.every((file) => file.includes('room-checks')),
    shared.join('\n'),
  );

  assert.match(text('mfe-public/portal.json'), /"id": "public.travel-plans"/);
  assert.match(
    text('mfe-public/src/portal.ts'),
    /'public.travel-plans': \(\) => import\('.\/pages\/travel-plans'\),\n}\);/,
  );
  assert.match(
    text('mfe-patient/portal.json'),
    /"path": "\/patient-portal\/visa-letters",\s+"access": "patient_portal"/,
  );
  assert.match(text('mfe-admin/portal.json'), /"path": "\/admin\/room-checks",\s+"access": "admin"/);
  assert.match(text('services/api/src/app.module.ts'), /RoomChecksModule,\n(.*\n)*? *FormsModule,/);
  assert.match(
    text('services/api/test/access/features/currencies.json'),
    /"POST \/currencies\/:id\/transitions": "admin"/,
  );
  assert.match(text('services/api/src/modules/currencies/currency.entity.ts'), /tableName: 'currencies'/);

  // Whole packages would take minutes: nothing else can know what was added.
  const sources = [...written, ...filesWithTables()].filter((file) => /\.tsx?$/.test(file));
  assert.ok(sources.length > 60, sources.join('\n'));
  const lint = ['node_modules/oxlint/bin/oxlint', '--type-aware', '--type-check', '--deny-warnings', ...sources];
  const { code: faults, output: found } = await runNode(lint, scratch.root);
  assert.equal(faults, 0, found);
});

test('the unit and API tests of a feature hold; a page’s says what to write first', { timeout: 180_000 }, async () => {
  // The copy has nothing compiled yet.
  const jest = [
    'node_modules/jest/bin/jest.js',
    '--config',
    'tooling/jest/unit.config.mjs',
    '--testTimeout=30000',
    '--runInBand',
  ];
  const unit = await runNode([...jest, 'features/(packing-lists|room-checks|visa-letters)'], scratch.root);
  assert.match(unit.output, /1 failed, 5 passed/);
  assert.match(unit.output, /Write first what a person can do/);
  const api = await runNode(
    ['--run', 'test', '--', 'modules/(packing-lists|room-checks)'],
    join(scratch.root, 'services/api'),
  );
  assert.equal(api.code, 0, api.output);
  assert.match(api.output, /5 passed/);
});

test('staff use a feature in the browser, on a desktop and on a phone', { timeout: 400_000 }, async () => {
  // The API was built for what is generated.
  borrowBuilds(scratch.root, ['services/api', 'mfe-admin']);
  const name = nameOf('room-checks', 'feature');
  const spec = readFileSync(join(import.meta.dirname, 'in-browser.txt'), 'utf8');
  const file = join(scratch.root, 'e2e/specs/portals/room-checks.spec.ts');
  writeFileSync(file, named(spec, name, singular(name), audienceOf('mfe-admin')));
  // The copy's remote has the feature's pages alone, which are built in seconds.
  removeLines('mfe-admin/src/portal.ts', /^ {2}'admin\.(?!home|room-check)/);
  const portal = join(scratch.root, 'mfe-admin/portal.json');
  const { routes, ...rest } = JSON.parse(readFileSync(portal, 'utf8')) as { routes: { id: string }[] };
  const own = JSON.stringify({ ...rest, routes: routes.filter(({ id }) => /^admin\.(home|room-check)/.test(id)) });
  writeFileSync(portal, own);
  const only = ['specs/portals/room-checks', '--project=site', '--retries=0', '--reporter=list'];
  const { code, output } = await runNode(['--run', 'test', '--', ...only], join(scratch.root, 'e2e'));
  assert.equal(code, 0, output);
  assert.match(output, /1 passed/);
});

/** Removes the lines that fit. */
function removeLines(file: string, fits: RegExp): void {
  const kept = text(file)
    .split('\n')
    .filter((line) => !fits.test(line));
  writeFileSync(join(scratch.root, file), kept.join('\n'));
}

test('names are said with the article that they are said with', () => {
  const said = (kebab: string): string => {
    const name = nameOf(kebab, 'feature');
    return named('A sample item is a sample item.', name, singular(name), audienceOf('mfe-admin'));
  };
  assert.equal(said('equipment-loans'), 'An equipment loan is an equipment loan.');
  assert.equal(said('room-checks'), 'A room check is a room check.');
  assert.equal(said('user-guides'), 'A user guide is a user guide.');
  assert.equal(said('urgent-calls'), 'An urgent call is an urgent call.');
});

test('a name that is taken or not kebab-case is refused in one sentence, and nothing is written', async () => {
  const portal = text('mfe-public/portal.json');
  const refused: [string[], RegExp][] = [
    [['page', 'TravelPlans'], /"TravelPlans" is not kebab-case: .* like travel-plans\.$/],
    [['page', 'contact'], /already has a page "public.contact": choose another name\.$/],
    [['page', 'footer'], /mfe-public\/src\/features\/footer\/messages.ts is already there: choose another name\.$/],
    [
      ['feature', 'travel-kits'],
      /A feature belongs to a portal: --remote is one of mfe-admin, mfe-patient, mfe-partner\.$/,
    ],
    [['feature', 'luggage', '--remote', 'mfe-admin'], /Name it in the plural, like luggages: it is a list\.$/],
    [['module', 'treatments'], /The API already has a module "treatments": choose another name\.$/],
    [['page', 'x', '--remote', 'mfe-nobody'], /There is no remote "mfe-nobody": it is one of mfe-public/],
    [['dance', 'x'], /Say what to make: npm run new/],
    [['page'], /Say what it is called: npm run new/],
  ];
  for (const [args, sentence] of refused) {
    const { code, output } = await make(...args);
    assert.equal(code, 1, args.join(' '));
    assert.match(output.trim(), sentence);
    assert.equal(output.trim().split('\n').length, 1, output);
  }
  assert.equal(text('mfe-public/portal.json'), portal);
});
