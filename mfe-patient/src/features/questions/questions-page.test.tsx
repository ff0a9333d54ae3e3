import { openPage, portalApi, receive, refusal, sampleOf } from '@ayana/portal-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { questionsAction, questionsLoader } from './questions.api';
import { Component as QuestionsPage } from './questions-page';

const api = portalApi('patient');
const question = (over: Parameters<typeof sampleOf<'OwnInquiryDto'>>[1] = {}) =>
  sampleOf('OwnInquiryDto', {
    id: 'q1',
    message: 'May I fly?',
    status: 'read',
    due_at: '2099-01-01T10:00:00Z',
    ...over,
  });
const answer = { ...sampleOf('InquiryAnswerDto'), text: 'Ask your surgeon first.', staff_name: 'Asha' };
const list = (...items: unknown[]) => ({ items, next_cursor: null });
const open = (...items: unknown[]) => {
  api.answer({ 'GET /general-inquiries': list(...items), 'PATCH /general-inquiries/q1': question() });
  return openPage({ Component: QuestionsPage, loader: questionsLoader, action: questionsAction }, '/questions');
};
const questions = () => screen.findByRole('list', { name: 'Your questions, newest first' });

test('a question is asked, and says by when it is answered', async () => {
  await open();
  expect(screen.getByText('No questions yet')).toBeVisible();
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send question' }));
  await send();
  expect(screen.getByText('Please write your question.')).toBeVisible();
  fireEvent.change(screen.getByRole('textbox', { name: /^Your question/ }), { target: { value: 'May I fly?' } });
  api.answer({ 'POST /general-inquiries': question(), 'GET /general-inquiries': list(question()) });
  await send();
  expect(await questions()).toHaveTextContent(/Sent.*May I fly\?.*We answer by/);
});

test('an answer that comes while the page is open is new, seen by that, and no longer new with the next visit', async () => {
  await open(question());
  api.answer({
    'GET /general-inquiries': list(question({ status: 'unread', request_status: 'answered', answers: [answer] })),
  });
  await receive('general_inquiries.updated', { id: 'q1' });
  await waitFor(async () => expect(await questions()).toHaveTextContent(/New answer.*Asha.*Ask your surgeon first\./));
  await waitFor(async () =>
    expect(await api.changes()).toContainEqual(['PATCH /general-inquiries/q1', { status: 'read' }]),
  );
  expect(await questions()).not.toHaveTextContent('We answer by');
});

test('an answer that was seen before is not new, and one that is late says so', async () => {
  await open(
    question({ request_status: 'answered', answers: [answer] }),
    question({ id: 'q2', due_at: '2020-01-01T10:00:00Z' }),
  );
  expect(await questions()).toHaveTextContent(/Answered.*late/i);
  expect(await questions()).not.toHaveTextContent('New answer');
  expect(await api.changes()).toEqual([]);
});

test('questions that cannot be read are read again', async () => {
  api.answer({ 'GET /general-inquiries': () => refusal(503, 'service_unavailable') });
  await openPage({ Component: QuestionsPage, loader: questionsLoader }, '/questions');
  api.answer({ 'GET /general-inquiries': list(question()) });
  await userEvent.click(screen.getAllByRole('button').at(-1) ?? document.body);
  expect(await questions()).toHaveTextContent('May I fly?');
});
