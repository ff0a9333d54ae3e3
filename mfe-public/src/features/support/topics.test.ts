import { GUIDE_MESSAGES, isGuided } from './guide-messages';
import { openedTopic, TOPIC_PAGES } from './topics';

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

  it('has no topic on other routes', () => {
    expect(at('/support')).toBeNull();
    expect(at('/support?topic=weather')).toBeNull();
  });

  it('has its own text at each of the specification’s five routes', () => {
    const guided = TOPIC_PAGES.filter(({ path }) => path !== undefined);
    expect(guided).toHaveLength(5);
    expect(guided.filter(({ topic }) => !isGuided(topic))).toEqual([]);
    const texts = Object.values(GUIDE_MESSAGES).map((parts) => JSON.stringify(parts.map(({ text }) => text)));
    for (const text of texts) expect(text.length).toBeGreaterThan(1200);
    const sentencesOf = (text: string): string[] => Array.from(new Set(text.match(/[A-Z][^.?!"]{40,}[.?!]/g)));
    const sentences = texts.flatMap(sentencesOf);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});
