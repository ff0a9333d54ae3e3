import type { components } from '@ayana/contracts/api';
import { FAQ_TOPIC_NAMES, FAQ_TOPICS } from '@ayana/contracts/content';
import type { FaqTopic } from '@ayana/contracts/content';

export type FaqEntry = components['schemas']['FaqEntryDto'];

export interface FaqGroup {
  topic: FaqTopic;
  name: string;
  entries: FaqEntry[];
}

/** Entries grouped by topic, without empty topics. */
export function byTopic(entries: readonly FaqEntry[]): FaqGroup[] {
  return FAQ_TOPICS.map((topic) => ({
    topic,
    name: FAQ_TOPIC_NAMES[topic],
    entries: entries.filter((entry) => entry.topic === topic),
  })).filter((group) => group.entries.length > 0);
}
