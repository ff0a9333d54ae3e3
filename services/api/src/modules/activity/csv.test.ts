import { activityLine, cell } from './csv.js';

test.each([
  ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
  ['+1', `"'+1"`],
  ['-2+3', `"'-2+3"`],
  ['@SUM(1)', `"'@SUM(1)"`],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r=1"`],
  ['\n=1', `"'\n=1"`],
  ['  =1', `"'  =1"`],
  ['\uFF1D1', `"'\uFF1D1"`],
  ['Anna "Anni" Lee', '"Anna ""Anni"" Lee"'],
  ['one, two\nthree', '"one, two\nthree"'],
  ['a=b', '"a=b"'],
  ['', '""'],
])('%j is written as %s', (value, written) => {
  expect(cell(value)).toBe(written);
});

test('a row has its cells in the order of the head, whatever is missing', () => {
  const line = activityLine({
    id: '01900000-0000-7000-8000-000000000001',
    type: 'security',
    action: 'csp_violation',
    at: '2026-11-20T10:00:00.000Z',
    actor: null,
    subject: { id: '01900000-0000-7000-8000-000000000002', name: null, email: null },
    details: { blocked_uri: '=1' },
    request_id: null,
    reported_by: 'browser',
  });
  expect(line).toBe(
    '"2026-11-20T10:00:00.000Z","security","csp_violation","","","","","01900000-0000-7000-8000-000000000002","","",' +
      '"{""blocked_uri"":""=1""}","","browser","01900000-0000-7000-8000-000000000001"\r\n',
  );
});
