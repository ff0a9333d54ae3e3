import { Link as TextLink } from '@ayana/shared-ui/link';
import { Link } from '../../own-journey/own-link';

import { PartList } from './about-me.styles';
import { messages } from './messages';
import { PARTS } from './parts';

type PartName = keyof typeof PARTS;

/** Leads to the parts of the page, so that none is far away on a phone. */
export function PartsNav({ shown }: { shown: readonly PartName[] }) {
  return (
    <nav aria-label={messages.parts.label}>
      <PartList>
        {shown.map((part) => (
          <li key={part}>
            <TextLink as={Link} to={`#${PARTS[part]}`}>
              {messages.parts[part]}
            </TextLink>
          </li>
        ))}
      </PartList>
    </nav>
  );
}
