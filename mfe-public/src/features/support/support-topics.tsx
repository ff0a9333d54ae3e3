import type { SupportTopic } from '@ayana/contracts/support';
import { styled } from 'styled-components';

import { LinkedText } from '../../articles/linked-text';
import { Questions } from '../../articles/questions';
import { SUPPORT_MESSAGES as TEXTS } from './messages';
import { TOPIC_MESSAGES } from './topic-messages';
import type { TopicTexts } from './topic-messages';
import { TOPIC_PAGES } from './topics';

const Sides = styled.div`
  display: grid;
  gap: var(--space-4) var(--space-6);

  & h3 {
    margin-block-end: var(--space-2);
    font-family: var(--font-text);
    font-size: var(--size-16);
    font-weight: 600;
    letter-spacing: 0;
  }
  & ul {
    display: grid;
    gap: var(--space-2);
    padding-inline-start: 1.2em;
    list-style: disc;
    font-size: var(--size-16);
  }
  & li::marker {
    color: var(--stone);
  }
  @media (min-width: 700px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Topics = styled.section`
  & > p {
    margin-block: var(--space-3) var(--space-5);
    max-inline-size: var(--measure);
    color: var(--stone);
  }
  & details > div {
    max-inline-size: none;
  }
`;

function Side({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <LinkedText text={line} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What we do and do not do for one topic. */
export function TopicSides({ we_do, we_do_not }: TopicTexts) {
  return (
    <Sides>
      <Side title={TEXTS.we_do} lines={we_do} />
      <Side title={TEXTS.we_do_not} lines={we_do_not} />
    </Sides>
  );
}

/** All topics, collapsed; the route's topic is open and first. */
export function SupportTopics({ opened }: { opened: SupportTopic | null }) {
  const ordered = [
    ...TOPIC_PAGES.filter(({ topic }) => topic === opened),
    ...TOPIC_PAGES.filter(({ topic }) => topic !== opened),
  ];
  return (
    <Topics aria-labelledby="topics">
      <h2 id="topics">{TEXTS.topics_title}</h2>
      <p>{TEXTS.topics_lead}</p>
      <Questions
        questions={ordered.map(({ topic, path, title, lead }) => ({
          id: topic,
          question: title,
          open: topic === opened,
          answer: (
            <>
              {/* The page's heading says the same. */}
              {topic === opened && path !== undefined ? null : <p>{lead}</p>}
              <TopicSides {...TOPIC_MESSAGES[topic]} />
            </>
          ),
        }))}
      />
    </Topics>
  );
}
