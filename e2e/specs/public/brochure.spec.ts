import { expect, test } from '../../harness/fixtures.ts';
import { ServedPage } from '../../harness/page-parts.ts';

// The form is in page-forms.test.tsx, its mail and the file in brochures.test.ts of the API.
test('a link that does not work, or no longer, leads to the form', async ({ request }) => {
  const unknown = await ServedPage.open(request, '/api/brochures/0190a000-0000-7000-8000-000000000001.xxx');
  expect(unknown.path).toBe('/brochure?link=unknown');
  expect(unknown.main.text).toContain('This link does not work');
  const expired = await ServedPage.open(request, '/brochure?link=expired&speciality=fertility');
  expect(expired.main.text).toContain('This link has expired');
  expect(expired.one('form', { id: 'form-brochure' }).fields).toMatchObject({ speciality: 'fertility' });
  expect(expired.robots).toContain('noindex');
});
