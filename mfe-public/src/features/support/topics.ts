import { defineMessages } from '@ayana/contracts/language';
import { SUPPORT_TOPICS } from '@ayana/contracts/support';
import type { SupportTopic } from '@ayana/contracts/support';

export type ExplainedTopic = Exclude<SupportTopic, 'other'>;

export interface TopicPage {
  topic: ExplainedTopic;
  /** The route of this topic; the specification has five. */
  path?: string;
  title: string;
  lead: string;
}

/** The topics in the order of the page. */
export const TOPIC_PAGES: readonly TopicPage[] = defineMessages('mfe-public/support/topics', [
  {
    topic: 'documents',
    path: '/services/document-management',
    title: 'Documents and reports',
    lead: 'Which papers a hospital needs, in what form, and who gets to see them.',
  },
  {
    topic: 'flights',
    path: '/services/flight-booking',
    title: 'Flights',
    lead: 'When you may fly, what the airline wants to know, and who sells the ticket.',
  },
  {
    topic: 'accommodation',
    path: '/services/accommodation',
    title: 'Accommodation',
    lead: 'A room that suits you after hospital, and the person who comes with you.',
  },
  {
    topic: 'transport',
    path: '/services/transportation',
    title: 'Transport in India',
    lead: 'From the airport to your bed, between appointments, and back to the airport.',
  },
  {
    topic: 'case_management',
    path: '/services/case-management',
    title: 'Your case and your case manager',
    lead: 'Who looks after you, what they can decide, and what happens when they are away.',
  },
  {
    topic: 'portal',
    title: 'Signing in and using the portal',
    lead: 'Passwords, addresses and pages that do not do what they should.',
  },
  {
    topic: 'personal_data',
    title: 'Your personal data',
    lead: 'See, correct, take along or erase what we keep about you.',
  },
  {
    topic: 'complaint',
    title: 'A complaint',
    lead: 'About us, a hospital, a driver, a bill. You lose nothing by complaining.',
  },
]);

export function topicPage(topic: SupportTopic | null): TopicPage | undefined {
  return TOPIC_PAGES.find((each) => each.topic === topic);
}

/** The topic in a URL: by path or `?topic=`. */
export function openedTopic(address: URL): SupportTopic | null {
  const byPath = TOPIC_PAGES.find(({ path }) => path === address.pathname);
  const asked = address.searchParams.get('topic');
  return byPath?.topic ?? SUPPORT_TOPICS.find((topic) => topic === asked) ?? null;
}
