import { JOURNEY_STAGES } from '@ayana/contracts/journey';
import { number } from '@ayana/contracts/language';
import { Field, Select } from '@ayana/shared-ui/field';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { Link } from '../../own-journey/own-link';

import { messages } from './messages';
import { ToolRow } from './notifications.styles';

const { stage: words } = messages;

/** @param props.stage the chosen one, empty for all; null where stages do not matter */
export function Tools({ stage, onStage }: { stage: string | null; onStage: (stage: string) => void }) {
  return (
    <ToolRow>
      {stage === null ? null : (
        <Field label={words.label}>
          <Select value={stage} onChange={({ currentTarget }) => onStage(currentTarget.value)}>
            <option value="">{words.any}</option>
            {JOURNEY_STAGES.map((each) => (
              <option key={each.number} value={each.number}>
                {words.option(number(each.number), each.label)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <p>
        <TextLink as={Link} to="/questions">
          {messages.questions}
        </TextLink>
        <TextLink as={Link} to="/subscription">
          {messages.choose}
        </TextLink>
      </p>
    </ToolRow>
  );
}
