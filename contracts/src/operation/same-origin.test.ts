import { isSameOrigin } from './same-origin.ts';

test.each([
  ['http://localhost:3000', 'http://localhost:3000', true],
  ['http://127.0.0.1:3000', 'http://localhost:3000', true],
  ['http://[::1]:3000', 'http://localhost:3000', true],
  ['http://127.0.0.1:3001', 'http://localhost:3000', false],
  ['https://127.0.0.1:3000', 'http://localhost:3000', false],
  ['http://localhost', 'https://ayana.example', false],
  ['https://evil.example', 'https://ayana.example', false],
  ['https://ayana.example.evil.example', 'https://ayana.example', false],
  ['http://localhost:3000/', 'http://localhost:3000', false],
  ['http://127.0.0.1:3000/x', 'http://localhost:3000', false],
  ['xhttp://127.0.0.1:3000', 'http://localhost:3000', false],
  ['ftp://127.0.0.1:3000', 'http://localhost:3000', false],
  ['https://127.0.0.1', 'https://localhost', true],
  ['http://localhost:3000', 'http://ayana.example:3000', false],
  ['http://ayana.example:3000', 'http://localhost:3000', false],
  ['null', 'file://', false],
  ['null', 'http://localhost:3000', false],
])('%s on a site at %s: %s', (origin, publicOrigin, own) => {
  expect(isSameOrigin(origin, publicOrigin)).toBe(own);
});
