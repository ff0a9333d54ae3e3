import { Button } from '@ayana/shared-ui/button';
import { EmptyState, QuietLine } from '@ayana/shared-ui/states';
import { Link } from '../../own-journey/own-link';

import { messages } from './messages';

/** Says what will be there, and how to make it appear. */
export function EmptyList({
  isPatient,
  isFiltered,
  onAll,
}: {
  isPatient: boolean;
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
  const { empty } = isPatient ? messages.patient : messages.others;
  return (
    <EmptyState
      drawing={<QuietLine />}
      title={empty.title}
      text={empty.text}
      action={
        isPatient ? null : (
          <Button as={Link} to="/questions" variant="outline">
            {messages.others.ask}
          </Button>
        )
      }
    />
  );
}
