import { type Level, LEVELS } from '@ayana/contracts/service-desk';
import { Field, Select } from '@ayana/shared-ui/field';
import { messages } from '../../../components/service-desk/messages';

export interface LevelFieldsProps {
  impact: Level;
  urgency: Level;
  onImpact: (level: Level) => void;
  onUrgency: (level: Level) => void;
}

const levelOf = (text: string): Level => LEVELS.find((level) => String(level) === text) ?? 3;

/** How many are affected, and how soon it must be done. */
export function LevelFields({ impact, urgency, onImpact, onUrgency }: LevelFieldsProps) {
  return (
    <>
      <LevelField label={messages.impact} hint={messages.impactHint} value={impact} onChange={onImpact} />
      <LevelField label={messages.urgency} hint={messages.urgencyHint} value={urgency} onChange={onUrgency} />
    </>
  );
}

function LevelField(props: { label: string; hint: string; value: Level; onChange: (level: Level) => void }) {
  const { label, hint, value, onChange } = props;
  return (
    <Field label={label} hint={hint}>
      <Select value={value} onChange={({ currentTarget }) => onChange(levelOf(currentTarget.value))}>
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {messages.levels[level]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
