import { ABOUT_ME_PATH, ACCOUNT_PATH } from '@ayana/contracts/identity';
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
export function ChannelsCard({ preferences, isOfWork }: { preferences: Preferences; isOfWork: boolean }) {
  const title = isOfWork ? words.work_title : words.title;
  const { channels, email, email_confirmed, phone } = preferences;
  const change = useChange<ChannelChange>();
  const isOn = (kind: NotificationKind, channel: NotificationChannel, saved: boolean): boolean =>
    change.pending.findLast((each) => each.kind === kind && each.channel === channel)?.on ?? saved;
  return (
    <PortalCard title={title} extra={<SavedNote busy={change.pending.length > 0} saved={change.saved} />}>
      <p>{words.lead}</p>
      {change.failure === null ? null : (
        <Notice tone="failed">
          {messages.notSaved} {change.failure.message}
        </Notice>
      )}
      {phone === null ? (
        <Notice
          action={
            <TextLink as={Link} to={isOfWork ? ACCOUNT_PATH : ABOUT_ME_PATH}>
              {isOfWork ? words.add_phone_account : words.add_phone}
            </TextLink>
          }
        >
          {words.no_phone}
        </Notice>
      ) : null}
      {email_confirmed ? null : <Notice>{words.unconfirmed(email)}</Notice>}
      <Channels aria-label={title}>
        <thead>
          <tr>
            {[words.kind, words.bell, words.mail, words.text].map((column) => (
              <th key={column} scope="col">
                {column}
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
        {email_confirmed ? words.mail_to(email) : null} {phone === null ? null : words.text_to(phone)}{' '}
        {isOfWork ? words.work_kept : words.kept}
      </Quiet>
    </PortalCard>
  );
}
