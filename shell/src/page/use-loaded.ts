import { useEffect, useState } from 'react';

/**
 * A part that comes later, on intent. Unlike `React.lazy` a failure is forgotten: the next time `wanted` turns true it is
 * tried again. Undefined until it is there.
 * @param load the same function on every render
 */
export function useLoaded<Part>(wanted: boolean, load: () => Promise<Part>): Part | undefined {
  const [part, setPart] = useState<{ value: Part }>();
  useEffect(() => {
    if (!wanted || part !== undefined) return undefined;
    let current = true;
    const keep = (value: Part): void => {
      if (current) setPart({ value });
    };
    load()
      .then(keep)
      .catch((error: unknown) => console.warn('A part of the page could not be loaded.', error));
    return () => {
      current = false;
    };
  }, [load, part, wanted]);
  return part?.value;
}
