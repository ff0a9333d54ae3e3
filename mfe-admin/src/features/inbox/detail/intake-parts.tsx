import type { InboxItem } from '@ayana/contracts/inbox';
import { Tabs } from '@ayana/shared-ui/tabs';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PART_PARAM } from '../../../paths';
import { messages } from '../messages';
import { Loading, Part } from './request-view.styles';

const MessagesSection = lazy(async () => ({
  default: (await import('../../cases/messages/messages-section')).MessagesSection,
}));
const PapersSection = lazy(async () => ({
  default: (await import('../../cases/papers/papers-section')).PapersSection,
}));

const { intake: words } = messages;
const PARTS = ['answers', 'messages', 'papers'] as const;

/** The answers to an enquiry, and beside them the messages and papers of the case that it is. */
export function IntakeParts({ item, children }: { item: InboxItem; children: ReactNode }) {
  const [params, setParams] = useSearchParams();
  const part = PARTS.find((each) => each === params.get(PART_PARAM)) ?? 'answers';
  const { case_id } = item;
  if (case_id === null) return children;
  return (
    <Tabs
      label={words.label}
      items={PARTS.map((id) => ({ id, label: words.parts[id] }))}
      current={part}
      onSelect={(next) =>
        setParams(
          (before) => {
            before.set(PART_PARAM, next);
            return before;
          },
          { replace: true, preventScrollReset: true },
        )
      }
    >
      {part === 'answers' ? (
        children
      ) : (
        <Part>
          <Suspense fallback={<Loading role="status">{messages.loading}</Loading>}>
            {part === 'messages' ? (
              <MessagesSection journeyId={case_id} />
            ) : (
              <PapersSection journeyId={case_id} isIntake />
            )}
          </Suspense>
        </Part>
      )}
    </Tabs>
  );
}
