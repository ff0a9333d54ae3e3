import { openedTopic } from './topics';

const at = (path: string) => openedTopic(new URL(path, 'https://ayana.example'));

describe('the support page', () => {
  it.each([
    ['/services/document-management', 'documents'],
    ['/services/flight-booking', 'flights'],
    ['/services/accommodation', 'accommodation'],
    ['/services/transportation', 'transport'],
    ['/services/case-management', 'case_management'],
    ['/support?topic=personal_data', 'personal_data'],
    ['/support?topic=other', 'other'],
  ])('opens at %s', (path, topic) => expect(at(path)).toBe(topic));

  it('opens at no topic elsewhere', () => {
    expect(at('/support')).toBeNull();
    expect(at('/support?topic=weather')).toBeNull();
  });
});
