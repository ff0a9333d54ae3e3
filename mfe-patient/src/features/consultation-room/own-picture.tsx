import { VideoOff } from 'lucide-react';
import { useMemo } from 'react';
import { messages } from './messages';
import { Video } from './picture';
import { Caption, NoPicture, Picture } from './room.styles';
import type { LocalMedia } from './use-local-media';

/** What the others see of us. */
export function OwnView({ media, small = false }: { media: LocalMedia; small?: boolean }) {
  const { video, screen, on, audio } = media;
  const track = screen ?? (on.video ? video : null);
  const stream = useMemo(() => new MediaStream(track === null ? [] : [track]), [track]);
  return (
    <Picture $small={small}>
      {track === null ? (
        <NoPicture>
          <VideoOff size={small ? 20 : 32} aria-hidden="true" />
          {small ? null : messages.check.noPicture}
        </NoPicture>
      ) : (
        <Video stream={stream} label={messages.check.preview} muted own={screen === null ? 'camera' : 'screen'} />
      )}
      <Caption>
        <span>{messages.you}</span>
        {audio === null || !on.audio ? <span>{messages.muted}</span> : null}
      </Caption>
    </Picture>
  );
}
