import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const root = path.resolve(import.meta.dirname, '../..');
const SOURCES = '{case-kit,mfe-admin,mfe-partner}/src/**/*.tsx';

/** A form of the kit. */
const FORM = /\buse(?:Form|SharedEdit)(?:<|\()/;
/** What a person sees after it: the dialog closes, a toast, another page, or a status. */
const SAID = /Dialog|toast\.|useNavigate|role="status"/;

/** Forms in a page that say it in another way. */
const APART: Readonly<Record<string, string>> = {
  'case-kit/src/quote/quote-questions.tsx': 'the answer takes the place of its form',
  'mfe-admin/src/features/cases/timeline/note-composer.tsx': 'the note is the newest of the timeline below',
  'mfe-admin/src/features/inbox/detail/journey-section.tsx': 'the journey takes the place of the form',
  'mfe-admin/src/features/operations/incidents/entry-composer.tsx': 'the entry is the newest of the timeline below',
  'mfe-admin/src/features/service-desk/requests/request-thread.tsx': 'the comment is the newest of the thread',
  'mfe-partner/src/features/orders/results-form.tsx': 'the results take the place of the form',
};

const silent = (source: string): boolean => FORM.test(source) && !SAID.test(source);

test('a form in a page says that it was saved', () => {
  const files = globSync(SOURCES, { cwd: root, exclude: ['**/*.test.tsx', '**/testing/**'] }).toSorted();
  assert.ok(files.length > 300);
  const found = files.filter((file) => silent(readFileSync(path.join(root, file), 'utf8')));
  assert.deepEqual(found, Object.keys(APART).toSorted());
});

test('the rule sees a form that says nothing', () => {
  assert.ok(silent('const form = useForm({ onAccepted: reread });'));
  assert.ok(!silent('const form = useForm({ onAccepted: () => toast.secondary(words.saved, "") });'));
});
