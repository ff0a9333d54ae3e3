import type { AccessEntry } from '@ayana/contracts/identity';
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { messages } from './messages';

/** A part of a case with its own data, loaded when it is opened. */
export interface CaseSection {
  /** In the address, as `?section=papers`. */
  id: string;
  title: string;
  /** Who sees it: `case_work` the staff, `case_manager` also doctors. */
  access: AccessEntry;
  component: LazyExoticComponent<ComponentType<{ journeyId: string }>>;
}

/**
 * The sections beside the overview, in the order they are shown. A part adds a line:
 * `{ id: 'papers', title: messages.sections.papers, access: 'case_work', component: lazy(async () => ({ default: (await
 * import('../papers/papers-section')).PapersSection })) }`.
 */
export const CASE_SECTIONS: readonly CaseSection[] = [
  {
    id: 'messages',
    title: messages.sections.messages,
    access: 'case_manager',
    component: lazy(async () => ({ default: (await import('../messages/messages-section')).MessagesSection })),
  },
  {
    id: 'papers',
    title: messages.sections.papers,
    access: 'case_manager',
    component: lazy(async () => ({ default: (await import('../papers/papers-section')).PapersSection })),
  },
  {
    id: 'offers',
    title: messages.sections.offers,
    access: 'case_manager',
    component: lazy(async () => ({ default: (await import('../offers/offers-section')).OffersSection })),
  },
  {
    id: 'travel',
    title: messages.sections.travel,
    access: 'case_work',
    component: lazy(async () => ({ default: (await import('../travel/travel-section')).TravelSection })),
  },
  {
    id: 'care',
    title: messages.sections.care,
    access: 'case_work',
    component: lazy(async () => ({ default: (await import('../care/care-section')).CareSection })),
  },
  {
    id: 'facts',
    title: messages.sections.facts,
    access: 'case_work',
    component: lazy(async () => ({ default: (await import('../facts/facts-section')).FactsSection })),
  },
  {
    id: 'signals',
    title: messages.sections.signals,
    access: 'crisis_detection',
    component: lazy(async () => ({ default: (await import('../signals/signals-section')).SignalsSection })),
  },
];
