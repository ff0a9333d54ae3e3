import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { runNode } from '../build/run-script.ts';
import { makeScratch, type Scratch } from '../scratch/scratch.ts';

let scratch: Scratch;
before(() => {
  scratch = makeScratch();
});
after(() => scratch.remove());

const make = (...args: string[]) => runNode(['tooling/new/main.ts', ...args], scratch.root);
const text = (file: string): string => readFileSync(join(scratch.root, file), 'utf8');

test('a page in each remote, a feature and a module: whole files that compile', { timeout: 300_000 }, async () => {
  for (const args of [
    ['page', 'travel-plans'],
    ['page', 'visa-letters', '--remote', 'mfe-patient'],
    ['page', 'price-sheet', '--remote', 'mfe-partner'],
    ['page', 'audit-log', '--remote', 'mfe-admin'],
    ['feature', 'packing-list', '--remote', 'mfe-patient'],
    ['module', 'travel-plans'],
  ]) {
    const { code, output } = await make(...args);
    assert.equal(code, 0, output);
  }
  assert.match(text('mfe-public/portal.json'), /"id": "public.travel-plans"/);
  assert.match(
    text('mfe-public/src/portal.ts'),
    /'public.travel-plans': \(\) => import\('.\/pages\/travel-plans'\),\n}\);/,
  );
  assert.match(
    text('mfe-patient/portal.json'),
    /"path": "\/patient-portal\/visa-letters",\s+"access": "patient_portal"/,
  );
  assert.match(text('services/api/src/app.module.ts'), /TravelPlansModule,\n(.*\n)*? *FormsModule,/);
  assert.match(
    text('services/api/src/modules/travel-plans/travel-plans.module.ts'),
    /DatabaseModule\.forFeature\(TravelPlanSchema\)/,
  );
  assert.match(text('services/api/test/access/routes.ts'), /'POST \/travel-plans': 'session',/);

  const packages = ['mfe-public', 'mfe-patient', 'mfe-partner', 'mfe-admin', 'services/api'];
  const types = await runNode(['tooling/types/main.ts', ...packages], scratch.root);
  assert.equal(types.code, 0, types.output);
});

test('the tests it leaves: one holds, one fails and says what to write first', { timeout: 120_000 }, async () => {
  const jest = ['node_modules/jest/bin/jest.js', '--config', 'tooling/jest/unit.config.mjs', 'features/packing-list'];
  const { code, output } = await runNode(jest, scratch.root);
  assert.equal(code, 1);
  assert.match(output, /1 failed, 1 passed/);
  assert.match(output, /Write first what a person can do/);
});

test('a name that is taken or not kebab-case is refused in one sentence, and nothing is written', async () => {
  const portal = text('mfe-public/portal.json');
  const refused: [string[], RegExp][] = [
    [['page', 'TravelPlans'], /"TravelPlans" is not kebab-case: .* like travel-plans\.$/],
    [['page', 'contact'], /already has a page "public.contact": choose another name\.$/],
    [['feature', 'footer'], /mfe-public\/src\/features\/footer\/messages.ts is already there: choose another name\.$/],
    [['module', 'inbox'], /The API already has a module "inbox": choose another name\.$/],
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
  assert.equal(existsSync(join(scratch.root, 'services/api/src/modules/inbox/inbox.module.ts')), true);
});
