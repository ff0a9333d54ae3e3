import { formatLocale } from '@ayana/contracts/language';
import {
  COMPLIANCE_FRAMEWORK_NAMES,
  COMPLIANCE_STANDING_NAMES,
  COMPLIANCE_STANDINGS,
  type ComplianceFramework,
} from '@ayana/contracts/operations';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { Link } from 'react-router-dom';
import { STANDINGS } from '../parts/chips';
import { COMPLIANCE_PATH } from '../paths';
import type { FrameworkCounts } from '../types';
import { Bar, Rows, Words } from './framework-rows.styles';
import { messages } from './messages';

const { frameworks: words } = messages;
const number = new Intl.NumberFormat(formatLocale());

interface FrameworkRowsProps {
  frameworks: readonly FrameworkCounts[];
  /** The one that the list below shows. */
  current: string | undefined;
}

/** How each framework is doing: a bar, and the same in words. Its name filters the list below. */
export function FrameworkRows({ frameworks, current }: FrameworkRowsProps) {
  return (
    <PortalCard
      title={words.title}
      extra={
        current === undefined ? (
          <p>{words.note}</p>
        ) : (
          <TextLink as={Link} to={COMPLIANCE_PATH}>
            {words.all}
          </TextLink>
        )
      }
    >
      <Rows>
        {frameworks.map((counts) => (
          <FrameworkRow key={counts.framework} counts={counts} isCurrent={counts.framework === current} />
        ))}
      </Rows>
    </PortalCard>
  );
}

const hrefOf = (framework: ComplianceFramework): string => `${COMPLIANCE_PATH}?framework=${framework}`;

function FrameworkRow({ counts, isCurrent }: { counts: FrameworkCounts; isCurrent: boolean }) {
  const shown = COMPLIANCE_STANDINGS.filter((standing) => counts[standing] > 0);
  const counted = shown.filter((standing) => standing !== 'not_applicable');
  const all = counted.reduce((sum, standing) => sum + counts[standing], 0);
  return (
    <li>
      <div>
        <Link to={hrefOf(counts.framework)} aria-current={isCurrent ? 'true' : undefined} preventScrollReset>
          {COMPLIANCE_FRAMEWORK_NAMES[counts.framework]}
        </Link>
        <small>{words.met(number.format(counts.met), number.format(all))}</small>
      </div>
      <div>
        <Bar aria-hidden="true">
          {counted.map((standing) => (
            <i key={standing} data-standing={standing} style={{ flexGrow: counts[standing] }} />
          ))}
        </Bar>
        <Words>
          {shown.map((standing) => {
            const [, Icon] = STANDINGS[standing];
            return (
              <span key={standing} data-standing={standing}>
                <Icon size={14} aria-hidden="true" />
                {words.counted(number.format(counts[standing]), COMPLIANCE_STANDING_NAMES[standing])}
              </span>
            );
          })}
        </Words>
      </div>
    </li>
  );
}
