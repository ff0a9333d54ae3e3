import type { RoomPerson } from '@ayana/contracts/consultation-room';
import { VideoOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { messages } from './messages';
import type { Peer } from './peer';
import { Video } from './picture';
import { type Quality, qualityOf, type Received, receivedOf } from './quality';
import { Caption, NoPicture, Picture } from './room.styles';

const EVERY_MS = 3000;

function useQuality(peer: Peer | undefined): Quality | null {
  const [quality, setQuality] = useState<Quality | null>(null);
  useEffect(() => {
    if (peer === undefined) return undefined;
    let before: Received | undefined;
    const timer = setInterval(() => {
      const read = async (): Promise<void> => {
        const report = await peer.connection.getStats();
        const after = receivedOf([...report.values()] as Record<string, unknown>[]);
        if (before !== undefined) setQuality(qualityOf(before, after));
        before = after;
      };
      void read().catch(() => undefined);
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [peer]);
  return quality;
}

/** One of the others: their picture, and in words what cannot be seen. */
export function RemoteView({ person, peer }: { person: RoomPerson; peer: Peer | undefined }) {
  const quality = useQuality(peer);
  const state = peer?.state ?? 'connecting';
  const media = peer?.media;
  const hasPicture = media?.video !== false && state !== 'connecting';
  return (
    <Picture role="group" aria-label={`${person.name}, ${messages.roles[person.role]}`}>
      {peer === undefined ? null : (
        <Video stream={peer.stream} label={person.name} fit={media?.screen === true ? 'contain' : 'cover'} />
      )}
      {hasPicture ? null : (
        <NoPicture>
          <VideoOff size={32} aria-hidden="true" />
          {state === 'connecting' ? messages.states.connecting : messages.noCamera}
        </NoPicture>
      )}
      <Caption aria-live="polite">
        <span dir="auto">
          {person.name}, {messages.roles[person.role]}
        </span>
        {media?.audio === false ? <span>{messages.muted}</span> : null}
        {media?.screen === true ? <span>{messages.sharing}</span> : null}
        {person.is_connected ? null : <span>{messages.away}</span>}
        {state === 'connected' ? (
          quality === null ? null : (
            <span>{messages.qualities[quality]}</span>
          )
        ) : (
          <span>{messages.states[state]}</span>
        )}
      </Caption>
    </Picture>
  );
}
