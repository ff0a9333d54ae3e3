import { ABOUT_ME_PATH } from '@ayana/contracts/identity';
import {
  NOTIFICATION_KIND_NAMES,
  type NotificationChannel,
  type NotificationKind,
} from '@ayana/contracts/notifications';
import { Checkbox } from '@ayana/shared-ui/choice';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { Link } from '../../own-journey/own-link';

import { messages } from './messages';
import { SavedNote } from './saved-note';
import type { ChannelChange, Preferences } from './subscription.api';
import { Channels, Quiet } from './subscription.styles';
import { useChange } from './use-change';

const { channels: words } = messages;

/** Which kinds of news are sent by email and by text: a table, and cards on a phone. */
export function ChannelsCard({ preferences }: { preferences: Preferences }) {
  const { channels, email, email_confirmed, phone } = preferences;
  const change = useChange<ChannelChange>();
  const isOn = (kind: NotificationKind, channel: NotificationChannel, saved: boolean): boolean =>
    change.pending.findLast((each) => each.kind === kind && each.channel === channel)?.on ?? saved;
  return (
    <PortalCard title={words.title} extra={<SavedNote busy={change.pending.length > 0} saved={change.saved} />}>
      <p>{words.lead}</p>
      {change.failure === null ? null : (
        <Notice tone="failed">
          {messages.notSaved} {change.failure.message}
        </Notice>
      )}
      {phone === null ? (
        <Notice
          action={
            <TextLink as={Link} to={ABOUT_ME_PATH}>
              {words.add_phone}
            </TextLink>
          }
        >
          {words.no_phone}
        </Notice>
      ) : null}
      {email_confirmed ? null : <Notice>{words.unconfirmed(email)}</Notice>}
      <Channels aria-label={words.title}>
        <thead>
          <tr>
            {[words.kind, words.bell, words.mail, words.text].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {channels.map(({ kind, ...saved }) => (
            <tr key={kind}>
              <th scope="row">{NOTIFICATION_KIND_NAMES[kind]}</th>
              <td data-bell>
                <small>{words.always}</small>
              </td>
              {(['mail', 'text'] as const).map((channel) => (
                <td key={channel}>
                  <Checkbox
                    aria-label={words.of(words[channel], NOTIFICATION_KIND_NAMES[kind])}
                    checked={isOn(kind, channel, saved[channel])}
                    disabled={channel === 'text' && phone === null && !saved.text}
                    onChange={({ currentTarget }) =>
                      change.send({ what: 'channel', kind, channel, on: currentTarget.checked })
                    }
                  >
                    {words[channel]}
                  </Checkbox>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Channels>
      <Quiet>
        {email_confirmed ? words.mail_to(email) : null} {phone === null ? null : words.text_to(phone)} {words.kept}
      </Quiet>
    </PortalCard>
  );
}
