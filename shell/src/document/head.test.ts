import { applyHead, pageHead } from './head';

const base = { path: '/about', origin: 'https://ayana.example', meta: {} };

it('adds the name once and makes absolute URLs', () => {
  const head = pageHead({ ...base, handle: { title: 'Contact', frame: 'page' } });
  expect(head).toMatchObject({ title: 'Contact | Ayana', canonical: 'https://ayana.example/about', noindex: false });
  expect(pageHead({ ...base, handle: { title: 'About Ayana', frame: 'page' } }).title).toBe('About Ayana');
});

it('keeps guarded pages out of search engines', () => {
  const route = { id: 'admin.home', path: '/admin', title: 'Requests', access: 'admin' as const };
  expect(pageHead({ ...base, handle: { title: 'Requests', frame: 'page', route } }).noindex).toBe(true);
});

it('updates an open document’s head, without duplicate tags', () => {
  document.head.innerHTML = '<title>Old</title><meta name="description" content="old">';
  const head = pageHead({ ...base, handle: { title: 'Contact', frame: 'page' }, meta: { description: 'New words' } });
  applyHead(document, head);
  applyHead(document, head);
  expect(document.title).toBe('Contact | Ayana');
  expect([...document.querySelectorAll('meta[name=description]')].map((tag) => tag.getAttribute('content'))).toEqual([
    'New words',
  ]);
});
