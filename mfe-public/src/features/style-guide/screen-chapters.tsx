import { type ComponentType, useEffect, useState } from 'react';

import { STYLE_MESSAGES as TEXTS } from './messages';
import { Chapter } from './specimen';

/** What portals' screens are made of. It loads after the page: public pages do without tables and charts. */
export function ScreenChapters() {
  const [Parts, setParts] = useState<ComponentType | null>(null);
  useEffect(() => {
    void import(/* webpackChunkName: "screen-parts" */ './screens/screen-parts').then(
      ({ ScreenParts }) => setParts(() => ScreenParts),
      (error: unknown) => console.warn('The parts of portals could not be loaded.', error),
    );
  }, []);
  return (
    <Chapter id="screens" title={TEXTS.sections.screens}>
      {Parts === null ? null : <Parts />}
    </Chapter>
  );
}
