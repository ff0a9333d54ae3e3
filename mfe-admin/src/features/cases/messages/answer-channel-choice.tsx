import { type AnswerChannel, OUTSIDE_CHANNEL_NAMES } from '@ayana/contracts/journey';
import { Checkbox } from '@ayana/shared-ui/choice';
import { messages } from './messages';

export interface AnswerChannelChoiceProps {
  channel: AnswerChannel;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** How the answer leaves besides being in the thread, and who gets it: the last message came from there. */
export default function AnswerChannelChoice({ channel, checked, onChange }: AnswerChannelChoiceProps) {
  const words = channel.is_known ? messages.channel.known : messages.channel.unknown;
  return (
    <Checkbox checked={checked} onChange={(event) => onChange(event.currentTarget.checked)}>
      <bdi>{words(OUTSIDE_CHANNEL_NAMES[channel.channel], channel.to)}</bdi>
    </Checkbox>
  );
}
