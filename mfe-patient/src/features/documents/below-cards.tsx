import { useRecordPack } from '@ayana/case-kit/papers';
import { Button } from '@ayana/shared-ui/button';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { FileDown } from 'lucide-react';
import { Link } from '../../own-journey/own-link';

import { ACCESS_PATH } from './documents.api';
import { EarlierOpinions } from './earlier-opinions';
import { Hint, Stack } from './documents.styles';
import { messages } from './messages';
import { SharingCard, type SharingCardProps } from './sharing/sharing-card';

export interface BelowCardsProps extends SharingCardProps {
  journeyId: string;
}

/** Who may read the papers, who has, and the whole record as one file. */
export default function BelowCards({ journeyId, ...sharing }: BelowCardsProps) {
  const { opened } = messages;
  return (
    <>
      <SharingCard {...sharing} />
      <EarlierOpinions journeyId={journeyId} now={sharing.now} />
      <PortalCard title={opened.title}>
        <p>{opened.text}</p>
        <p>
          <TextLink as={Link} to={ACCESS_PATH}>
            {opened.action}
          </TextLink>
        </p>
      </PortalCard>
      <PackCard journeyId={journeyId} />
    </>
  );
}

function PackCard({ journeyId }: { journeyId: string }) {
  const { pack: words } = messages;
  const { busy, done, failure, make } = useRecordPack(journeyId, words.file);
  return (
    <PortalCard title={words.title}>
      <p>{words.text}</p>
      {failure === null ? null : <FailedPart what={words.failed} failure={failure} onRetry={make} />}
      <Stack>
        <Button
          variant="outline"
          icon={<FileDown size={18} aria-hidden="true" />}
          busy={busy}
          busyLabel={words.busy}
          onClick={make}
        >
          {words.action}
        </Button>
        <Hint role="status">{busy ? words.wait : done ? words.done : null}</Hint>
      </Stack>
    </PortalCard>
  );
}
