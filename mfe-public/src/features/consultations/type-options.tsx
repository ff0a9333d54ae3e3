import { Phone, Video } from 'lucide-react';
import type { ReactNode } from 'react';

import { CONSULTATION_MESSAGES as TEXTS } from './messages';

interface TypeOption<Type extends string> {
  value: Type;
  label: string;
  detail: string;
  icon: ReactNode;
}

/** Video and phone, with the values the form sends. */
export function typeOptions<Type extends string>([video, phone]: readonly [Type, Type]): readonly TypeOption<Type>[] {
  return [
    { value: video, label: TEXTS.video_option, detail: TEXTS.by_video, icon: <Video aria-hidden="true" /> },
    { value: phone, label: TEXTS.phone_option, detail: TEXTS.by_phone, icon: <Phone aria-hidden="true" /> },
  ];
}
