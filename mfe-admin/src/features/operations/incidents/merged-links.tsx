import { Link as TextLink } from '@ayana/shared-ui/link';
import { Link } from 'react-router-dom';
import { incidentHref } from '../../../paths';
import type { IncidentDetail } from '../types';
import { messages } from './detail-messages';

const { merging: words } = messages;

/** Where the work of a merged incident goes on, or which ones were merged into this one. */
export function MergedLinks({ incident: { merged_into, merged } }: { incident: IncidentDetail }) {
  return (
    <>
      {merged_into === null ? null : (
        <TextLink as={Link} to={incidentHref(merged_into)}>
          {words.into(merged_into.number)}
        </TextLink>
      )}
      {merged.map((one) => (
        <TextLink key={one.id} as={Link} to={incidentHref(one)} title={one.title}>
          {words.merged(one.number)}
        </TextLink>
      ))}
    </>
  );
}
