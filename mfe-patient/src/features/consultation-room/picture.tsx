import { useEffect, useRef } from 'react';

/** Plays a stream; where the browser refuses to play its sound at once, the next press begins it. */
export function Video({
  stream,
  label,
  muted = false,
  own,
  fit = 'cover',
}: {
  stream: MediaStream;
  label: string;
  muted?: boolean;
  own?: 'camera' | 'screen';
  fit?: 'cover' | 'contain';
}) {
  const box = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = box.current;
    if (video === null) return undefined;
    const play = (): void => void video.play().catch(() => undefined);
    if (video.srcObject !== stream) video.srcObject = stream;
    play();
    stream.addEventListener('addtrack', play);
    document.addEventListener('pointerdown', play);
    return () => {
      stream.removeEventListener('addtrack', play);
      document.removeEventListener('pointerdown', play);
    };
  });
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- People talk here: there are no captions of it.
    <video ref={box} playsInline autoPlay muted={muted} aria-label={label} data-own={own} data-fit={fit} />
  );
}
