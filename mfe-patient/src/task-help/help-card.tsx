import { PortalCard } from '@ayana/shared-ui/portal-page';
import { HelpButton } from './help-button';
import { Topics } from './help.styles';
import { messages } from './topic-messages';
import { HELP_TOPICS } from './topics';

/** What patients ask about most, each with its help. */
export default function HelpCard({ journeyId }: { journeyId: string | null }) {
  return (
    <PortalCard title={messages.card}>
      <p>{messages.lead}</p>
      <Topics>
        {HELP_TOPICS.map((topic) => (
          <HelpButton key={topic} topic={topic} journeyId={journeyId} />
        ))}
      </Topics>
    </PortalCard>
  );
}
