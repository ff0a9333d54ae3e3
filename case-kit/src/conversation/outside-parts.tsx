import { leftOutText, OUTSIDE_CHANNEL_NAMES } from '@ayana/contracts/journey';
import { Chip } from '@ayana/shared-ui/chip';
import { fullMoment } from '@ayana/shared-ui/time';
import { State } from './conversation.styles';
import type { ConversationMessage } from './message-types';
import { messages } from './outside-messages';

/** How a message came and who sent it, as it says, and that nobody has confirmed it. */
export function OutsideAuthor({ message }: { message: ConversationMessage }) {
  const { channel = 'portal', from_address = null, is_confirmed = true } = message;
  const by = channel === 'portal' ? messages.link : OUTSIDE_CHANNEL_NAMES[channel];
  return (
    <>
      <b dir="auto">{from_address === null ? messages.by(by) : messages.byFrom(by, from_address)}</b>{' '}
      {is_confirmed ? null : <Chip tone="marigold">{messages.notConfirmed}</Chip>}
    </>
  );
}

/** What is said below: who confirmed it, files that were not kept, and where an answer was sent. */
export function OutsideNotes({ message, zone }: { message: ConversationMessage; zone: string }) {
  const { author, channel = 'portal', sent_to = null, left_out = [], confirmation = null } = message;
  const by = channel === 'portal' ? '' : OUTSIDE_CHANNEL_NAMES[channel];
  return (
    <>
      {confirmation === null ? null : (
        <State>
          <bdi>
            {[
              messages.confirmed(
                confirmation.by?.name || messages.someone,
                fullMoment(new Date(confirmation.at), zone),
              ),
              confirmation.how,
            ]
              .filter(Boolean)
              .join(': ')}
          </bdi>
        </State>
      )}
      {left_out.map((file) => (
        <State key={file.file_name} $failed>
          <bdi>{leftOutText(file)}</bdi>
        </State>
      ))}
      {author === null || channel === 'portal' ? null : (
        <State>{sent_to === null ? messages.alsoSent(by) : messages.alsoSentTo(by, sent_to)}</State>
      )}
    </>
  );
}
