import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { versionedNames } from './editor-names.ts';

const root = path.resolve(import.meta.dirname, '../..');
const fixture = path.join(import.meta.dirname, 'fixtures/editors-outlive-a-save/editor.tsx');

/** Editors that still have one: what is typed there is lost, or forgotten by a reload, when another saves. Each becomes `useSharedEdit`; the list only gets shorter. */
const LEFT = [
  'mfe-admin/src/features/cases/travel/leg-dialog.tsx',
  'mfe-admin/src/features/compliance/controls/control-dialog.tsx',
  'mfe-admin/src/features/compliance/evidence/evidence-dialog.tsx',
  'mfe-admin/src/features/compliance/requirements/requirement-dialog.tsx',
  'mfe-admin/src/features/escalation/on-call/rota-dialog.tsx',
  'mfe-admin/src/features/operations/signals/definition-dialog.tsx',
  'mfe-admin/src/features/organisations/edit-dialog.tsx',
  'mfe-admin/src/features/organisations/proposals-card.tsx',
  'mfe-admin/src/features/resources/list/resource-dialog.tsx',
  'mfe-admin/src/features/resources/needs/need-dialog.tsx',
  'mfe-admin/src/features/service-desk/catalog/item-dialog.tsx',
  'mfe-partner/src/features/discharge/discharge-dialog.tsx',
  'mfe-partner/src/features/opinion/opinion-form.tsx',
  'mfe-partner/src/features/opinion/opinion-section.tsx',
  'mfe-partner/src/features/orders/deliver-dialog.tsx',
  'mfe-partner/src/features/orders/dispense-dialog.tsx',
  'mfe-partner/src/features/organisation/propose-dialog.tsx',
  'mfe-partner/src/features/trip/booking-dialog.tsx',
  'mfe-partner/src/features/visa/visa-dialog.tsx',
  'mfe-patient/src/features/consultation-room/note-panel.tsx',
  'mfe-patient/src/features/people/change-dialog.tsx',
];

test('the rule catches its fixture: every marked line, and no other', () => {
  const source = readFileSync(fixture, 'utf8');
  const marked = source.split('\n').flatMap((line, at) => (line.includes('// wrong') ? [at + 1] : []));
  assert.deepEqual(
    versionedNames(source).map(({ line }) => line),
    marked,
  );
});

test('no editor is named after the version of what it edits: another’s save would throw away what is typed', () => {
  const files = globSync('{shell,mfe-*,portal-kit,shared-ui}/src/**/*.tsx', { cwd: root })
    .filter((file) => !file.endsWith('.test.tsx'))
    .toSorted();
  const found = files.filter((file) => versionedNames(readFileSync(path.join(root, file), 'utf8')).length > 0);
  assert.deepEqual(found, LEFT);
});
