import { COMPANION_PERMISSIONS, type CompanionPermission } from '@ayana/contracts/journey';
import { Checkbox, ChoiceGroup } from '@ayana/shared-ui/choice';
import { messages } from './messages';
import { MayText } from './about-me.styles';

export interface MayChoicesProps {
  value: readonly CompanionPermission[];
  onChange: (may: CompanionPermission[]) => void;
  error: string | undefined;
}

/** What a companion may do, in plain words. */
export function MayChoices({ value, onChange, error }: MayChoicesProps) {
  return (
    <ChoiceGroup legend={messages.form.may} error={error}>
      {COMPANION_PERMISSIONS.map((permission) => (
        <Checkbox
          key={permission}
          name="may"
          checked={value.includes(permission)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(COMPANION_PERMISSIONS.filter((each) => (each === permission ? checked : value.includes(each))))
          }
        >
          {messages.may[permission].label}
          <MayText>{messages.may[permission].text}</MayText>
        </Checkbox>
      ))}
    </ChoiceGroup>
  );
}
