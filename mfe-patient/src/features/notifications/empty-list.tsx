import { Button } from '@ayana/shared-ui/button';
import { EmptyState, QuietLine } from '@ayana/shared-ui/states';
import { Link } from '../../own-journey/own-link';

import { messages } from './messages';

/** Says what will be there, and how to make it appear. */
export function EmptyList({
  words,
  asks,
  isFiltered,
  onAll,
}: {
  words: { title: string; text: string };
  /** Offers to ask a question: of those whose list is their questions. */
  asks: boolean;
  isFiltered: boolean;
  onAll: () => void;
}) {
  if (isFiltered)
    return (
      <EmptyState
        drawing={<QuietLine />}
        {...messages.stage.none}
        action={
          <Button variant="outline" onClick={onAll}>
            {messages.stage.all}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      drawing={<QuietLine />}
      title={words.title}
      text={words.text}
      action={
        asks ? (
          <Button as={Link} to="/questions" variant="outline">
            {messages.others.ask}
          </Button>
        ) : null
      }
    />
  );
}
