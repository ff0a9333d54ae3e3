import { styled } from 'styled-components';
import { messages } from './messages';
import type { RankedVersion } from './overview';
import { VersionMark } from './version-mark';

const Bar = styled.div`
  display: flex;
  gap: 2px;
  block-size: 12px;
`;

const Share = styled.span<{ $part: boolean }>`
  min-inline-size: 6px;
  border: ${({ $part }) => ($part ? '1.5px solid var(--ink)' : 'none')};
  border-radius: 3px;
  background: ${({ $part }) => ($part ? 'var(--marigold-500)' : 'var(--teal-700)')};
`;

const Labels = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--space-4);
  margin-block-start: var(--space-1);

  & > span {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    font-weight: 600;
  }
`;

/** The share of sessions per version during a partial release; the table's chips say the same in words. */
export function ShareBar({ versions }: { versions: readonly RankedVersion[] }) {
  const given = versions.filter(({ traffic }) => traffic > 0);
  return (
    <div aria-hidden="true">
      <Bar>
        {given.map(({ version, rank, traffic }) => (
          <Share key={version} $part={rank === 'part'} style={{ flexGrow: traffic, flexBasis: 0 }} />
        ))}
      </Bar>
      <Labels>
        {given.map(({ version, rank, traffic }) => (
          <span key={version}>
            <VersionMark rank={rank} />
            {messages.percent(traffic)}
          </span>
        ))}
      </Labels>
    </div>
  );
}
