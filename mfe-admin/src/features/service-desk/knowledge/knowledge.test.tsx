import { screen, waitFor } from '@testing-library/react';
import { type Answers, fill, openAddress, pageOf, refusal, sampleOf } from '../../../testing/open-address';
import { anItem, aRequestDetail } from '../testing/requests';

const PATH = '/admin/enterprise-service-management/knowledge';
const ARTICLE = sampleOf('KnowledgeArticleDetailDto', {
  id: 'article-1',
  title: 'Print a letter again',
  body: 'Open the case.\n\nPress the button.',
  state: 'published' as const,
  item: null,
  review_by: null,
  is_review_due: false,
  solved: 2,
  linked: 1,
  requests: [{ id: 'request-1', number: 'SR-000123', summary: 'A letter' }],
  transitions: ['retire'] as never,
  version: 3,
});

test('the list says how often an article helped, and that it must be read again', async () => {
  await openAddress(PATH, {
    'GET /knowledge-articles': pageOf({ ...ARTICLE, review_by: '2026-11-20', is_review_due: true }),
  });
  expect(screen.getByText('3 times')).toBeInTheDocument();
  expect(screen.getByText(/Review was due on/)).toBeInTheDocument();
});

test('an article needs a title and a text, and opens once it is saved', async () => {
  const { press, confirm, sent, where } = await openAddress(PATH, {
    'GET /knowledge-articles': pageOf(),
    'POST /knowledge-articles': { ...ARTICLE, id: 'new' },
  });
  await press('New article');
  await confirm('Save draft');
  expect(await screen.findByText('Please enter a title.')).toBeInTheDocument();
  expect(screen.getByText('Please write the article.')).toBeInTheDocument();
  await fill('Title', ' Letters ');
  await fill('Text', 'Open the case.');
  await confirm('Save draft');
  await waitFor(() => expect(where()).toBe(`${PATH}/new`));
  expect((await sent('POST /knowledge-articles')).body).toEqual({ title: 'Letters', body: 'Open the case.' });
});

test('a draft is published with one press, and a refusal is said', async () => {
  const { press } = await openAddress(`${PATH}/article-1`, {
    'GET /knowledge-articles/{id}': { ...ARTICLE, state: 'draft', transitions: ['publish'] },
    'POST /knowledge-articles/{id}/transitions': () => refusal(409, 'illegal_transition', { detail: 'It is retired.' }),
  });
  expect(screen.getByText(/Only the team sees a draft/)).toBeInTheDocument();
  expect(screen.getByText('Open the case.').tagName).toBe('P');
  await press('Publish');
  expect(await screen.findByText(/It is retired\./)).toBeInTheDocument();
});

const create = (answers: Answers = {}) =>
  openAddress('/admin/create-service-request?service=item-1', {
    'GET /service-catalog-items': pageOf(anItem()),
    'GET /service-catalog-items/{id}': anItem(),
    ...answers,
  });

test('an article is read beside the form; one that solved it is counted, and nothing is sent', async () => {
  const { press, confirm, count, where } = await create({
    'GET /knowledge-articles/suggestions': { items: [ARTICLE] },
    'POST /knowledge-articles/{id}/uses': ARTICLE,
  });
  await fill('Language', 'Arabic');
  await press('Print a letter again');
  expect(await screen.findByText('Press the button.')).toBeInTheDocument();
  await confirm('This solved it');
  await waitFor(() => expect(where()).toBe('/admin/service-requests'));
  expect([count('POST /knowledge-articles/article-1/uses'), count('POST /service-requests')]).toEqual([1, 0]);
});

test('a search that fails does not keep a request from being sent', async () => {
  await create({ 'GET /knowledge-articles/suggestions': () => refusal(503, 'service_unavailable') });
  expect(await screen.findByText(/The request can be sent all the same/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send request' })).toBeEnabled();
});

test('a request is linked to an article, and one is written from it', async () => {
  const { press, confirm, sent } = await openAddress('/admin/service-requests/request-1', {
    'GET /service-requests/{id}': aRequestDetail({
      articles: [{ id: 'old', title: 'An old one', state: 'retired' }],
    }),
    'GET /knowledge-articles': pageOf(ARTICLE),
    'POST /service-requests/{id}/articles': aRequestDetail(),
    'DELETE /service-requests/{id}/articles/{article_id}': aRequestDetail(),
    'POST /knowledge-articles': ARTICLE,
  });
  await press('Remove the link to An old one');
  await sent('DELETE /service-requests/request-1/articles/old');
  await press('Link an article');
  await confirm('Link');
  expect(await screen.findByText('Please choose an article.')).toBeInTheDocument();
  await fill('Search articles', 'letter');
  await press(/Print a letter again/);
  await confirm('Link');
  await waitFor(async () =>
    expect((await sent('POST /service-requests/request-1/articles')).body).toEqual({ article_id: 'article-1' }),
  );
  await press('Write an article from this request');
  await fill('Text', 'What we learned.');
  await confirm('Save draft');
  await waitFor(async () =>
    expect((await sent('POST /knowledge-articles')).body).toEqual({
      title: 'Interpreter for Arabic',
      body: 'What we learned.',
      item_id: 'item-1',
      request_id: 'request-1',
    }),
  );
});
