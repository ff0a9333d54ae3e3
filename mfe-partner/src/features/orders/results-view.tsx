import { type LaboratoryOrder, resultText } from '@ayana/contracts/journey';
import { Button } from '@ayana/shared-ui/button';
import { Chip } from '@ayana/shared-ui/chip';
import { dateText } from '@ayana/shared-ui/time';
import { messages } from './messages';
import { FLAG_TONES, flagName, usualText } from './order-texts';
import { Hint, ResultTable } from './orders.styles';
import { ResultHead } from './result-head';

const { laboratory: words } = messages;

export interface ResultsViewProps {
  order: LaboratoryOrder;
  now: Date;
  /** For those who may say that they have seen a critical one. */
  onAcknowledge?: (resultId: string) => void;
  busy?: boolean;
}

/** Results with their ranges and flags, and who has seen the critical ones. */
export function ResultsView({ order: { tests, may_acknowledge }, now, onAcknowledge, busy = false }: ResultsViewProps) {
  const shown = tests.filter(({ result }) => result);
  if (shown.length === 0) return null;
  return (
    <ResultTable>
      <ResultHead />
      <tbody>
        {shown.map((test) => {
          const { code, name, result } = test;
          return result ? (
            <tr key={code}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              <td>
                <bdi>{resultText(test, result)}</bdi>
                {result.before === null ? null : (
                  <Hint>
                    {words.before(resultText(test, result.before), dateText(new Date(result.before.at), now))}
                    {result.is_large_change ? <Chip tone="marigold">{words.largeChange}</Chip> : null}
                  </Hint>
                )}
              </td>
              <td>
                <bdi>{usualText(test)}</bdi>
              </td>
              <td>
                <Chip tone={FLAG_TONES[result.flag]}>{flagName(result.flag)}</Chip>
                {result.flag_reason === null ? null : <Hint dir="auto">{result.flag_reason}</Hint>}
                {result.entered_by === undefined ? null : (
                  <Hint>{[words.enteredBy(result.entered_by), result.method].filter(Boolean).join(' · ')}</Hint>
                )}
                {result.acknowledged_at === null ? null : (
                  <Hint>
                    {words.seen(result.acknowledged_by ?? '', dateText(new Date(result.acknowledged_at), now))}
                  </Hint>
                )}
                {result.flag === 'critical' && result.acknowledged_at === null && may_acknowledge && onAcknowledge ? (
                  <p>
                    <Button
                      size="small"
                      busy={busy}
                      busyLabel={messages.saving}
                      aria-label={words.acknowledgeOf(name)}
                      onClick={() => onAcknowledge(result.id)}
                    >
                      {words.acknowledge}
                    </Button>
                  </p>
                ) : null}
              </td>
            </tr>
          ) : null;
        })}
      </tbody>
    </ResultTable>
  );
}
