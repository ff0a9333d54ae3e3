import { RouterLink } from '@ayana/portal-kit/screens';
import { Link } from '@ayana/shared-ui/link';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { Check, TriangleAlert } from 'lucide-react';
import { caseHref } from '../../../paths';
import { messages } from '../messages';
import type { Running, TodayAnswer } from '../today.api';
import { Works } from '../today.styles';
import { PartOr } from './part-or';

const { running: words } = messages;

/** Whether what works by itself does: email, texts, automatic steps, pages. */
export function RunningCard({ part, onRetry }: { part: TodayAnswer['today']; onRetry: () => void }) {
  return (
    <PortalCard title={words.title}>
      <PartOr part={part} failed={words.failed} onRetry={onRetry}>
        {({ running }) => (
          <Works>
            {linesOf(running).map(({ name, text, isTrouble, href }) => {
              const Icon = isTrouble ? TriangleAlert : Check;
              return (
                <li key={name} data-trouble={isTrouble ? '' : undefined}>
                  <Icon size={18} aria-hidden="true" />
                  <div>
                    {href === undefined ? (
                      name
                    ) : (
                      <Link as={RouterLink} href={href}>
                        {name}
                      </Link>
                    )}
                    <br />
                    <small>{text}</small>
                  </div>
                </li>
              );
            })}
          </Works>
        )}
      </PartOr>
    </PortalCard>
  );
}

interface Line {
  name: string;
  text: string;
  isTrouble: boolean;
  href?: string | undefined;
}

function linesOf({ mails, texts, automations, remote_failures: pages }: Running): Line[] {
  const { failed, journey_id } = automations;
  return [
    sendingLine(words.mails, mails),
    sendingLine(words.texts, texts),
    {
      name: words.automations,
      text: failed === 0 ? words.fine : words.automationsFailed(failed),
      isTrouble: failed > 0,
      href: journey_id === null ? undefined : caseHref(journey_id),
    },
    {
      name: words.pages,
      text: pages === 0 ? words.fine : words.pagesFailed(pages),
      isTrouble: pages > 0,
      href: '/admin/releases',
    },
  ];
}

function sendingLine(name: string, { sent, failed, waiting }: Running['mails']): Line {
  const isTrouble = failed > 0 || waiting > 0;
  return { name, text: isTrouble ? words.trouble(failed, waiting) : words.sent(sent), isTrouble };
}
