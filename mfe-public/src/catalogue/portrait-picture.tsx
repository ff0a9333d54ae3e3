import { portraitSrc } from '@ayana/contracts/catalogue';
import type { Portrait } from '@ayana/contracts/catalogue';

/** The size a portrait is drawn at. */
const FRAME = { width: 160, height: 200 } as const;

/** A doctor's drawn portrait; decorative, since the name is beside it. */
export function PortraitPicture({ portrait, eager = false }: { portrait: Portrait; eager?: boolean }) {
  return (
    <img
      src={portraitSrc(portrait)}
      alt=""
      {...FRAME}
      decoding="async"
      {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
}
