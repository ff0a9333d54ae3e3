import { BRAND } from '@ayana/contracts/brand';
import { Button } from '@ayana/shared-ui/button';
import {
  Ellipsis,
  FileText,
  FlaskConical,
  MessageSquare,
  Mic,
  MicOff,
  MonitorUp,
  NotebookPen,
  Phone,
  PhoneOff,
  Users,
  Video,
  VideoOff,
} from 'lucide-react';
import { type Ref, useSyncExternalStore } from 'react';
import { messages } from './messages';
import { Controls, MoreControls } from './talk.styles';
import type { LocalMedia } from './use-local-media';

export type Side = 'papers' | 'chat' | 'note' | 'orders' | 'people';

const SIDE_ICONS = {
  papers: FileText,
  chat: MessageSquare,
  note: NotebookPen,
  orders: FlaskConical,
  people: Users,
} as const;

/** Where not all controls find place in one row. */
const NARROW = '(width < 1200px), (height < 500px)';

const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const query = matchMedia(NARROW);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(NARROW).matches,
  );

interface TalkControlsProps {
  ref: Ref<HTMLDivElement>;
  media: LocalMedia;
  side: Side | null;
  sides: readonly Side[];
  onSide: (side: Side | null) => void;
  onLeave: () => void;
}

/** One row: where there is no place for all, what is pressed less often is behind "More". */
export function TalkControls({ ref, media, side, sides, onSide, onLeave }: TalkControlsProps) {
  const { on, audio, video, screen } = media;
  const isNarrow = useIsNarrow();
  // Phones share no screen.
  const canShare = typeof navigator !== 'undefined' && 'getDisplayMedia' in (navigator.mediaDevices ?? {});
  const icon = (Icon: typeof Mic) => <Icon size={20} aria-hidden="true" />;
  const share = screen === null ? media.shareScreen : media.stopScreen;
  const shareText = screen === null ? messages.share : messages.stopShare;
  return (
    <Controls ref={ref} role="group" aria-label={messages.controls} data-narrow={isNarrow}>
      {audio === null ? null : (
        <Button
          variant={on.audio ? 'outline' : 'tonal'}
          icon={icon(on.audio ? Mic : MicOff)}
          onClick={() => media.toggle('audio')}
        >
          {on.audio ? messages.mute : messages.unmute}
        </Button>
      )}
      {video === null ? null : (
        <Button
          variant={on.video ? 'outline' : 'tonal'}
          icon={icon(on.video ? Video : VideoOff)}
          onClick={() => media.toggle('video')}
        >
          {on.video ? messages.cameraOff : messages.cameraOn}
        </Button>
      )}
      {isNarrow ? (
        <MoreControls
          label={messages.more}
          trigger={
            <>
              {icon(Ellipsis)}
              <span>{messages.more}</span>
            </>
          }
          items={[
            ...(canShare ? [{ id: 'screen', label: shareText, icon: icon(MonitorUp), onSelect: share }] : []),
            ...sides.map((each) => ({
              id: each,
              label: messages[each],
              icon: icon(SIDE_ICONS[each]),
              onSelect: () => onSide(each),
            })),
            {
              id: 'phone',
              label: messages.callUs,
              icon: icon(Phone),
              onSelect: () => window.location.assign(BRAND.phone_href),
            },
          ]}
        />
      ) : (
        <>
          {canShare ? (
            <Button variant={screen === null ? 'outline' : 'tonal'} icon={icon(MonitorUp)} onClick={share}>
              {shareText}
            </Button>
          ) : null}
          {sides.map((each) => (
            <Button
              key={each}
              variant={side === each ? 'tonal' : 'outline'}
              icon={icon(SIDE_ICONS[each])}
              aria-expanded={side === each}
              data-side={each}
              onClick={() => onSide(side === each ? null : each)}
            >
              {messages[each]}
            </Button>
          ))}
        </>
      )}
      <Button icon={icon(PhoneOff)} onClick={onLeave}>
        {messages.leave}
      </Button>
    </Controls>
  );
}
