import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { OwnQuestion } from './data/home-data';
import { QuestionsCard } from './questions-card';

const NOW = new Date('2026-11-20T09:00:00Z');
const question: OwnQuestion = {
  id: '1',
  email_address: 'a@people.example',
  status: 'unread',
  message: 'What does a new knee cost?',
  request_status: 'new',
  received_at: '2026-11-20T08:00:00Z',
  due_at: '2026-11-21T08:00:00Z',
  answers: [],
};

const show = (value: OwnQuestion[]): void =>
  void render(
    <MemoryRouter>
      <QuestionsCard
        questions={{ value, failure: null }}
        now={NOW}
        localZone={{ zone: 'Africa/Nairobi', place: 'Nairobi' }}
        onRetry={jest.fn()}
      />
    </MemoryRouter>,
  );

it('shows the patient’s question, in their words, and its status', () => {
  const answers = [
    { id: 'a', text: 'From $4,500.', at: '2026-11-20T08:30:00Z', staff_name: 'Asha' },
    { id: 'b', text: 'With\nseven days.', at: '2026-11-20T08:40:00Z', staff_name: null },
  ];
  show([question, { ...question, id: '2', message: null, request_status: 'answered', answers }]);
  const card = within(screen.getByRole('region', { name: 'Your questions' }));
  const [first, second] = card.getAllByRole('listitem');
  expect(first?.textContent).toContain('What does a new knee cost?');
  expect(first?.textContent).toContain('We have your request.');
  expect(first?.textContent).toContain('Answer by');
  expect(second?.textContent).toContain('We have answered by email.');
  expect(second?.textContent).not.toContain('Answer by');
  expect(second?.textContent).toContain('With seven days.');
  expect(second?.textContent).not.toContain('From $4,500.');
});

it('is not shown without questions', () => {
  show([]);
  expect(screen.queryByRole('region')).toBeNull();
});
