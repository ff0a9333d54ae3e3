import { formatLocale } from '@ayana/contracts/language';
import { Chip, type ChipTone } from '@ayana/shared-ui/chip';
import { messages } from './messages';
import type { RankedVersion, VersionRank } from './overview';
import { Named, Table } from './releases.styles';
import { VersionMark } from './version-mark';

const tones: Record<VersionRank, ChipTone> = { everyone: 'teal', rest: 'teal', part: 'marigold', past: 'neutral' };

/** The versions of a remote: who gets them, how often they were shown, how often they failed. */
export function VersionTable({ versions }: { versions: readonly RankedVersion[] }) {
  const { columns } = messages;
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{columns.version}</th>
          <th scope="col">{columns.given}</th>
          <th scope="col" data-number>
            {columns.views}
          </th>
          <th scope="col" data-number>
            {columns.failures}
          </th>
        </tr>
      </thead>
      <tbody>
        {versions.map(({ version, rank, traffic, views, failures }) => (
          <tr key={version}>
            <td data-lead>
              <Named>
                <VersionMark rank={rank} />
                <code>{version}</code>
              </Named>
            </td>
            <td data-lead>
              <Chip tone={tones[rank]}>{messages.given[rank](traffic)}</Chip>
            </td>
            <td data-label={columns.views} data-number>
              {views.toLocaleString(formatLocale())}
            </td>
            <td data-label={columns.failures} data-number>
              {failures === 0 ? messages.noFailures : <a href="#failures">{failures.toLocaleString(formatLocale())}</a>}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
